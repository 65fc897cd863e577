import type { RuleChoice } from '../messages';

/** The rules that a person can choose from, as the list names them, and which is chosen. */
export interface RuleNames {
  readonly names: readonly string[];
  readonly chosen: string;
}

/** Said of a rule that the file names. */
const IN_FILE = ' (in the file)';

/** The entry for a file whose blocks name different rules. */
const MIXED = 'as in the file';

/** The list of rules, those of the file marked. */
export function ruleNames({ offered, own, trial }: RuleChoice): RuleNames {
  const isMixed = own.some((rule) => rule !== own[0]);
  const nameOf = (rule: string) => (own.includes(rule) ? `${rule}${IN_FILE}` : rule);
  return {
    names: [...(isMixed ? [MIXED] : []), ...offered.map(nameOf)],
    chosen: trial !== undefined ? nameOf(trial) : isMixed ? MIXED : nameOf(own[0]),
  };
}

/** The rule that an entry of the list stands for; undefined for the file's own. */
export function ruleOfName(name: string, { own }: Pick<RuleChoice, 'own'>): string | undefined {
  const rule = name.replace(IN_FILE, '');
  return name === MIXED || own.every((one) => one === rule) ? undefined : rule;
}

/** What the file says, in words. */
export function fileRuleText({ own }: Pick<RuleChoice, 'own'>): string {
  const different = [...new Set(own)];
  return different.length === 1 ? different[0] : `${different.slice(0, -1).join(', ')} and ${different.at(-1)}`;
}

/** Says that a rule is on trial. */
export function trialText(trial: string, choice: Pick<RuleChoice, 'own'>): string {
  return `Trying ${trial}; the file says ${fileRuleText(choice)}.`;
}
