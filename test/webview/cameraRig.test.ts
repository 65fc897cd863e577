import type { ArcRotateCamera } from '@babylonjs/core/Cameras/arcRotateCamera';
import { Camera } from '@babylonjs/core/Cameras/camera';
import { expect, test } from 'vitest';
import { CameraRig, type Subject } from '../../webview/camera/cameraRig';
import { type Standpoint, sightLine, VIEW_TANGENT } from '../../webview/camera/pose';
import { type GridFrame, toScene, toWorld } from '../../webview/scene/gridFrame';

const frame: GridFrame = { origin: [4_000_000.25, -3, -9_000_000.5], cellSize: 0.3, rowHeight: 2 / 3 };
const box = { x0: 0, x1: 80, z0: 0, z1: 60, lowRow: 0, highRow: 20 };
const level: Subject = { frame, spans: 9, boxes: [box] };
const larger: Subject = { ...level, boxes: [{ ...box, x1: 200 }] };

const rigAt = (from?: Standpoint) =>
  new CameraRig(
    from,
    () => 1.5,
    () => {},
  );

/** The scene's camera after `elapsed` milliseconds, as the rig sets it. */
function lensOf(rig: CameraRig, elapsed = Number.POSITIVE_INFINITY) {
  let target: { x: number; y: number; z: number } | undefined;
  const camera = { setTarget: (place: typeof target) => (target = place) } as unknown as ArcRotateCamera;
  rig.advance(camera, elapsed);
  return Object.assign(camera, { target });
}

test('the first picture is fitted, later ones leave the camera alone', () => {
  const rig = rigAt();
  rig.look(level);
  const first = rig.standpoint;
  expect(first).toBeDefined();
  rig.look(larger);
  expect(rig.standpoint).toEqual(first);
});

test('a picture after an empty level is fitted again', () => {
  const rig = rigAt();
  rig.look(level);
  const first = rig.standpoint;
  rig.look({ frame, spans: 0, boxes: [] });
  rig.look(larger);
  expect(rig.standpoint).not.toEqual(first);
});

test('hiding every span and showing them again moves nothing', () => {
  const rig = rigAt();
  rig.look(level);
  const first = rig.standpoint;
  rig.look({ ...level, boxes: [] });
  rig.look(level);
  expect(rig.standpoint).toEqual(first);
});

const remembered = { target: [4_000_010, 0, -9_000_003], azimuth: 1, elevation: 0.4, distance: 12 } as const;

test('a remembered camera that had fitted the level fits it again in a picture of another shape', () => {
  const rig = rigAt({ ...remembered, fittedInto: 0.8 });
  rig.look(level);
  expect(rig.standpoint).toMatchObject({ azimuth: 1, elevation: 0.4, fittedInto: 1.5 });
  expect(rig.standpoint?.distance).toBeGreaterThan(20);
  const first = rig.standpoint;
  rig.look(larger);
  expect(rig.standpoint).toEqual(first);
});

test('a page made anew fitted a level that had been edited since the camera was', () => {
  const rig = rigAt({ ...remembered, fittedInto: 1.5 });
  rig.look(larger);
  expect(rig.standpoint).toEqual({ ...remembered, fittedInto: 1.5 });
});

test('a remembered camera comes back exactly', () => {
  const pose: Standpoint = { ...remembered, fittedInto: undefined };
  const rig = rigAt(pose);
  rig.look(level);
  expect(rig.standpoint).toEqual(pose);
});

test.each(['top', 'front', 'side'] as const)(
  'the %s view is flat, and the free one is the first picture again',
  (view) => {
    const rig = rigAt();
    rig.look(level);
    const first = rig.standpoint;
    rig.turn(view);
    expect(rig.view).toBe(view);
    const lens = lensOf(rig);
    expect(lens.mode).toBe(Camera.ORTHOGRAPHIC_CAMERA);
    expect((lens.orthoRight ?? 0) / (lens.orthoTop ?? 1)).toBeCloseTo(1.5, 9);
    expect(rig.heightAtUnit).toBeCloseTo(2 * (lens.orthoTop ?? 0), 9);
    rig.turn('free');
    expect(rig.standpoint).toEqual(first);
    expect(lensOf(rig).mode).toBe(Camera.PERSPECTIVE_CAMERA);
  },
);

