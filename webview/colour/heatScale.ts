import { fromLinear, type Lab, labDistance, linearOf, type Rgb } from './lab';

/** Points on the way along which the steps are spread out evenly. */
const POINTS = 512;

/** Lightness and hue angle at both ends: a dark blue, and a yellow reached by way of teal and green. */
const FIRST = { lightness: 27, hue: 290 };
const LAST = { lightness: 92, hue: 100 };
const MOST_CHROMA = 62;

function inGamut(lab: Lab): boolean {
  return linearOf(lab).every((light) => light >= 0 && light <= 1);
}

/** A place on the way, `share` 0 … 1: as colourful as a screen can show there, up to a limit. */
function placeAt(share: number): Lab {
  const lightness = FIRST.lightness + share * (LAST.lightness - FIRST.lightness);
  const hue = ((FIRST.hue + share * (LAST.hue - FIRST.hue)) * Math.PI) / 180;
  const withChroma = (chroma: number): Lab => [lightness, chroma * Math.cos(hue), chroma * Math.sin(hue)];
  let chroma = MOST_CHROMA;
  while (chroma > 0 && !inGamut(withChroma(chroma))) chroma--;
  return withChroma(chroma);
}

/**
 * Colours for `steps` steps of a scale, from dark blue to yellow: always lighter, which every kind of
 * colour vision sees, and each as far from the next as any other.
 */
export function heatScale(steps: number): Rgb[] {
  const places = Array.from({ length: POINTS }, (_, i) => placeAt(i / (POINTS - 1)));
  const way = [0];
  for (let i = 1; i < POINTS; i++) way.push(way[i - 1] + labDistance(places[i - 1], places[i]));
  let point = 0;
  return Array.from({ length: steps }, (_, step) => {
    const goal = (step / (steps - 1)) * way[POINTS - 1];
    while (point < POINTS - 1 && way[point] < goal) point++;
    const [red, green, blue] = linearOf(places[point]);
    return [fromLinear(red), fromLinear(green), fromLinear(blue)];
  });
}
