import { COLOUR_VISIONS, type ColourVision, seenWith } from './colourVision';
import { fromLinear, labDistance, labOf, linearOf, type Rgb } from './lab';

/** The least Lab distance between an area's colour and a state's, for each kind of vision. */
export const AREA_CLEARANCE: Readonly<Record<ColourVision, number>> = {
  normal: 25,
  protanopia: 16,
  deuteranopia: 16,
  tritanopia: 16,
};

const VISIONS = Object.keys(COLOUR_VISIONS) as ColourVision[];

/** The screen colours that areas are chosen from, none of them loud; a mid blue comes first, for water. */
function candidates(): Rgb[] {
  const found: Rgb[] = [];
  for (let lightness = 52; lightness <= 92; lightness += 5) {
    for (let chroma = 48; chroma >= 8; chroma -= 8) {
      for (let degrees = 0; degrees < 360; degrees += 10) {
        const hue = ((265 + degrees) * Math.PI) / 180;
        const light = linearOf([lightness, chroma * Math.cos(hue), chroma * Math.sin(hue)]);
        if (light.some((channel) => channel < 0 || channel > 1)) continue;
        found.push([fromLinear(light[0]), fromLinear(light[1]), fromLinear(light[2])]);
      }
    }
  }
  return found;
}

/**
 * A colour for each of `count` areas, the same ones whatever areas a level has: each next one is
 * the candidate that is furthest from all before it and from the colours `taken` by the states.
 */
export function areaColours(taken: readonly Rgb[], count: number): Rgb[] {
  const clear = VISIONS.reduce((left, vision) => {
    const states = taken.map((colour) => labOf(seenWith(vision, colour)));
    return left.filter((colour) => {
      const lab = labOf(seenWith(vision, colour));
      return states.every((state) => labDistance(lab, state) >= AREA_CLEARANCE[vision]);
    });
  }, candidates());
  const places = clear.map(labOf);
  const distances = places.map((place) => Math.min(...taken.map((state) => labDistance(place, labOf(state)))));
  const chosen: Rgb[] = [];
  let next = 0;
  while (chosen.length < count) {
    const own = places[next];
    chosen.push(clear[next]);
    for (let i = 0; i < clear.length; i++) distances[i] = Math.min(distances[i], labDistance(own, places[i]));
    next = distances.reduce((best, distance, i) => (distance > distances[best] ? i : best), 0);
  }
  return chosen;
}
