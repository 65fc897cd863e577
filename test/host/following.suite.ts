// Which level a preview shows: it follows the active one, or it is locked and stays.
import * as assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { floorLevel, LevelScene, ledgelight, until, writeFile } from './levelScene';
import { StandInPanel } from './standInPanel';

const nameOf = (uri: vscode.Uri) => uri.path.split('/').at(-1) as string;

/** Waits until a panel shows a level. */
async function showing(panel: StandInPanel, uri: vscode.Uri): Promise<void> {
  await panel.hears('shows', ({ level }) => level === uri.toString());
  assert.equal(panel.shows, nameOf(uri));
}

describe('A preview that is not locked', () => {
  it('goes along to the level whose editor becomes active, and one that is locked stays', async () => {
    const [first, second] = [await LevelScene.open(floorLevel(1)), await LevelScene.open(floorLevel(1))];
    const following = await StandInPanel.of(second.document.uri, false);
    const locked = await StandInPanel.of(second.document.uri, true);
    await vscode.window.showTextDocument(first.document);
    await showing(following, first.document.uri);
    assert.equal(following.title, `Preview ${nameOf(first.document.uri)}`);
    assert.equal(locked.shows, nameOf(second.document.uri));
    assert.equal(locked.title, `[Preview] ${nameOf(second.document.uri)}`);
  });

  it('leaves a level to the locked preview that shows it already', async () => {
    const [first, second] = [await LevelScene.open(floorLevel(1)), await LevelScene.open(floorLevel(1))];
    const third = await LevelScene.open(floorLevel(1));
    await StandInPanel.of(first.document.uri, true);
    const following = await StandInPanel.of(second.document.uri, false);
    await vscode.window.showTextDocument(first.document);
    await vscode.window.showTextDocument(third.document);
    await showing(following, third.document.uri);
    const levels = following.posted.filter((message) => message.type === 'shows').map(({ name }) => name);
    assert.deepEqual(
      levels,
      [second, third].map(({ document }) => nameOf(document.uri)),
    );
  });

  it('goes along to a level that the active settings file is part of, if it shows none of those', async () => {
    const settings = await writeFile('.spans.json', { cellSize: 0.5 });
    const level = floorLevel(1, { settings: nameOf(settings) });
    const [first, second] = [await LevelScene.open(level), await LevelScene.open(level)];
    for (const scene of [first, second]) await scene.state('baked');
    const stranger = await LevelScene.open(floorLevel(1));
    const following = await StandInPanel.of(second.document.uri, false);
    await vscode.window.showTextDocument(settings);
    await vscode.window.showTextDocument(stranger.document);
    await showing(following, stranger.document.uri);
    await vscode.window.showTextDocument(settings);
    await showing(following, first.document.uri);
    const levels = following.posted.filter((message) => message.type === 'shows').map(({ name }) => name);
    assert.deepEqual(
      levels,
      [second, stranger, first].map(({ document }) => nameOf(document.uri)),
    );
  });

  it('is turned to a level by the command that opens its preview', async () => {
    const scene = await LevelScene.open(floorLevel(1));
    const following = await StandInPanel.of(await writeFile('.level.json', floorLevel(1)), false);
    await vscode.commands.executeCommand('ledgelight.openPreview', scene.document.uri);
    await showing(following, scene.document.uri);
    assert.equal(scene.api.previews.all.length, 1);
  });
});

describe('Locking', () => {
  it('is done by the page or by a command, and shows in the title', async () => {
    const scene = await LevelScene.open(floorLevel(1));
    const name = nameOf(scene.document.uri);
    const panel = await StandInPanel.of(scene.document.uri, false);
    panel.say({ type: 'lock', locked: true });
    assert.equal(panel.title, `[Preview] ${name}`);
    await panel.hears('shows', ({ locked }) => locked);
    await vscode.commands.executeCommand('ledgelight.toggleLock');
    assert.equal(panel.title, `Preview ${name}`);
  });

  it('leaves at most one that follows: the other is locked', async () => {
    const [first, second] = [await LevelScene.open(floorLevel(1)), await LevelScene.open(floorLevel(1))];
    const following = await StandInPanel.of(first.document.uri, false);
    const locked = await StandInPanel.of(second.document.uri, true);
    locked.say({ type: 'lock', locked: false });
    assert.equal(locked.title, `Preview ${nameOf(second.document.uri)}`);
    assert.equal(following.title, `[Preview] ${nameOf(first.document.uri)}`);
  });
});

