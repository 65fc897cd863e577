import { BAKE_PARTS, BakeCancelled, type BakePart, type BakeProgress, type Stage } from '../../core/bake/bake';
import { type AgentTurn, type BakeSummary, bakeLevel, type DriveSteps } from '../../core/bake/bakeLevel';
import { dumpFolder } from '../../core/bake/dumpFolder';
import { dumpText } from '../../core/bake/dumpText';
import { packLevelSource } from '../../core/bake/levelSource';
import type { CompactHeightfield } from '../../core/compact/compactHeightfield';
import { decodeText } from '../../core/level/utf8';
import type { SolidHeightfield } from '../../core/spans/solidHeightfield';
import type { BakeJob, BakeOutcome } from './bakeJob';
import type { KernelFile } from './kernelFile';
import { outlinePassages, outlineTread } from './outlinePassages';

/** Progress is passed on at most this often, in milliseconds. */
const PROGRESS_INTERVAL = 50;

const NOTHING_BAKED: BakeOutcome = { report: { problems: [], errors: 0, warnings: 0, hints: 0 }, agents: [] };

/**
 * Runs one bake where it is called, its steps driven as that place wants: the same in a worker and in
 * the host. The agent whose picture is wanted goes first, so that nobody waits for the others.
 */
export async function runBake(job: BakeJob, drive: DriveSteps, kernels: KernelFile): Promise<BakeOutcome> {
  const dumps: Record<string, Uint8Array> = {};
  const takeDump = (stage: Stage, field: SolidHeightfield | CompactHeightfield, turn: AgentTurn) => {
    const folder = dumpFolder(turn);
    dumps[folder ? `${folder}/${stage}` : stage] = bytesOf(dumpText(field));
  };
  let shown: BakeSummary | undefined;
  const files = { text: async (reference: string) => decodeText(await job.read(reference)) };
  if (job.only === 'source') {
    const source = await packLevelSource(job.text, files, drive, job.memoryLimit);
    if (source) job.onSource?.(source);
    return NOTHING_BAKED;
  }
  const { report, agents } = await bakeLevel(job.text, files, drive, {
    clock: () => performance.now(),
    ...(job.agent !== undefined && { firstAgent: job.agent }),
    ...(job.dumps && { onStage: takeDump }),
    memoryLimit: job.memoryLimit,
    kernel: kernels.kernelFor(job),
    floorOwner: job.floorOwner,
    onBaked: (_, summary) => {
      shown ??= summary;
    },
    ...(job.onPicture && {
      onSpans: (packet, summary, level, { agents }) => {
        const volumes = level.volumes.map((volume, index) => ({ index, ...volume }));
        job.onPicture?.({ summary, packet, agents, volumes, ...outlinePassages(level, job.floorOwner) });
      },
    }),
    ...(job.details && {
      onDetails: (packet) => job.onDetails?.(packet),
      onFloors: (packet, treads) => job.onFloors?.({ packet, treads: treads.map(outlineTread) }),
    }),
    ...(job.source && { onSource: (packet) => job.onSource?.(packet) }),
  });
  return { report, agents, ...(shown && { summary: shown, ...(job.dumps && { dumps }) }) };
}

function bytesOf(pieces: Iterable<string>): Uint8Array {
  const encoder = new TextEncoder();
  const encoded: Uint8Array[] = [];
  for (const piece of pieces) encoded.push(encoder.encode(piece));
  const bytes = new Uint8Array(encoded.reduce((sum, piece) => sum + piece.length, 0));
  let offset = 0;
  for (const piece of encoded) {
    bytes.set(piece, offset);
    offset += piece.length;
  }
  return bytes;
}

/**
 * Ends a bake's steps before they are done, so that what they hold can serve another bake.
 * @throws BakeCancelled
 */
export function callOff<Result>(steps: Generator<BakeProgress, Result, void>): never {
  steps.return(undefined as Result);
  throw new BakeCancelled('A newer bake has begun.');
}

/** Passes on progress, but not more often than anybody can see. */
export function throttled(onProgress: (progress: BakeProgress) => void): (progress: BakeProgress) => void {
  let last = Number.NEGATIVE_INFINITY;
  let stage: BakePart = BAKE_PARTS[0];
  return (progress) => {
    const now = performance.now();
    if (now - last < PROGRESS_INTERVAL && progress.stage === stage) return;
    last = now;
    stage = progress.stage;
    onProgress(progress);
  };
}
