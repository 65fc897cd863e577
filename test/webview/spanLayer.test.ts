import { ArcRotateCamera } from '@babylonjs/core/Cameras/arcRotateCamera';
import { NullEngine } from '@babylonjs/core/Engines/nullEngine';
import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import type { AbstractMesh } from '@babylonjs/core/Meshes/abstractMesh';
import { Logger } from '@babylonjs/core/Misc/logger';
import { Scene } from '@babylonjs/core/scene';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runToEnd } from '../../core/steps';
import { SpanLayer } from '../../webview/scene/spanLayer';
import { drawnSpans } from '../../webview/spans/drawnSpans';
import { packetOf, type TestSpan } from './packet';

const SIDE = 256;

/** A floor of one span in every second column and row, with one span of it moved up. */
function floor(raised?: readonly [x: number, z: number]): TestSpan[] {
  const spans: TestSpan[] = [];
  for (let z = 0; z < SIDE; z += 2) {
    for (let x = 0; x < SIDE; x += 2) spans.push([x, z, 0, x === raised?.[0] && z === raised[1] ? 9 : 2]);
  }
  return spans;
}

const drawn = (spans: readonly TestSpan[]) => drawnSpans(packetOf(SIDE, SIDE, spans), new Set());

let engine: NullEngine;
let scene: Scene;
let layer: SpanLayer;

beforeEach(() => {
  Logger.LogLevels = Logger.ErrorLogLevel;
  engine = new NullEngine();
  scene = new Scene(engine);
  layer = new SpanLayer(scene);
});
afterEach(() => engine.dispose());

const build = (spans: readonly TestSpan[], rowHeight = 0.5) => runToEnd(layer.buildSteps(drawn(spans), rowHeight));
const names = (meshes: readonly AbstractMesh[]) => meshes.map(({ name }) => name).sort();

describe('Tiles', () => {
  test('are built anew only where spans changed, and the others stay the very same meshes', () => {
    layer.show(build(floor()), false);
    const before = new Set(scene.meshes);
    const built = build(floor([100, 10]));
    expect(built.rebuilt).toBe(1);
    layer.show(built, false);
    expect(names(scene.meshes.filter((mesh) => !before.has(mesh)))).toEqual(['tile 64 0']);
    expect(scene.meshes).toHaveLength(16);
  });

  test('are all built anew when rows have another height', () => {
    layer.show(build(floor()), false);
    expect(build(floor(), 0.6).rebuilt).toBe(16);
  });

  test('that no span is left in go', () => {
    layer.show(build(floor()), false);
    layer.show(build(floor().filter(([x, z]) => x >= 64 || z >= 64)), false);
    expect(names(scene.meshes)).not.toContain('tile 0 0');
    expect(scene.meshes).toHaveLength(15);
  });

  test('of a picture that is given up leave nothing behind', () => {
    layer.show(build(floor()), false);
    const steps = layer.buildSteps(drawn(floor([100, 10])), 0.7);
    for (let i = 0; i < 5; i++) steps.next();
    expect(scene.meshes.length).toBeGreaterThan(16);
    steps.return(undefined as never);
    expect(scene.meshes).toHaveLength(16);
  });

  test('outside the camera’s sight are not drawn', () => {
    layer.show(build(floor()), false);
    // From above the middle of one tile, so close that it fills the picture.
    const camera = new ArcRotateCamera('camera', -Math.PI / 2, 0.001, 15, new Vector3(96, 0, 96), scene);
    camera.minZ = 1;
    camera.maxZ = 1000;
    scene.render();
    const { data, length } = scene.getActiveMeshes();
    expect(names(data.slice(0, length))).toEqual(['tile 64 64']);
    camera.radius = 600;
    scene.render();
    expect(scene.getActiveMeshes().length).toBe(16);
  });
});

describe('A change that fades in', () => {
  const shown = () => names(scene.meshes.filter((mesh) => mesh.isEnabled()));

  test('has the old tile and the new one in the picture, and after 150 ms the new one alone', () => {
    layer.show(build(floor()), false);
    expect(layer.fading).toBe(false);
    layer.show(build(floor([100, 10])), true);
    expect(shown().filter((name) => name === 'tile 64 0')).toHaveLength(2);
    expect(scene.meshes).toHaveLength(17);
    expect(layer.advance(60)).toBe(true);
    expect(layer.advance(100)).toBe(false);
    expect(scene.meshes).toHaveLength(16);
    expect(new Set(scene.meshes.map((mesh) => mesh.material?.name))).toEqual(new Set(['spans steady']));
  });

  test('is over at once when the next change comes', () => {
    layer.show(build(floor()), false);
    layer.show(build(floor([100, 10])), true);
    layer.show(build(floor([10, 10])), true);
    expect(scene.meshes).toHaveLength(18);
    layer.advance(200);
    expect(scene.meshes).toHaveLength(16);
  });

  test('without anything that changed is none', () => {
    layer.show(build(floor()), false);
    layer.show(build(floor()), true);
    expect(layer.advance(0)).toBe(false);
  });

  test('is taken out with the picture', () => {
    layer.show(build(floor()), false);
    layer.show(build(floor([100, 10])), true);
    layer.clear();
    expect(scene.meshes).toHaveLength(0);
    expect(layer.fading).toBe(false);
  });
});