describe('The preview of a level', () => {
  /** A level and its preview, after it was renamed by itself or with its folder. */
  async function renamed(from: vscode.Uri, to: vscode.Uri, level: vscode.Uri, now: vscode.Uri, hidden = false) {
    const panel = await StandInPanel.of(level, true);
    await panel.hears('idle');
    if (hidden) panel.become(false);
    const edit = new vscode.WorkspaceEdit();
    edit.renameFile(from, to);
    await vscode.workspace.applyEdit(edit);
    if (hidden) {
      panel.become(true);
      panel.say({ type: 'ready' });
    }
    const { formerly } = await panel.hears('shows', (message) => message.level === now.toString());
    assert.equal(formerly, level.toString());
    assert.equal(panel.title, `[Preview] ${nameOf(now)}`);
    const api = await ledgelight();
    await until('its bake', [api.levels.onDidChange], () => api.levels.find(now)?.state.kind === 'baked');
    await until('the former one to go', [api.levels.onDidClose], () => !api.levels.find(level));
    return panel;
  }

  it('goes along when the level is renamed', async () => {
    const { document } = await LevelScene.open(floorLevel(1));
    const now = document.uri.with({ path: document.uri.path.replace('.level.json', '-renamed.level.json') });
    await renamed(document.uri, now, document.uri, now);
  });

  it('goes along when the level is renamed while nobody sees it', async () => {
    const { document } = await LevelScene.open(floorLevel(1));
    const now = document.uri.with({ path: document.uri.path.replace('.level.json', '-hidden.level.json') });
    await renamed(document.uri, now, document.uri, now, true);
  });

  it('goes along when the level’s folder is renamed', async () => {
    const beside = await writeFile('.level.json', floorLevel(1));
    const folder = (name: string) => vscode.Uri.joinPath(beside, '..', name);
    const level = vscode.Uri.joinPath(folder('before'), 'inside.level.json');
    await vscode.workspace.fs.copy(beside, level);
    await renamed(folder('before'), folder('after'), level, vscode.Uri.joinPath(folder('after'), 'inside.level.json'));
  });

  it('keeps the last picture when the level is deleted, says so, and goes on when it comes back', async () => {
    const uri = await writeFile('.level.json', floorLevel(1));
    const panel = await StandInPanel.of(uri, true);
    await panel.hears('details');
    await panel.hears('idle');
    const pictures = () => panel.posted.filter(({ type }) => type === 'picture').length;
    const before = pictures();
    const edit = new vscode.WorkspaceEdit();
    edit.deleteFile(uri);
    await vscode.workspace.applyEdit(edit);
    const { sentence } = await panel.hears('refused');
    assert.match(sentence, /cannot be read: there is no such file\./);
    assert.equal(pictures(), before);
    const level = (await ledgelight()).levels.find(uri);
    assert.ok(level?.picture);
    await vscode.workspace.fs.writeFile(uri, new TextEncoder().encode(JSON.stringify(floorLevel(2))));
    await until('a new picture', [level.onDidChange], () => pictures() > before);
  });

  it('has its file’s text when an editor is closed without saving', async () => {
    const uri = await writeFile('.level.json', floorLevel(1));
    const panel = await StandInPanel.of(uri, true);
    await vscode.commands.executeCommand('vscode.open', uri);
    const document = await vscode.workspace.openTextDocument(uri);
    const edit = new vscode.WorkspaceEdit();
    edit.insert(uri, new vscode.Position(0, 0), '?');
    await vscode.workspace.applyEdit(edit);
    await panel.hears('refused');
    assert.ok(document.isDirty);
    panel.posted.length = 0;
    await vscode.commands.executeCommand('workbench.action.revertAndCloseActiveEditor');
    await panel.hears('idle');
  });
});
