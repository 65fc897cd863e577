import * as vscode from 'vscode';
import type { Problem } from '../../core/level/problem';
import { rangeOf } from '../textRange';

const SEVERITIES: Readonly<Record<Problem['severity'], vscode.DiagnosticSeverity>> = {
  error: vscode.DiagnosticSeverity.Error,
  warning: vscode.DiagnosticSeverity.Warning,
  // The editor's own hints are not listed in the Problems panel; its informations are.
  hint: vscode.DiagnosticSeverity.Information,
};

/**
 * A problem as the editor shows it; its code is a link to the page that explains it.
 * @param uriOf where a file lies, as the level refers to it
 */
export function problemDiagnostic(problem: Problem, uriOf: (file: string) => vscode.Uri): vscode.Diagnostic {
  const { message, severity, code, related = [] } = problem;
  const diagnostic = new vscode.Diagnostic(rangeOf(problem.range), message, SEVERITIES[severity]);
  diagnostic.source = 'Ledgelight';
  // A command, because the page lies in the extension: that is not where the editor runs in a browser.
  const target = vscode.Uri.from({
    scheme: 'command',
    path: 'ledgelight.explainProblem',
    query: JSON.stringify([code]),
  });
  diagnostic.code = { value: code, target };
  diagnostic.relatedInformation = related.map((place) => {
    const location = new vscode.Location(uriOf(place.file), rangeOf(place.range));
    return new vscode.DiagnosticRelatedInformation(location, place.message);
  });
  return diagnostic;
}

/** The code of one of our diagnostics; undefined for those of others. */
export function codeOf({ source, code }: vscode.Diagnostic): string | undefined {
  return source === 'Ledgelight' && typeof code === 'object' ? String(code.value) : undefined;
}
