import type { HeightfieldFrame } from '../grid/frame';
import type { Surface } from './surface';

/** Whatever takes the spans of a level, one after another, and merges them as they come (§3). */
export interface SpanSink {
  /** The grid that the columns and rows of the spans belong to. */
  readonly frame: HeightfieldFrame;
  /**
   * Adds the span [min, max) to a column and merges it with every span that it overlaps or touches
   * (§3): going up, the higher top wins, and tops at most `threshold` rows apart share the larger
   * surface.
   * @param column x + z · width
   * @param min lowest row, 0 … height - 1
   * @param max row above the highest, min + 1 … height
   * @param threshold rows, 0 or more
   */
  addSpan(column: number, min: number, max: number, surface: Surface, threshold: number): void;
}
