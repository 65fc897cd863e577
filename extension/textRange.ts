import * as vscode from 'vscode';
import type { TextRange } from '../core/level/problem';

/** A range of the core's, as the editor has them. */
export function rangeOf({ start, end }: TextRange): vscode.Range {
  return new vscode.Range(start.line, start.character, end.line, end.character);
}
