/** Room around the cards, and around a cell that they are not to cover, CSS pixels. */
const MARGIN = 12;
const CLEARANCE = 12;

/** In a narrower picture the cards stand at the foot, for the legend is at the top, CSS pixels. */
const NARROW = 600;

/** A place in the picture, CSS pixels. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** A width and a height, CSS pixels. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/** Whether a card at the right border would cover a place, at the top of the picture and at its foot. */
function covered(place: Place, picture: Size, card: Size): { readonly top: boolean; readonly foot: boolean } {
  const beside = place.x < picture.width - MARGIN - card.width - CLEARANCE;
  const reach = MARGIN + card.height + CLEARANCE;
  return { top: !beside && place.y < reach, foot: !beside && place.y > picture.height - reach };
}

/** Whether the card of a cell is to stand at the foot of the picture and not at its top. */
export function standsLow(cell: Place, picture: Size, card: Size): boolean {
  const { top, foot } = covered(cell, picture, card);
  return top === foot ? picture.width < NARROW : top;
}

/**
 * Whether the card of the cell under the pointer is to stand beside that of the pinned cell, because
 * it would cover its own cell at the other end.
 * @param low whether the pinned cell's card stands at the foot
 */
export function standsBeside(cell: Place, picture: Size, card: Size, low: boolean): boolean {
  const { top, foot } = covered(cell, picture, card);
  return low ? top && !foot : foot && !top;
}
