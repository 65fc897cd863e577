import type { Stage } from '../../core/bake/bake';
import { bakeLevel } from '../../core/bake/bakeLevel';
import { dumpText } from '../../core/bake/dumpText';
import type { SpanKernel } from '../../core/kernel/spanKernel';
import type { LevelFiles } from '../../core/level/levelFiles';
import type { FloorOwnerName } from '../../core/passages/owners/ownerNames';
import { runToEnd } from '../../core/steps';
import { carveInBands, hashOf, helixScene } from '../passages/helixCarving';

/** What an expected file tells of a bake. */
export interface LevelFigures {
  degenerate: number;
  stages: Record<string, { spans: number; walkable: number; sha256: string }>;
}

/** A place where levels are baked and rock is carved: this process, another thread, a browser. */
export interface BakeHost {
  figuresOf(text: string): Promise<LevelFigures>;
  dumpsOf(text: string): Promise<Record<string, string>>;
  /** The hash of R3's helix, carved in so many bands under a rule. */
  helixHash(owner: FloorOwnerName, bands: number): Promise<string>;
}

const noFiles: LevelFiles = {
  text: () => Promise.reject(new Error('there are no other files here')),
};

async function bakeText(
  text: string,
  kernel?: SpanKernel,
): Promise<{ degenerate: number; dumps: Record<string, string> }> {
  const dumps: Partial<Record<Stage, string>> = {};
  const { summaries, report } = await bakeLevel(text, noFiles, runToEnd, {
    kernel,
    onStage: (stage, field) => {
      dumps[stage] = [...dumpText(field)].join('');
    },
  });
  if (summaries.length === 0) throw new Error(`The level was refused: ${report.problems[0].message}`);
  return { degenerate: summaries[0].degenerate, dumps };
}

/** Where a line of a dump, solid or compact, holds the area: `x z min max area`, `x z y height area`. */
const AREA = 4;

async function figuresOfDump(dump: string) {
  const [, ...lines] = dump.trimEnd().split('\n');
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(dump));
  return {
    spans: lines.length,
    walkable: lines.filter((line) => line.split(' ')[AREA] !== '0').length,
    sha256: Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join(''),
  };
}

/**
 * Bakes where this code runs. It needs nothing of Node and nothing of a page.
 * @param kernel runs the stages; plain TypeScript without it
 */
export function hereHost(kernel?: SpanKernel): BakeHost {
  return {
    async figuresOf(text) {
      const { degenerate, dumps } = await bakeText(text, kernel);
      const stages: LevelFigures['stages'] = {};
      for (const [stage, dump] of Object.entries(dumps)) stages[stage] = await figuresOfDump(dump);
      return { degenerate, stages };
    },
    dumpsOf: async (text) => (await bakeText(text, kernel)).dumps,
    helixHash: async (owner, bands) => hashOf(carveInBands(helixScene(owner), bands)),
  };
}
