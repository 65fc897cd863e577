import * as vscode from 'vscode';
import type { PreviewPanel } from '../preview/previewPanel';

/** Gives the keyboard to the editor of a preview's level; opens one beside the preview if there is none. */
export async function showSource({ level, column }: PreviewPanel): Promise<void> {
  if (!level) return;
  const key = level.uri.toString();
  const isOpenIn = ({ tabs }: vscode.TabGroup) =>
    tabs.some(({ input }) => input instanceof vscode.TabInputText && input.uri.toString() === key);
  const open = vscode.window.tabGroups.all.find(isOpenIn)?.viewColumn;
  const { One, Beside } = vscode.ViewColumn;
  const viewColumn = open ?? (column === One ? Beside : One);
  await vscode.commands.executeCommand('vscode.open', level.uri, { viewColumn });
}
