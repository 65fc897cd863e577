// Links, islands, distances and triangles: when they are baked with a picture, and when they are void.
import * as assert from 'node:assert/strict';
import { readDetailPacket } from '../../core/bake/detailPacket';
import { readSourcePacket } from '../../core/bake/sourcePacket';
import type { LevelBake, LevelPicture } from '../../extension/levels/levelBake';
import { floorLevel, LevelScene, type, until } from './levelScene';

/** Waits for something of a level. */
const have = <Value>({ api, level }: LevelScene, what: string, find: (level: LevelBake) => Value | undefined | false) =>
  until(what, [api.levels.onDidChange], () => find(level));

describe('What goes with a picture', () => {
  it('is not baked while nobody wants it', async () => {
    const scene = await LevelScene.open(floorLevel(1));
    await scene.state('baked');
    assert.deepEqual([scene.level.details, scene.level.source], [undefined, undefined]);
  });

  it('is baked as soon as it is wanted, each by itself', async () => {
    const scene = await LevelScene.open(floorLevel(1));
    const { summary } = await scene.state('baked');
    scene.level.wantDetails = true;
    const details = await have(scene, 'details', (level) => level.details);
    assert.equal(readDetailPacket(details).solidSpans, summary.spans);
    assert.equal(scene.level.source, undefined);
    await scene.state('baked');
    scene.level.wantSource = true;
    const source = await have(scene, 'triangles', (level) => level.source);
    assert.equal(readSourcePacket(source).indices.length, 3 * summary.triangles);
    await have(scene, 'details again', (level) => level.details);
  });

  it('triangles are not baked for: the picture stays, and they come', async () => {
    const scene = await LevelScene.open(floorLevel(1));
    const { summary } = await scene.state('baked');
    const { picture } = scene.level;
    const states: string[] = [];
    const listening = scene.level.onDidChange(({ state }) => states.push(state.kind));
    scene.level.wantSource = true;
    const source = await have(scene, 'triangles', (level) => level.source);
    assert.equal(readSourcePacket(source).indices.length, 3 * summary.triangles);
    assert.deepEqual([scene.level.picture, states], [picture, ['baked']]);
    listening.dispose();
  });

  it('triangles that become wanted while a bake runs come after it, and it is not begun again', async () => {
    const scene = await LevelScene.open(floorLevel(1));
    await scene.state('baked');
    await type(scene.document, '"radius": 0', '"radius": 3');
    await scene.state('baking', ({ progress }) => progress !== undefined);
    const pictures = new Set([scene.level.picture]);
    const listening = scene.level.onDidChange(({ picture }) => pictures.add(picture));
    scene.level.wantSource = true;
    await have(scene, 'triangles', (level) => level.state.kind === 'baked' && level.source);
    assert.equal(pictures.size, 2);
    listening.dispose();
  });

  it('is not baked again while the present picture has it', async () => {
    const scene = await LevelScene.open(floorLevel(1));
    scene.level.wantDetails = true;
    await have(scene, 'details', (level) => level.details);
    await scene.state('baked');
    const { details } = scene.level;
    scene.level.wantDetails = false;
    scene.level.wantDetails = true;
    assert.equal(scene.level.state.kind, 'baked');
    assert.equal(scene.level.details, details);
  });

  it('comes after its picture, and is void with the next one', async () => {
    const scene = await LevelScene.open(floorLevel(1));
    scene.level.wantDetails = true;
    await have(scene, 'details', (level) => level.details);
    const { state } = await have(scene, 'the bake', (level) => level.state.kind === 'baked' && level);
    assert.equal(state.kind, 'baked');
    const { picture: before } = scene.level;
    const heard: { picture: LevelPicture | undefined; details: ArrayBuffer | undefined }[] = [];
    scene.level.onDidChange(({ picture, details }) => heard.push({ picture, details }));
    await type(scene.document, '"radius": 0', '"radius": 3');
    await have(scene, 'other details', (level) => level.picture !== before && level.details);
    const ofNext = heard.filter(({ picture }) => picture !== before);
    assert.equal(ofNext[0].details, undefined);
    assert.ok(ofNext[ofNext.length - 1].details);
  });
});
