// Files that a level names, moved and deleted inside the editor.
import * as assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { codeOf } from '../../extension/problems/problemDiagnostic';
import { floorLevel, LevelScene, writeFile } from './levelScene';

/** A level with a settings file of its own, which is open too. */
async function sceneWithSettings() {
  const settings = await writeFile('.spans.json', { cellSize: 0.5, radius: 0, climb: 30 });
  const reference = settings.path.slice(settings.path.lastIndexOf('/') + 1);
  await vscode.window.showTextDocument(await vscode.workspace.openTextDocument(settings), { preview: false });
  const scene = await LevelScene.open(floorLevel(1, { settings: reference }));
  await scene.state('baked', ({ summary }) => summary.grid.width === 6);
  return { scene, settings, reference };
}

async function isMissing(scene: LevelScene, reference: string): Promise<void> {
  const [problem] = await scene.diagnostics((all) => all.length === 1 && codeOf(all[0]) === 'LL105');
  assert.equal(scene.document.getText(problem.range), JSON.stringify(reference));
}

describe('A level whose settings file', () => {
  it('is renamed tells that it is missing, at once', async () => {
    const { scene, settings, reference } = await sceneWithSettings();
    const edit = new vscode.WorkspaceEdit();
    edit.renameFile(settings, vscode.Uri.joinPath(settings, '..', `renamed-${reference}`));
    await vscode.workspace.applyEdit(edit);
    await isMissing(scene, reference);
  });

  it('is deleted tells that it is missing, though it is open', async () => {
    const { scene, settings, reference } = await sceneWithSettings();
    const edit = new vscode.WorkspaceEdit();
    edit.deleteFile(settings);
    await vscode.workspace.applyEdit(edit);
    await isMissing(scene, reference);
  });
});
