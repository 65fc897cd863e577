import type { BakeProgress } from '../../core/bake/bake';
import type { BakeSummary } from '../../core/bake/bakeLevel';
import type { Refusal } from './refusal';

/** Where a level's newest bake stands. */
export type BakeState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'baking'; readonly progress?: BakeProgress }
  /** For all agents; the summary is that of the shown one. */
  | { readonly kind: 'baked'; readonly summary: BakeSummary; readonly agents: readonly string[] }
  /** No picture came of it; the sentence says why. */
  | Refusal;
