/** A box on the sheet, CSS pixels. */
export interface SheetBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Room between a plate and the sheet's border, or a card, CSS pixels. */
const BORDER = 4;

/**
 * Where the middle of a plate stands that is wanted at (x, y): wholly on the sheet, and beside, below or
 * above what lies over the sheet, if there is room.
 * @param size the plate's width and height, and @param room the sheet's
 * @param cards what lies over the sheet
 */
export function platePlace(
  [x, y]: readonly [number, number],
  size: readonly [number, number],
  room: readonly [number, number],
  cards: readonly SheetBox[],
): readonly [x: number, y: number] {
  const reach = size.map((length) => length / 2 + BORDER);
  const inside = (place: number, axis: number) => Math.max(reach[axis], Math.min(room[axis] - reach[axis], place));
  const wanted = [inside(x, 0), inside(y, 1)] as const;
  const covered = ([px, py]: readonly [number, number]) =>
    cards.some(
      ({ left, top, right, bottom }) =>
        px + reach[0] > left && px - reach[0] < right && py + reach[1] > top && py - reach[1] < bottom,
    );
  const others = cards.flatMap(({ left, top, bottom }) => [
    [inside(left - reach[0], 0), wanted[1]] as const,
    [wanted[0], inside(bottom + reach[1], 1)] as const,
    [wanted[0], inside(top - reach[1], 1)] as const,
  ]);
  return [wanted, ...others].find((place) => !covered(place)) ?? wanted;
}
