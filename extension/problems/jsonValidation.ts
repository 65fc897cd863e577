import * as vscode from 'vscode';
import { openDocument } from '../levels/levelFile';

/** A text that is not JSON. */
const NOT_JSON = 'LL101';

/** The setting that switches VS Code's own JSON validation. */
export const JSON_VALIDATION = 'json.validate.enable';

/**
 * Whether VS Code's own JSON validation reports a problem too: faults of the syntax, in a document
 * that is open as JSON. An empty document it passes over.
 */
export function jsonValidationReports(code: string, uri: vscode.Uri): boolean {
  if (code !== NOT_JSON) return false;
  const document = openDocument(uri);
  if (document?.languageId !== 'json' || document.getText() === '') return false;
  return vscode.workspace.getConfiguration(undefined, uri).get(JSON_VALIDATION, true);
}
