import type { CompactHeightfield } from '../compact/compactHeightfield';
import type { SolidHeightfield } from '../spans/solidHeightfield';
import type { Steps } from '../steps';
import type { ItemNotes } from './voxelizeLevel';

/**
 * The stages of one level's bake, up to erosion, in one of the two ways to run them: plain TypeScript,
 * or the kernel. Both come to the same bits. Each stage is run once, in this order.
 */
export interface SpanStages {
  /** Adds all spans of the level (§2 to §5). */
  voxelize(notes: ItemNotes): Steps<SolidHeightfield>;
  /** The three filters (§6). */
  lowHanging(solid: SolidHeightfield): Steps<void>;
  ledges(solid: SolidHeightfield): Steps<void>;
  lowHeight(solid: SolidHeightfield): Steps<void>;
  /** Opens the spans above the floors and links them (§7). */
  compact(solid: SolidHeightfield): Steps<CompactHeightfield>;
  /** Erodes them (§8), and notes it on the solid spans. */
  erode(solid: SolidHeightfield, compact: CompactHeightfield): Steps<void>;
  /** The result is needed no more: its arrays may serve another bake. */
  giveBack(): void;
}
