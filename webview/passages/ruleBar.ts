import { actionHint } from '../actions';
import { createButton, Dropdown } from '../controls';
import type { RuleChoice } from '../messages';
import { ruleNames, ruleOfName, trialText } from './ruleText';

export interface RuleBarEvents {
  /** A person wants to see another rule; undefined: that of the file. */
  tried(rule: string | undefined): void;
  /** A person wants the rule on trial written into the level. */
  write(rule: string): void;
  /** A person wants to see two rules side by side, or no longer. */
  compare(): void;
}

/** The row with the rule that says who owns the floors of passages; only for a level that has some. */
export class RuleBar {
  readonly element = document.createElement('div');
  /** What is said of a rule on trial, over the picture: nothing moves when a trial begins or ends. */
  readonly plate = document.createElement('div');
  readonly #rules: Dropdown;
  readonly #trial = document.createElement('p');
  readonly #compare: HTMLElement;
  #choice: RuleChoice | undefined;

  constructor(events: RuleBarEvents) {
    const title = document.createElement('span');
    title.textContent = 'Floor owner';
    this.#rules = new Dropdown('The rule that says who owns the floors of passages', (name) => {
      const { trial } = this.#choice ?? {};
      const rule = this.#choice && ruleOfName(name, this.#choice);
      if (rule !== trial) events.tried(rule);
    });
    const write = createButton(
      'Write into the level',
      () => {
        if (this.#choice?.trial !== undefined) events.write(this.#choice.trial);
      },
      { description: 'Change “floorOwner” in the level’s text; it can be undone, and is not saved' },
    );
    const back = createButton('Back to the file’s rule', () => events.tried(undefined), {
      description: 'End the trial: nothing was changed in the file',
    });
    this.#compare = createButton('Side by side', () => events.compare(), { description: actionHint('compareRules') });
    this.#trial.setAttribute('role', 'status');
    this.element.className = 'rules';
    this.element.setAttribute('role', 'group');
    this.element.setAttribute('aria-label', 'Rule for the floors of passages');
    this.element.append(title, this.#rules.element, this.#compare);
    this.element.hidden = true;
    this.plate.className = 'trial';
    this.plate.append(this.#trial, write, back);
    this.plate.hidden = true;
  }

  /** Shows the rules of a picture; none for a level without passages. */
  show(choice: RuleChoice | undefined, compares: boolean): void {
    this.#choice = choice;
    this.element.hidden = choice === undefined;
    this.plate.hidden = choice?.trial === undefined;
    if (choice === undefined) return;
    const { names, chosen } = ruleNames(choice);
    this.#rules.show(names, chosen);
    const { trial } = choice;
    if (trial !== undefined) this.#trial.textContent = trialText(trial, choice);
    this.#compare.setAttribute('aria-pressed', String(compares));
    this.#compare.textContent = compares ? 'End side by side' : 'Side by side';
  }

  /** Says which rule the rock is carved by now, until its picture comes. */
  expect(rule: string): void {
    this.#trial.textContent = `Carving by ${rule} …`;
    this.plate.hidden = false;
  }
}
