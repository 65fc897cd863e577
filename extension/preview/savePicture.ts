import * as vscode from 'vscode';
import { fileName } from '../levels/levelFile';

/**
 * Writes a picture of a level where the author says.
 * @param name the file's name to begin with
 */
export async function savePicture(level: vscode.Uri, name: string, png: ArrayBuffer): Promise<void> {
  const filters = { 'PNG picture': ['png'] };
  const defaultUri = besideLevel(level, name);
  const target = await vscode.window.showSaveDialog({
    title: 'Save Picture',
    filters,
    ...(defaultUri && { defaultUri }),
  });
  if (target) await writePicture(target, png);
}

/** Writes a picture and says so, or why it could not be written. */
export async function writePicture(target: vscode.Uri, png: ArrayBuffer): Promise<void> {
  const name = fileName(target);
  try {
    await vscode.workspace.fs.writeFile(target, new Uint8Array(png));
  } catch (error) {
    void vscode.window.showErrorMessage(`${name} cannot be saved: ${(error as Error).message}`);
    return;
  }
  const open = 'Open';
  void vscode.window.showInformationMessage(`Saved ${name}`, open).then((chosen) => {
    if (chosen === open) void vscode.commands.executeCommand('vscode.open', target);
  });
}

/** A file of this name in the level's folder; a level that is not saved yet has none. */
function besideLevel(level: vscode.Uri, name: string): vscode.Uri | undefined {
  const safe = name.replace(/[\\/:*?"<>|]/g, '-');
  if (level.scheme !== 'untitled') return vscode.Uri.joinPath(level, '..', safe);
  const folder = vscode.workspace.workspaceFolders?.[0]?.uri;
  return folder && vscode.Uri.joinPath(folder, safe);
}
