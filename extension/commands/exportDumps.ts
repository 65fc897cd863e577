import * as vscode from 'vscode';
import { BakeCancelled } from '../../core/bake/bake';
import type { BakeOutcome } from '../bakes/bakeJob';
import type { LevelBake } from '../levels/levelBake';
import { fileName } from '../levels/levelFile';
import { refusedBroken } from '../levels/refusal';

/**
 * Bakes a level and writes the dump of each stage into a folder, for several agents into a folder
 * for each inside it.
 * @param given the folder; asked for without one
 */
export async function exportDumps(level: LevelBake, given: vscode.Uri | undefined): Promise<void> {
  const folder = given ?? (await askForFolder(level.uri));
  if (!folder) return;
  const outcome = await bakeWithProgress(level);
  if (!outcome) return;
  if (!outcome.dumps) {
    const show = 'Show Problems';
    const message = `${fileName(level.uri)} is refused, so there is nothing to export.`;
    if ((await vscode.window.showErrorMessage(message, show)) === show) {
      await vscode.commands.executeCommand('workbench.actions.view.problems');
    }
    return;
  }
  // For several agents, each has a folder of its own in it.
  const files = Object.entries(outcome.dumps).map(([name, bytes]) => ({
    uri: vscode.Uri.joinPath(folder, `${name}.txt`),
    bytes,
  }));
  if (!given && !(await mayReplace(files.map(({ uri }) => uri)))) return;
  try {
    for (const { uri, bytes } of files) {
      await vscode.workspace.fs.createDirectory(vscode.Uri.joinPath(uri, '..'));
      await vscode.workspace.fs.writeFile(uri, bytes);
    }
  } catch (error) {
    void vscode.window.showErrorMessage(`The dumps cannot be written: ${(error as Error).message}`);
    return;
  }
  void vscode.window.showInformationMessage(`${files.length} dumps of ${fileName(level.uri)} were written.`);
}

async function askForFolder(level: vscode.Uri): Promise<vscode.Uri | undefined> {
  const chosen = await vscode.window.showOpenDialog({
    title: 'Folder for the dumps',
    openLabel: 'Export Here',
    canSelectFiles: false,
    canSelectFolders: true,
    defaultUri: vscode.Uri.joinPath(level, '..'),
  });
  return chosen?.[0];
}

function bakeWithProgress(level: LevelBake): Thenable<BakeOutcome | undefined> {
  const title = `Baking ${fileName(level.uri)} for its dumps`;
  const location = vscode.ProgressLocation.Notification;
  return vscode.window.withProgress({ location, title, cancellable: true }, async (_, token) => {
    try {
      return await level.bakeDumps(token);
    } catch (error) {
      if (!(error instanceof BakeCancelled)) {
        void vscode.window.showErrorMessage(refusedBroken(error as Error).sentence);
      }
      return undefined;
    }
  });
}

/** Asks before files are replaced. */
async function mayReplace(uris: readonly vscode.Uri[]): Promise<boolean> {
  const stats = await Promise.allSettled(uris.map((uri) => vscode.workspace.fs.stat(uri)));
  const existing = stats.filter(({ status }) => status === 'fulfilled').length;
  if (existing === 0) return true;
  const replace = 'Replace';
  const message = `${existing} of the ${uris.length} dumps are there already.`;
  return (await vscode.window.showWarningMessage(message, { modal: true }, replace)) === replace;
}
