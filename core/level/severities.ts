import type { Problem, Severity } from './problem';
import type { ProblemReport } from './problemList';

/** Another severity for a code, or not to hear of it. */
export type SeverityChoice = Severity | 'off';

/** All that can be chosen for a code. */
export const SEVERITY_CHOICES: readonly SeverityChoice[] = ['off', 'hint', 'warning', 'error'];

/** What somebody chose for codes; the others keep their own. */
export type SeverityChoices = Readonly<Record<string, SeverityChoice>>;

/**
 * A report with the severities that somebody chose. Errors stay errors: the level is refused for
 * them, whatever they are called. What a flood did not list changes with the line that stands for it.
 */
export function withSeverities(report: ProblemReport, choices: SeverityChoices): ProblemReport {
  const problems: Problem[] = [];
  const counts = { error: report.errors, warning: report.warnings, hint: report.hints };
  for (const problem of report.problems) {
    const severity = chosen(problem, choices);
    const count = problem.unlisted ?? 1;
    counts[problem.severity] -= count;
    if (severity === 'off') continue;
    counts[severity] += count;
    problems.push(severity === problem.severity ? problem : { ...problem, severity });
  }
  return { problems, errors: counts.error, warnings: counts.warning, hints: counts.hint };
}

function chosen({ code, severity }: Problem, choices: SeverityChoices): SeverityChoice {
  if (severity === 'error' || !Object.hasOwn(choices, code)) return severity;
  const choice = choices[code];
  return SEVERITY_CHOICES.includes(choice) ? choice : severity;
}
