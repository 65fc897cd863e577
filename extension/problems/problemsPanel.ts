import * as vscode from 'vscode';
import type { Problem } from '../../core/level/problem';
import type { ProblemReport } from '../../core/level/problemList';
import { type SeverityChoices, withSeverities } from '../../core/level/severities';
import { JSON_VALIDATION, jsonValidationReports } from './jsonValidation';
import { problemDiagnostic } from './problemDiagnostic';

const SEVERITY = 'ledgelight.severity';

/** What was found wrong in a file and in those it refers to. */
export interface FoundProblems {
  readonly report: ProblemReport;
  /** Where a file lies, as problems name it; the empty name is the checked file itself. */
  uriOf(file: string): vscode.Uri;
}

/**
 * The problems of all that is checked, in the Problems panel. A settings file can be checked by
 * itself and with several levels: what they all find in it is listed once. What VS Code reports
 * anyway is left out, and each code has the severity that the settings give it.
 */
export class ProblemsPanel implements vscode.Disposable {
  private readonly collection = vscode.languages.createDiagnosticCollection('ledgelight');
  /** By whoever found them. */
  private readonly found = new Map<object, FoundProblems>();
  private readonly subscription: vscode.Disposable;

  constructor() {
    const { workspace } = vscode;
    this.subscription = vscode.Disposable.from(
      workspace.onDidChangeConfiguration((event) => {
        if (event.affectsConfiguration(SEVERITY) || event.affectsConfiguration(JSON_VALIDATION)) this.showAll();
      }),
      // VS Code checks the JSON of open documents only.
      workspace.onDidOpenTextDocument(({ uri }) => this.show([uri])),
      workspace.onDidCloseTextDocument(({ uri }) => this.show([uri])),
    );
  }

  /** Lists what somebody found, instead of what the same one found before. */
  set(finder: object, problems: FoundProblems): void {
    const before = this.found.get(finder);
    this.found.set(finder, problems);
    this.show([...filesOf(before), ...filesOf(problems)]);
  }

  delete(finder: object): void {
    const before = this.found.get(finder);
    this.found.delete(finder);
    this.show(filesOf(before));
  }

  private showAll(): void {
    this.show([...this.found.values()].flatMap(filesOf));
  }

  private show(uris: readonly vscode.Uri[]): void {
    const distinct = new Map(uris.map((uri) => [uri.toString(), uri]));
    for (const uri of distinct.values()) this.collection.set(uri, this.diagnosticsIn(uri));
  }

  private diagnosticsIn(uri: vscode.Uri): vscode.Diagnostic[] {
    const distinct = new Map<string, vscode.Diagnostic>();
    for (const { report, uriOf } of this.found.values()) {
      const isHere = ({ file }: Problem) => uriOf(file).toString() === uri.toString();
      if (!report.problems.some(isHere)) continue;
      const choices = vscode.workspace.getConfiguration(undefined, uriOf('')).get<SeverityChoices>(SEVERITY, {});
      for (const problem of withSeverities(report, choices).problems) {
        if (!isHere(problem) || jsonValidationReports(problem.code, uri)) continue;
        distinct.set(keyOf(problem), problemDiagnostic(problem, uriOf));
      }
    }
    return [...distinct.values()];
  }

  dispose(): void {
    this.subscription.dispose();
    this.collection.dispose();
  }
}

function filesOf(found: FoundProblems | undefined): vscode.Uri[] {
  return found ? found.report.problems.map(({ file }) => found.uriOf(file)) : [];
}

/** The same for problems that say the same of the same places. */
function keyOf({ range, message, related = [] }: Problem): string {
  const places = [range, ...related.map((place) => place.range)];
  return `${places.map(({ start }) => `${start.line}:${start.character}`).join(' ')} ${message}`;
}
