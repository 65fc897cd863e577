import * as vscode from 'vscode';
import { PROBLEM_CODES } from '../../core/level/problemCodes';
import { codeOf } from '../problems/problemDiagnostic';

/**
 * Opens the page that explains problems, at the section of a code.
 * @param extension the extension's folder
 * @param given the code; without one it is that of the problem at the cursor, or asked for
 */
export async function explainProblem(extension: vscode.Uri, given: unknown): Promise<void> {
  const code = typeof given === 'string' ? given : (codeAtCursor() ?? (await askForCode()));
  if (code === undefined || !Object.hasOwn(PROBLEM_CODES, code)) return;
  const page = vscode.Uri.joinPath(extension, 'docs', 'problems.md');
  const text = new TextDecoder().decode(await vscode.workspace.fs.readFile(page));
  await vscode.commands.executeCommand('markdown.showPreview', page.with({ fragment: sectionOf(text, code) }));
}

function codeAtCursor(): string | undefined {
  const editor = vscode.window.activeTextEditor;
  if (!editor) return undefined;
  const here = vscode.languages
    .getDiagnostics(editor.document.uri)
    .filter(({ range }) => range.contains(editor.selection.active));
  return here.map(codeOf).find((code) => code !== undefined);
}

async function askForCode(): Promise<string | undefined> {
  const codes = Object.entries(PROBLEM_CODES).map(([code, { meaning }]) => ({ label: code, detail: meaning }));
  const title = 'Explain Problem';
  return (await vscode.window.showQuickPick(codes, { title, matchOnDetail: true }))?.label;
}

/** The name that Markdown gives to the section of a code: its heading, small, with dashes for spaces. */
function sectionOf(page: string, code: string): string {
  const heading = new RegExp(`^## (${code}\\b.*)$`, 'm').exec(page)?.[1] ?? '';
  return heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replace(/ /g, '-');
}
