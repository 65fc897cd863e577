// Bakes that come to nothing: what is said, what is kept, and how it goes on.
import * as assert from 'node:assert/strict';
import type { Worker } from 'node:worker_threads';
import * as vscode from 'vscode';
import type { BakePlace } from '../../extension/bakes/bakeJob';
import { floorLevel, LevelScene, type, underWay, vastLevel, writeFile } from './levelScene';
import { StandInPanel } from './standInPanel';

/** A level with a picture, whose newest bake takes seconds and has begun. */
async function pictureThenVastBake() {
  const scene = await LevelScene.open(floorLevel(1));
  await scene.state('baked');
  const { picture } = scene.level;
  assert.ok(picture);
  await type(scene.document, scene.document.getText(), JSON.stringify(vastLevel()));
  await underWay(scene.level);
  return { scene, picture };
}

/** Turns the vast level into the small one again. */
const shrink = ({ document }: LevelScene) => type(document, document.getText(), JSON.stringify(floorLevel(1)));

describe('A bake that is cancelled', () => {
  it('leaves the last picture, says so, and offers to bake again', async () => {
    const { scene, picture } = await pictureThenVastBake();
    await vscode.commands.executeCommand('ledgelight.cancelBake');
    const { sentence, remedies, errors } = await scene.state('refused');
    assert.equal(sentence, 'The bake was cancelled. Change or save the level, or bake again, to go on.');
    assert.deepEqual([remedies, errors], [['rebake'], 0]);
    assert.equal(scene.level.picture, picture);
    await scene.document.save();
    await scene.state('baking');
    await shrink(scene);
    await scene.state('baked');
  });

  it('may be cancelled from the view', async () => {
    const { scene } = await pictureThenVastBake();
    const panel = await StandInPanel.of(scene.document.uri, true);
    panel.say({ type: 'cancel' });
    await panel.hears('refused', ({ remedies }) => remedies.includes('rebake'));
    await shrink(scene);
    await scene.state('baked');
  });

  it('of an unchanged level does not make its picture out of date', async () => {
    const scene = await LevelScene.open(floorLevel(1));
    await scene.state('baked');
    const panel = await StandInPanel.of(scene.document.uri, true);
    await panel.hears('idle');
    await scene.state('baked');
    panel.posted.length = 0;
    void scene.level.bake();
    scene.level.cancel();
    assert.equal((await panel.hears('refused')).outdated, false);
    panel.posted.length = 0;
    await type(scene.document, scene.document.getText(), JSON.stringify(vastLevel()));
    await panel.hears('baking', ({ share, outdated }) => share > 0 && outdated);
    scene.level.cancel();
    assert.equal((await panel.hears('refused')).outdated, true);
    panel.posted.length = 0;
    await shrink(scene);
    await panel.hears('idle');
    assert.equal(scene.level.outdated, false);
    panel.dispose();
  });

  it('stays cancelled when there is none to cancel', async () => {
    const scene = await LevelScene.open(floorLevel(1));
    await scene.state('baked');
    scene.level.cancel();
    assert.equal(scene.level.state.kind, 'baked');
  });
});

describe('A bake that breaks down', () => {
  it('with its worker says so, keeps the last picture, and goes well when the level is saved', async () => {
    const { scene, picture } = await pictureThenVastBake();
    const place: BakePlace = await Reflect.get(scene.api.levels, 'place')();
    const worker: Worker = Reflect.get(place, 'worker');
    await worker.terminate();
    const { remedies } = await scene.state('refused');
    assert.deepEqual(remedies, ['rebake']);
    assert.equal(scene.level.picture, picture);
    await shrink(scene);
    await scene.document.save();
    await scene.state('baked');
    assert.notEqual(scene.level.picture, picture);
  });

  it('over the memory limit names it, and begins again when the limit is raised', async () => {
    const limit = (megabytes: number | undefined) =>
      vscode.workspace
        .getConfiguration('ledgelight')
        .update('memoryLimit', megabytes, vscode.ConfigurationTarget.Global);
    await limit(64);
    try {
      const scene = await LevelScene.open(vastLevel());
      const { sentence, remedies } = await scene.state('refused');
      assert.match(sentence, /64 MB/);
      assert.deepEqual(remedies, ['raiseMemoryLimit', 'rebake']);
      await limit(undefined);
      await underWay(scene.level);
      scene.level.cancel();
    } finally {
      await limit(undefined);
    }
  });

  it('because the level disappears in the middle of it says that it is gone', async () => {
    const uri = await writeFile('.level.json', floorLevel(1));
    const panel = await StandInPanel.of(uri, true);
    await panel.hears('idle');
    await vscode.workspace.fs.writeFile(uri, new TextEncoder().encode(JSON.stringify(vastLevel())));
    await panel.hears('baking', ({ stage, share }) => stage === '1-rasterized' && share > 0);
    panel.posted.length = 0;
    const edit = new vscode.WorkspaceEdit();
    edit.deleteFile(uri);
    await vscode.workspace.applyEdit(edit);
    const { sentence } = await panel.hears('refused');
    assert.match(sentence, /cannot be read: there is no such file\./);
    await vscode.workspace.fs.writeFile(uri, new TextEncoder().encode(JSON.stringify(floorLevel(1))));
    panel.posted.length = 0;
    await panel.hears('idle');
  });
});
