import type { LevelBake } from '../levels/levelBake';
import type { OpenLevels } from '../levels/openLevels';

/** Cancels the bake of the level in view; where that is not being baked, all that are. */
export function cancelBake({ all }: OpenLevels, inView: LevelBake | undefined): void {
  const baking = all.filter(({ state }) => state.kind === 'baking');
  for (const level of inView && baking.includes(inView) ? [inView] : baking) level.cancel();
}
