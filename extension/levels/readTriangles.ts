import type { BakeCancellation, BakePlace } from '../bakes/bakeJob';
import { plainJob } from './plainJob';
import type { ReferencedFiles } from './referencedFiles';

/**
 * The triangles of a level as it stands now (core/bake/sourcePacket.ts), read without baking it.
 * @returns undefined when the level is refused
 * @throws as BakePlace.bake, and as the reading of the level
 */
export async function readTriangles(
  files: ReferencedFiles,
  place: BakePlace,
  cancellation: BakeCancellation,
): Promise<ArrayBuffer | undefined> {
  const { text } = await files.readLevel();
  let source: ArrayBuffer | undefined;
  const onSource = (packet: ArrayBuffer) => {
    source = packet;
  };
  await place.bake({ ...plainJob(text, files), only: 'source', onSource }, cancellation);
  return source;
}
