// When levels are baked, from which text, and what is kept while they cannot be.
import * as assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import * as vscode from 'vscode';
import type { KernelUse } from '../../extension/bakes/kernelFile';
import { LevelBake } from '../../extension/levels/levelBake';
import expected from '../golden/stairs.expected.json';
import stairs from '../golden/stairs.level.json';
import { floorLevel, LevelScene, ledgelight, type, underWay, until, vastLevel, writeFile } from './levelScene';

const setting = (name: string, value: unknown) =>
  vscode.workspace.getConfiguration('ledgelight').update(name, value, vscode.ConfigurationTarget.Global);

describe('A level', () => {
  it('is baked when it is opened', async () => {
    const scene = await LevelScene.open(floorLevel(1));
    const { summary } = await scene.state('baked');
    assert.equal(summary.spans, 900);
    assert.deepEqual([summary.grid.width, summary.grid.height, summary.grid.depth], [30, 30, 30]);
  });

  it('is baked while it is typed, without being saved', async () => {
    const scene = await LevelScene.open(floorLevel(1));
    await scene.state('baked');
    await type(scene.document, '"radius": 0', '"radius": 3');
    await scene.state('baked', ({ summary }) => summary.walkableCells < 28 * 28);
    assert.ok(scene.document.isDirty);
  });

  it('takes unsaved changes of its settings file into account', async () => {
    const settings = await writeFile('.spans.json', { cellSize: 0.5, name: 'Typed' });
    const reference = settings.path.slice(settings.path.lastIndexOf('/') + 1);
    const scene = await LevelScene.open(floorLevel(1, { settings: reference }));
    await scene.state('baked', ({ summary }) => summary.grid.width === 6);
    const document = await vscode.workspace.openTextDocument(settings);
    await type(document, '0.5', '0.25');
    await scene.state('baked', ({ summary }) => summary.grid.width === 12);
    assert.ok(document.isDirty);
  });

  it('is baked again, with every other that uses them, when its settings are saved', async () => {
    await setting('bakeWhileTyping', false);
    try {
      const settings = await writeFile('.spans.json', { cellSize: 0.5 });
      const reference = settings.path.slice(settings.path.lastIndexOf('/') + 1);
      const first = await LevelScene.open(floorLevel(1, { settings: reference }));
      const second = await LevelScene.open(floorLevel(2, { settings: reference }));
      await first.state('baked');
      await second.state('baked');
      const document = await vscode.workspace.openTextDocument(settings);
      await type(document, '0.5', '1');
      await document.save();
      await first.state('baked', ({ summary }) => summary.grid.width === 3);
      await second.state('baked', ({ summary }) => summary.grid.width === 3);
    } finally {
      await setting('bakeWhileTyping', undefined);
    }
  });

  it('waits for the save when baking while typing is switched off', async () => {
    await setting('bakeWhileTyping', false);
    try {
      const scene = await LevelScene.open(floorLevel(1));
      await scene.state('baked');
      const states: string[] = [];
      const listening = scene.level.onDidChange(({ state }) => states.push(state.kind));
      await type(scene.document, '"max": [\n      3,', '"max": [\n      6,');
      // Another level's bake, begun after the edit and after its pause, comes first: nothing was waiting.
      const other = await LevelScene.open(floorLevel(1));
      await other.state('baked');
      await type(other.document, '"radius": 0', '"radius": 1');
      await other.document.save();
      await other.state('baked', ({ summary }) => summary.walkableCells < 900);
      assert.deepEqual(states, []);
      listening.dispose();
      await scene.document.save();
      await scene.state('baked', ({ summary }) => summary.grid.width === 60);
    } finally {
      await setting('bakeWhileTyping', undefined);
    }
  });

  it('waits as long after the last key as the settings say, and not once it is saved', async () => {
    await setting('typingDelay', 5000);
    try {
      const scene = await LevelScene.open(floorLevel(1));
      await scene.state('baked');
      const begun = Date.now();
      await type(scene.document, '"radius": 0', '"radius": 1');
      await scene.document.save();
      await scene.state('baked', ({ summary }) => summary.walkableCells < 900);
      assert.ok(Date.now() - begun < 5000, 'saving does not wait');
      await setting('typingDelay', 0);
      const typed = Date.now();
      await type(scene.document, '"radius": 1', '"radius": 0');
      await scene.state('baked', ({ summary }) => summary.walkableCells === 900 - 116);
      assert.ok(Date.now() - typed < 5000);
    } finally {
      await setting('typingDelay', undefined);
    }
  });

  it('keeps its last good picture while its JSON is broken', async () => {
    const scene = await LevelScene.open(floorLevel(1));
    await scene.state('baked');
    const { picture } = scene.level;
    assert.ok(picture);
    await type(scene.document, '"geometry": [', '"geometry": [,');
    const { sentence } = await scene.state('refused');
    assert.match(sentence, /^Line \d+: /);
    assert.equal(scene.level.picture, picture);
    await type(scene.document, '"geometry": [,', '"geometry": [');
    await scene.state('baked');
    assert.notEqual(scene.level.picture, picture);
  });

  it('shows only the newest of several bakes that overtake each other', async () => {
    const scene = await LevelScene.open(vastLevel());
    const widths: number[] = [];
    const listening = scene.level.onDidChange(({ state }) => {
      if (state.kind === 'baked') widths.push(state.summary.grid.width);
    });
    await underWay(scene.level);
    await type(scene.document, JSON.stringify([409.6, 3, 409.6], null, 6).slice(1, -2), '3, 3, 3');
    await scene.state('baked', ({ summary }) => summary.grid.width === 30);
    assert.deepEqual(widths, [30]);
    listening.dispose();
  });

  it('is baked again by command', async () => {
    const scene = await LevelScene.open(floorLevel(1));
    await scene.state('baked');
    const before = scene.level.picture;
    await vscode.commands.executeCommand('ledgelight.rebake', scene.document.uri);
    await scene.state('baked');
    assert.notEqual(scene.level.picture, before);
  });

  it('is baked at once in the kernel or in plain TypeScript, as the setting says, to the same spans', async () => {
    const scene = await LevelScene.open(stairs);
    await scene.state('baked');
    const place = await Reflect.get(scene.api.levels, 'place')();
    const onKernel: (use: KernelUse) => void = Reflect.get(place, 'onKernel');
    const uses: boolean[] = [];
    Reflect.set(place, 'onKernel', (use: KernelUse) => {
      uses.push(use.used);
      onKernel(use);
    });
    const packets = [new Uint8Array(scene.level.picture?.packet as ArrayBuffer)];
    try {
      for (const way of ['typescript', 'auto']) {
        const before = scene.level.picture;
        uses.length = 0;
        await setting('kernel', way);
        await scene.state('baked', () => scene.level.picture !== before);
        assert.deepEqual([...new Set(uses)], [way === 'auto'], way);
        packets.push(new Uint8Array(scene.level.picture?.packet as ArrayBuffer));
      }
    } finally {
      await setting('kernel', undefined);
      Reflect.set(place, 'onKernel', onKernel);
    }
    assert.ok(packets[0].length > 0);
    assert.deepEqual(packets[1], packets[0]);
    assert.deepEqual(packets[2], packets[0]);
  });

  it('follows a mesh file that another program writes again', async () => {
    const obj = (width: number) => `v 0 0 0\nv ${width} 0 0\nv ${width} 0 3\nv 0 0 3\nf 1 4 3 2\n`;
    const source = await writeFile('.obj', obj(3));
    const reference = source.path.slice(source.path.lastIndexOf('/') + 1);
    const scene = await LevelScene.open({ geometry: [{ type: 'mesh', source: reference }] });
    await scene.state('baked', ({ summary }) => summary.grid.width === 10);
    await vscode.workspace.fs.writeFile(source, new TextEncoder().encode(obj(6)));
    await scene.state('baked', ({ summary }) => summary.grid.width === 20);
  });

  it('exports the dump of each stage, with the bytes that the golden files give', async () => {
    const folder = vscode.workspace.workspaceFolders?.[0].uri as vscode.Uri;
    const scene = await LevelScene.open(stairs);
    await scene.state('baked');
    const dumps = vscode.Uri.joinPath(folder, 'dumps');
    await vscode.commands.executeCommand('ledgelight.exportDumps', scene.document.uri, dumps);
    for (const [stage, { sha256 }] of Object.entries(expected.stages)) {
      const bytes = await vscode.workspace.fs.readFile(vscode.Uri.joinPath(dumps, `${stage}.txt`));
      assert.equal(createHash('sha256').update(bytes).digest('hex'), sha256, stage);
    }
  });

  it('is baked again on saving after a bake that broke down, though nothing was typed', async () => {
    const scene = await LevelScene.open(floorLevel(1));
    await scene.state('baked');
    const log = vscode.window.createOutputChannel('Broken place', { log: true });
    const broken = { bake: () => Promise.reject(new Error('The bake worker has ended.')), dispose: () => {} };
    const level = new LevelBake(scene.document.uri, Promise.resolve(broken), log);
    await level.bake();
    assert.equal(level.state.kind, 'refused');
    assert.equal(level.hasSeen(scene.document), false);
    assert.equal(scene.level.hasSeen(scene.document), true, 'a bake that went well has seen it');
    level.dispose();
    log.dispose();
  });

  it('that is not saved anywhere yet is baked too', async () => {
    const api = await ledgelight();
    const uri = vscode.Uri.parse('untitled:new.level.json');
    const document = await vscode.workspace.openTextDocument(uri);
    await type(document, '', JSON.stringify(floorLevel(1)));
    await until('its bake', [api.levels.onDidChange], () => api.levels.find(uri)?.state.kind === 'baked');
  });
});
