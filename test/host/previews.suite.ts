// The preview as the extension host sees it: what it is sent, and what it says it has drawn.
import * as assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { closeTabs, floorLevel, LevelScene, type, until } from './levelScene';

/** The preview tabs that are open for a level. */
function tabsOf(name: string, prefix = 'Preview'): vscode.Tab[] {
  const tabs = vscode.window.tabGroups.all.flatMap((group) => group.tabs);
  return tabs.filter((tab) => tab.input instanceof vscode.TabInputWebview && tab.label === `${prefix} ${name}`);
}

function drawn(scene: LevelScene, version: number): Promise<boolean> {
  let seen = -1;
  const listening = scene.api.previews.onDidDraw((drawing) => {
    if (drawing.uri.toString() === scene.document.uri.toString()) seen = drawing.version;
  });
  const wait = until(`version ${version} to be drawn`, [scene.api.previews.onDidDraw], () => seen >= version);
  return wait.finally(() => listening.dispose());
}

describe('The preview', () => {
  it('opens once beside its level, draws it, and draws it again after an edit', async () => {
    const scene = await LevelScene.open(floorLevel(1));
    const name = scene.document.uri.path.split('/').at(-1) as string;
    const first = drawn(scene, scene.document.version);
    await vscode.commands.executeCommand('ledgelight.openPreview', scene.document.uri);
    await first;
    await vscode.commands.executeCommand('ledgelight.openPreview', scene.document.uri);
    assert.equal(tabsOf(name).length, 1);
    assert.notEqual(tabsOf(name)[0].group.viewColumn, vscode.window.activeTextEditor?.viewColumn);
    assert.equal(vscode.window.activeTextEditor?.document, scene.document, 'the source keeps the keyboard');

    const second = drawn(scene, scene.document.version + 1);
    await type(scene.document, '"radius": 0', '"radius": 2');
    await second;
  });

  it('of each of several levels stays open when it is locked, and is opened once', async () => {
    const scenes = [await LevelScene.open(floorLevel(1)), await LevelScene.open(floorLevel(1))];
    for (const { document } of [...scenes, ...scenes]) {
      await vscode.commands.executeCommand('ledgelight.openLockedPreview', document.uri);
    }
    const { tabGroups } = vscode.window;
    for (const { document } of scenes) {
      const name = document.uri.path.split('/').at(-1) as string;
      await until(`[Preview] ${name}`, [tabGroups.onDidChangeTabs], () => tabsOf(name, '[Preview]').length === 1);
    }
  });

  it('gives the keyboard to the level’s editor by a command', async () => {
    const [scene, other] = [await LevelScene.open(floorLevel(1)), await LevelScene.open(floorLevel(1))];
    await vscode.commands.executeCommand('ledgelight.openLockedPreview', scene.document.uri);
    assert.equal(vscode.window.activeTextEditor?.document, other.document);
    await vscode.commands.executeCommand('ledgelight.showSource');
    await until('its editor', [vscode.window.onDidChangeActiveTextEditor], () => {
      return vscode.window.activeTextEditor?.document === scene.document;
    });
  });

  it('keeps its level baked after the source was closed', async () => {
    const scene = await LevelScene.open(floorLevel(1));
    await vscode.commands.executeCommand('ledgelight.openPreview', scene.document.uri);
    await closeTabs(scene.document.uri);
    assert.ok(scene.api.levels.find(scene.document.uri));
  });
});
