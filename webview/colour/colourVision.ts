import { fromLinear, type Rgb, toLinear } from './lab';

/**
 * Ways of seeing colour, as 3×3 matrices over linear sRGB: the full-strength ones of Machado,
 * Oliveira and Fernandes (2009), and unchanged for normal vision.
 */
export const COLOUR_VISIONS = {
  normal: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
} as const;

export type ColourVision = keyof typeof COLOUR_VISIONS;

/** How a colour looks to an eye of the given kind. */
export function seenWith(vision: ColourVision, colour: Rgb): Rgb {
  if (vision === 'normal') return colour;
  const m = COLOUR_VISIONS[vision];
  const [r, g, b] = colour.map(toLinear);
  const channel = (row: number) => fromLinear(m[row] * r + m[row + 1] * g + m[row + 2] * b);
  return [channel(0), channel(3), channel(6)];
}
