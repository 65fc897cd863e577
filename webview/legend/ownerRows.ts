import type { FloorPacket } from '../../core/bake/passages/floorPacket';
import type { PassageOutline } from '../messages';

/** A turn of a passage in the legend. */
export interface OwnerRow {
  /** Numbered on through all passages of the level. */
  readonly turn: number;
  readonly name: string;
  /** Cells whose floor it owns. */
  readonly cells: number;
}

/** The turns of a level's passages, each with the cells that it owns. */
export function ownerRows(passages: readonly PassageOutline[], { turn }: FloorPacket): OwnerRow[] {
  const counts = new Map<number, number>();
  for (const own of turn) counts.set(own, (counts.get(own) ?? 0) + 1);
  return passages.flatMap(({ turns }) => {
    const [first] = turns;
    return Array.from({ length: turns[turns.length - 1] - first + 1 }, (_, i) => ({
      turn: first + i,
      name: turnName(passages, first + i),
      cells: counts.get(first + i) ?? 0,
    }));
  });
}

/** What a turn is called: `spiral, turn 3`, or only the passage's name where it has one turn. */
export function turnName(passages: readonly PassageOutline[], turn: number): string {
  const passage = passages.find(({ turns }) => turn <= turns[turns.length - 1]);
  if (passage === undefined) return '';
  const { name, turns } = passage;
  return turns[0] === turns[turns.length - 1] ? name : `${name}, turn ${turn - turns[0] + 1}`;
}
