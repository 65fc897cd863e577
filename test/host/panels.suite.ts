// Which panel shows which level, and what its page is told: with panels whose page is played by the test.
import * as assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { floorLevel, LevelScene, ledgelight, until, writeFile } from './levelScene';
import { StandInPanel } from './standInPanel';

const nameOf = (uri: vscode.Uri) => uri.path.split('/').at(-1) as string;

describe('A preview that is brought back after the window was loaded again', () => {
  it('has its level and its lock, and its page is told everything once it is ready', async () => {
    const uri = await writeFile('.level.json', floorLevel(1));
    const panel = await StandInPanel.revive({ level: uri.toString(), locked: true, camera: 'the page’s own' });
    assert.equal(panel.title, `[Preview] ${nameOf(uri)}`);
    const api = await ledgelight();
    await until('its bake', [api.levels.onDidChange], () => api.levels.find(uri)?.state.kind === 'baked');
    assert.deepEqual(panel.posted, [], 'nothing is sent before the page is ready');
    panel.say({ type: 'ready' });
    await panel.hears('idle');
    assert.deepEqual(
      panel.posted.map(({ type }) => type),
      ['shows', 'look', 'picture', 'details', 'idle'],
    );
    const { level, name, locked } = await panel.hears('shows');
    assert.deepEqual([level, name, locked], [uri.toString(), nameOf(uri), true]);
    assert.deepEqual((await panel.hears('picture')).summary.settings.radius, 0);
  });

  it('says so when what it stored makes no sense', async () => {
    for (const state of [undefined, null, 7, {}, { level: 5 }, { level: '' }, { level: 'no address' }]) {
      const panel = await StandInPanel.revive(state);
      panel.say({ type: 'ready' });
      const { sentence } = await panel.hears('refused');
      assert.match(sentence, /no longer knows its level\. Close it/);
      panel.dispose();
    }
  });

  it('says so when its level is gone, and shows it once it is there again', async () => {
    const uri = await writeFile('.level.json', floorLevel(1));
    await vscode.workspace.fs.delete(uri);
    const panel = await StandInPanel.of(uri, true);
    const { sentence, remedies } = await panel.hears('refused');
    assert.equal(sentence, `${nameOf(uri)} cannot be read: there is no such file. Bake again once it can be read.`);
    assert.deepEqual(remedies, ['rebake']);
    await vscode.workspace.fs.writeFile(uri, new TextEncoder().encode(JSON.stringify(floorLevel(1))));
    await panel.hears('idle');
  });

  it('stays with its level when another one follows already', async () => {
    const [first, second] = [
      await writeFile('.level.json', floorLevel(1)),
      await writeFile('.level.json', floorLevel(1)),
    ];
    await StandInPanel.of(first, false);
    const panel = await StandInPanel.of(second, false);
    assert.equal(panel.title, `[Preview] ${nameOf(second)}`);
  });
});

describe('A page', () => {
  it('that went with its panel behind another tab is sent nothing until it is there again, and then everything', async () => {
    const scene = await LevelScene.open(floorLevel(1));
    const panel = await StandInPanel.of(scene.document.uri, true);
    await panel.hears('idle');
    panel.become(false);
    panel.posted.length = 0;
    await scene.level.bake();
    assert.deepEqual(panel.posted, []);
    panel.become(true);
    panel.say({ type: 'ready' });
    await panel.hears('details');
    assert.deepEqual(
      panel.posted.slice(0, 3).map(({ type }) => type),
      ['shows', 'look', 'picture'],
    );
  });

  it('is sent the triangles while it wants them', async () => {
    const scene = await LevelScene.open(floorLevel(1));
    const panel = await StandInPanel.of(scene.document.uri, true);
    await panel.hears('idle');
    panel.say({ type: 'wantSource', wanted: true });
    await panel.hears('source');
    await scene.state('baked');
    panel.say({ type: 'wantSource', wanted: false });
    panel.posted.length = 0;
    await scene.level.bake();
    assert.ok(panel.posted.some(({ type }) => type === 'picture'));
    assert.ok(!panel.posted.some(({ type }) => type === 'source'));
  });

  it('has the colours of the settings, at once when they change, and nothing that is no colour', async () => {
    const scene = await LevelScene.open(floorLevel(1));
    const panel = await StandInPanel.of(scene.document.uri, true);
    assert.deepEqual(await panel.hears('look'), { type: 'look', colours: {}, maximumSpans: 8_000_000 });
    const settings = vscode.workspace.getConfiguration('ledgelight');
    const { Global } = vscode.ConfigurationTarget;
    try {
      await settings.update('colours', { ledge: '#ffaa00', 'area 5': '#4488FF', solid: 'red' }, Global);
      const { colours } = await panel.hears('look', (look) => 'ledge' in look.colours);
      assert.deepEqual(colours, { ledge: '#ffaa00', 'area 5': '#4488FF' });
      await settings.update('maximumSpans', 5000, Global);
      await panel.hears('look', ({ maximumSpans }) => maximumSpans === 5000);
    } finally {
      await settings.update('colours', undefined, Global);
      await settings.update('maximumSpans', undefined, Global);
    }
  });

  it('is told what to do by commands: the active one, or else one that can be seen', async () => {
    const scene = await LevelScene.open(floorLevel(1));
    const other = await StandInPanel.of(await writeFile('.level.json', floorLevel(1)), true);
    const panel = await StandInPanel.of(scene.document.uri, true);
    await vscode.commands.executeCommand('ledgelight.preview.viewTop');
    assert.equal((await panel.hears('do')).action, 'viewTop');
    other.active = true;
    await vscode.commands.executeCommand('ledgelight.preview.colourByIsland');
    assert.equal((await other.hears('do')).action, 'colourByIsland');
  });

  it('that is hidden does what a command says once it is there', async () => {
    const scene = await LevelScene.open(floorLevel(1));
    const panel = await StandInPanel.of(scene.document.uri, true);
    panel.become(false);
    await vscode.commands.executeCommand('ledgelight.preview.measure');
    assert.ok(panel.visible, 'it is brought to the front');
    panel.say({ type: 'ready' });
    assert.equal((await panel.hears('do')).action, 'measure');
  });

  it('can have the level baked again', async () => {
    const scene = await LevelScene.open(floorLevel(1));
    const panel = await StandInPanel.of(scene.document.uri, true);
    await panel.hears('details');
    await scene.state('baked');
    const { picture } = scene.level;
    panel.say({ type: 'remedy', remedy: 'rebake' });
    await scene.state('baked', () => scene.level.picture !== picture);
  });
});
