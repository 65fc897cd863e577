// R3's helix of bore 3.0, carved in full, and the hash of what is left. It needs nothing of Node and nothing of a page.
import { carveSteps } from '../../core/passages/carve';
import { type CarvedRock, joinBands } from '../../core/passages/carvedRock';
import type { FloorOwnerName } from '../../core/passages/owners/ownerNames';
import { helixPassage } from '../../core/passages/study/referencePaths';
import { runToEnd } from '../../core/steps';
import { type Scene, scene } from './carvings';

/** What it is carved to: the begin of the SHA-256 of all runs, their owners and their floors. */
export const HELIX_HASHES = {
  'segment-centreline': 'c7fff36d520fe799',
  'nearest-floor': 'd10ad6aef9c7422a',
  'strictly-below': '1f0e5138f924b14b',
  'floor-band': '30516759217d75eb',
  'highest-below': 'dc8bd7ef6a72b0ee',
  'height-bin': '7718de03f0d80e4c',
  'route-pass': '6d1a13e49034eb0c',
} as const;

export const helixScene = (owner: FloorOwnerName): Scene =>
  scene(
    [helixPassage(3)],
    [
      [-7, -4, -7],
      [7, 47, 7],
    ],
    owner,
  );

/** Carves one of several bands of columns, counted from 0. */
export function carveBand({ block, frame }: Scene, band: number, bands: number): CarvedRock {
  const columns = frame.width * frame.depth;
  const [from, to] = [band, band + 1].map((end) => Math.floor((columns * end) / bands));
  return runToEnd(carveSteps(block, frame, { from, to }));
}

/** Carves a scene in bands of columns and joins them. */
export function carveInBands(one: Scene, bands: number): CarvedRock {
  return joinBands(Array.from({ length: bands }, (_, band) => carveBand(one, band, bands)));
}

/** The begin of the SHA-256 of all runs, their owners and their floors. */
export async function hashOf({ first, min, max, owner, floor }: CarvedRock): Promise<string> {
  const parts = [first, min, max, owner, floor].map(
    (part) => new Uint8Array(part.buffer, part.byteOffset, part.byteLength),
  );
  const bytes = new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer());
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
