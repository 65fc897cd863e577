import type { ArcRotateCamera } from '@babylonjs/core/Cameras/arcRotateCamera';
import { Camera } from '@babylonjs/core/Cameras/camera';
import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import { type GridFrame, type Point, toScene } from '../scene/gridFrame';
import { dot, viewAxes } from './direction';
import { type CameraPose, VIEW_TANGENT } from './pose';

/** What is nearer to the camera than this share of its distance to the target is not drawn. */
const NEAREST = 0.02;

/** Room before and behind the level, scene units. */
const SPARE = 1;

/**
 * Sets the scene's camera to a pose.
 * @param perspective how much of it the picture has (see pose.ts); with less than all the camera goes
 *   further away and the angle narrower, and with none it is a flat picture's
 * @param corners of the box, in the scene, that is to be between the near and the far plane
 * @returns what the picture's height covers, in scene units, where a vertex's w is 1
 */
export function aim(
  camera: ArcRotateCamera,
  pose: CameraPose,
  perspective: number,
  frame: GridFrame,
  aspect: number,
  corners: readonly Point[],
): number {
  const target = toScene(frame, pose.target);
  const distance = pose.distance / frame.cellSize;
  const { forward } = viewAxes(pose);
  const depths = corners.map((corner) => dot(corner, forward) - dot(target, forward));
  const nearest = corners.length > 0 ? Math.min(...depths) : -distance;
  const farthest = corners.length > 0 ? Math.max(...depths) : 9 * distance;
  const away = perspective > 0 ? distance / perspective : Math.max(distance, 2 * SPARE - nearest);

  camera.setTarget(new Vector3(...target));
  camera.alpha = pose.azimuth;
  camera.beta = Math.PI / 2 - pose.elevation;
  camera.radius = away;
  camera.minZ = Math.max(perspective > 0 ? NEAREST * away : SPARE, away + nearest - SPARE);
  camera.maxZ = Math.max(camera.minZ + 2 * SPARE, away + farthest + SPARE);
  if (perspective > 0) {
    camera.mode = Camera.PERSPECTIVE_CAMERA;
    camera.fov = 2 * Math.atan(VIEW_TANGENT * perspective);
    return 2 * VIEW_TANGENT * perspective;
  }
  const half = VIEW_TANGENT * distance;
  camera.mode = Camera.ORTHOGRAPHIC_CAMERA;
  [camera.orthoLeft, camera.orthoRight] = [-half * aspect, half * aspect];
  [camera.orthoBottom, camera.orthoTop] = [-half, half];
  return 2 * half;
}
