import * as vscode from 'vscode';
import type { Problem, TextRange } from '../../core/level/problem';
import type { LevelBake } from '../levels/levelBake';
import type { OpenLevels } from '../levels/openLevels';

const SEVERITIES: Readonly<Record<Problem['severity'], vscode.DiagnosticSeverity>> = {
  error: vscode.DiagnosticSeverity.Error,
  warning: vscode.DiagnosticSeverity.Warning,
  // The editor's own hints are not listed in the Problems panel; its informations are.
  hint: vscode.DiagnosticSeverity.Information,
};

/**
 * The problems of all levels in the Problems panel. A settings file can be used by several levels:
 * what they all find in it is listed once.
 */
export class LevelDiagnostics implements vscode.Disposable {
  private readonly collection = vscode.languages.createDiagnosticCollection('ledgelight');
  /** What each level reports, by level and by file. */
  private readonly byLevel = new Map<LevelBake, Map<string, vscode.Diagnostic[]>>();
  private readonly subscription: vscode.Disposable;

  constructor(levels: OpenLevels) {
    this.subscription = vscode.Disposable.from(
      levels.onDidChange((level) => {
        if (level.state.kind === 'baked' || level.state.kind === 'refused') this.report(level);
      }),
      levels.onDidClose((level) => this.replace(level, new Map())),
    );
  }

  private report(level: LevelBake): void {
    const files = new Map<string, vscode.Diagnostic[]>();
    const uriOf = (file: string) => (file === '' ? level.uri : level.files.resolve(file));
    for (const problem of level.report.problems) {
      const uri = uriOf(problem.file);
      const list = files.get(uri.toString()) ?? [];
      files.set(uri.toString(), list);
      list.push(diagnosticOf(problem, uriOf));
    }
    this.replace(level, files);
  }

  private replace(level: LevelBake, files: Map<string, vscode.Diagnostic[]>): void {
    const before = this.byLevel.get(level);
    if (files.size > 0) this.byLevel.set(level, files);
    else this.byLevel.delete(level);
    for (const file of new Set([...(before?.keys() ?? []), ...files.keys()])) {
      this.collection.set(vscode.Uri.parse(file), this.diagnosticsIn(file));
    }
  }

  private diagnosticsIn(file: string): vscode.Diagnostic[] {
    const distinct = new Map<string, vscode.Diagnostic>();
    for (const files of this.byLevel.values()) {
      for (const diagnostic of files.get(file) ?? []) {
        const { start } = diagnostic.range;
        distinct.set(`${start.line}:${start.character} ${diagnostic.message}`, diagnostic);
      }
    }
    return [...distinct.values()];
  }

  dispose(): void {
    this.subscription.dispose();
    this.collection.dispose();
  }
}

function diagnosticOf(problem: Problem, uriOf: (file: string) => vscode.Uri): vscode.Diagnostic {
  const { message, severity, code, related = [] } = problem;
  const diagnostic = new vscode.Diagnostic(rangeOf(problem.range), message, SEVERITIES[severity]);
  diagnostic.source = 'Ledgelight';
  diagnostic.code = code;
  diagnostic.relatedInformation = related.map((place) => {
    const location = new vscode.Location(uriOf(place.file), rangeOf(place.range));
    return new vscode.DiagnosticRelatedInformation(location, place.message);
  });
  return diagnostic;
}

function rangeOf({ start, end }: TextRange): vscode.Range {
  return new vscode.Range(start.line, start.character, end.line, end.character);
}