test('a flat picture is left by turning it, and keeps the perspective’s size on the way', () => {
  const rig = rigAt();
  rig.look(level);
  rig.turn('top');
  lensOf(rig);
  rig.orbit(0.2, -0.3);
  expect(rig.view).toBe('free');
  const lens = lensOf(rig, 16);
  expect(lens.mode).toBe(Camera.PERSPECTIVE_CAMERA);
  const distance = (rig.pose?.distance ?? 0) / frame.cellSize;
  expect(Math.tan(lens.fov / 2) * lens.radius).toBeCloseTo(VIEW_TANGENT * distance, 6);
});

test('a flat camera stands before the whole level, however close it is', () => {
  const rig = rigAt();
  rig.look(level);
  rig.turn('side');
  rig.zoom(1e-6, 0, 0);
  const lens = lensOf(rig);
  expect(lens.minZ).toBeGreaterThan(0);
  expect(lens.radius - lens.minZ).toBeGreaterThan(80 / 2);
  expect(lens.maxZ - lens.minZ).toBeGreaterThan(80);
});

test('what lies over the spans is between the near and the far plane too', () => {
  const rig = rigAt();
  rig.look(level);
  rig.turn('top');
  const narrow = lensOf(rig);
  rig.makeRoom({ ...box, lowRow: -300, highRow: 20 });
  const wide = lensOf(rig);
  expect(wide.maxZ - narrow.maxZ).toBeCloseTo(300 * frame.rowHeight, 6);
});

test('one cell is fitted with what is around it, in the direction of the camera', () => {
  const rig = rigAt();
  rig.look(level);
  const first = rig.standpoint;
  rig.fitBox({ x0: 10, x1: 11, z0: 20, z1: 21, lowRow: 3, highRow: 4 });
  expect(rig.standpoint?.azimuth).toBe(first?.azimuth);
  expect(rig.standpoint?.distance).toBeLessThan((first?.distance ?? 0) / 2);
  const ray = rig.standpoint && sightLine(rig.standpoint, 0, 0);
  const middle = toWorld(frame, [10.5, 3.5 * frame.rowHeight, 20.5]);
  const reach = ray ? (middle[1] - ray.origin[1]) / ray.direction[1] : 0;
  // Everything is fitted a little low in spare height, by a cell or two here.
  expect(Math.abs((ray?.origin[0] ?? 0) + reach * (ray?.direction[0] ?? 0) - middle[0])).toBeLessThan(1.5);
});

test('a fitted picture is fitted again when it changes its shape, a moved one is not', () => {
  let aspect = 1.5;
  const rig = new CameraRig(
    undefined,
    () => aspect,
    () => {},
  );
  rig.look(level);
  const wide = rig.standpoint;
  aspect = 0.5;
  rig.reshape();
  expect(rig.standpoint?.distance).toBeGreaterThan(wide?.distance ?? 0);
  rig.orbit(0.1, 0);
  const moved = rig.standpoint;
  aspect = 1.5;
  rig.reshape();
  expect(rig.standpoint).toEqual(moved);
});

test('far from the origin of the world, the scene still has small numbers', () => {
  const rig = rigAt();
  rig.look(level);
  const camera = lensOf(rig);
  const { target } = camera;
  expect(Math.abs(target?.x ?? Number.NaN)).toBeLessThan(200);
  expect(Math.abs(target?.z ?? Number.NaN)).toBeLessThan(200);
  expect(camera.minZ).toBeGreaterThan(0);
  expect(camera.maxZ).toBeGreaterThan(camera.radius);
  expect(camera.maxZ / camera.minZ).toBeLessThan(100);
});

test('world and scene convert into each other', () => {
  expect(toScene(frame, frame.origin)).toEqual([0, 0, 0]);
  const there = toScene(frame, toWorld(frame, [80, 12.5, 60]));
  [80, 12.5, 60].forEach((value, i) => {
    expect(there[i]).toBeCloseTo(value, 6);
  });
});
