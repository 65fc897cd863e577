import type { ArcRotateCamera } from '@babylonjs/core/Cameras/arcRotateCamera';
import { expect, test } from 'vitest';
import { CameraRig, type Subject } from '../../webview/camera/cameraRig';
import type { CameraPose } from '../../webview/camera/pose';
import { type GridFrame, toScene, toWorld } from '../../webview/scene/gridFrame';

const frame: GridFrame = { origin: [4_000_000.25, -3, -9_000_000.5], cellSize: 0.3, rowHeight: 2 / 3 };
const box = { x0: 0, x1: 80, z0: 0, z1: 60, lowRow: 0, highRow: 20 };
const level: Subject = { frame, spans: 9, boxes: [box] };
const larger: Subject = { ...level, boxes: [{ ...box, x1: 200 }] };

const rigAt = (pose?: CameraPose) =>
  new CameraRig(
    pose,
    () => 1.5,
    () => {},
  );

test('the first picture is fitted, later ones leave the camera alone', () => {
  const rig = rigAt();
  rig.look(level);
  const first = rig.goal;
  expect(first).toBeDefined();
  rig.look(larger);
  expect(rig.goal).toBe(first);
});

test('a picture after an empty level is fitted again', () => {
  const rig = rigAt();
  rig.look(level);
  const first = rig.goal;
  rig.look({ frame, spans: 0, boxes: [] });
  rig.look(larger);
  expect(rig.goal).not.toEqual(first);
});

test('hiding every span and showing them again moves nothing', () => {
  const rig = rigAt();
  rig.look(level);
  const first = rig.goal;
  rig.look({ ...level, boxes: [] });
  rig.look(level);
  expect(rig.goal).toBe(first);
});

test('a remembered camera comes back exactly', () => {
  const pose: CameraPose = { target: [4_000_010, 0, -9_000_003], azimuth: 1, elevation: 0.4, distance: 12 };
  const rig = rigAt(pose);
  rig.look(level);
  expect(rig.goal).toBe(pose);
});

test('the view from the top goes back to the side', () => {
  const rig = rigAt();
  rig.look(level);
  const first = rig.goal;
  rig.top();
  expect(rig.goal?.elevation).toBe(Math.PI / 2);
  rig.top();
  expect(rig.goal).toEqual(first);
});

test('a fitted picture is fitted again when it changes its shape, a moved one is not', () => {
  let aspect = 1.5;
  const rig = new CameraRig(
    undefined,
    () => aspect,
    () => {},
  );
  rig.look(level);
  const wide = rig.goal;
  aspect = 0.5;
  rig.reshape();
  expect(rig.goal?.distance).toBeGreaterThan(wide?.distance ?? 0);
  rig.orbit(0.1, 0);
  const moved = rig.goal;
  aspect = 1.5;
  rig.reshape();
  expect(rig.goal).toBe(moved);
});

test('far from the origin of the world, the scene still has small numbers', () => {
  const rig = rigAt();
  rig.look(level);
  let target: { x: number; y: number; z: number } | undefined;
  const camera = { setTarget: (place: typeof target) => (target = place) } as unknown as ArcRotateCamera;
  rig.advance(camera, 16);
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
