import { createHash } from 'node:crypto';
import type { BakeResult, Stage } from '../../core/bake/bake';
import { spanCount } from '../../core/spans/solidHeightfield';
import type { Contender, OurWay, Run } from './contender';
import type { SpanCase } from './spanCase';
import { type StageName, withSums } from './stageTimes';

/** Our stages under the names that they have for all contenders. There are no volumes, so the last one is empty. */
const STAGE_OF: Readonly<Record<StageName, Stage>> = {
  rasterize: '1-rasterized',
  lowHanging: '2-low-hanging',
  ledges: '3-ledges',
  lowHeight: '4-low-height',
  compact: '5-compact',
  erode: '6-eroded',
};

/** One of our own ways as a contender. Nothing is prepared: a bake copies what it needs, and that is timed. */
export function ourContender(way: OurWay): Contender {
  return { name: way.name, prepare: (one) => ({ run: () => runOnce(way, one), free: () => {} }) };
}

async function runOnce({ bake }: OurWay, { level }: SpanCase): Promise<Run> {
  const clock = () => performance.now();
  const begin = clock();
  const result = await bake(level, clock);
  const total = clock() - begin;
  const hash = hashOf(result);
  const spans = spanCount(result.solid);
  const openSpans = spanCount(result.compact);
  // As the product does with a result that was looked at: the next bake may have its memory.
  result.giveBack();
  const stages = Object.entries(STAGE_OF).map(([name, stage]) => [name, result.times[stage]]);
  return {
    times: withSums(Object.fromEntries(stages) as Record<StageName, number>, total),
    spans,
    openSpans,
    hash,
  };
}

/** SHA-256 over all arrays of a bake's two heightfields. */
export function hashOf({ solid, compact }: BakeResult): string {
  const hash = createHash('sha256');
  for (const part of [solid.first, solid.min, solid.max, solid.area, solid.state]) hash.update(part);
  for (const part of [compact.first, compact.y, compact.height, compact.area, compact.links]) hash.update(part);
  return hash.digest('hex');
}
