/** Red, green and blue, 0 … 255 each. */
export type Rgb = readonly [number, number, number];
/** CIE L*a*b* of the D65 white. */
export type Lab = readonly [number, number, number];

/** `#rrggbb` as red, green and blue. */
export function parseHex(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Red, green and blue as `#rrggbb`. */
export function formatHex([red, green, blue]: Rgb): string {
  return `#${((red << 16) | (green << 8) | blue).toString(16).padStart(6, '0')}`;
}

/** Undoes sRGB's curve: 0 … 255 to 0 … 1. */
export function toLinear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** Applies sRGB's curve: 0 … 1 to 0 … 255, rounded; light outside the range is cut off. */
export function fromLinear(light: number): number {
  const kept = Math.min(1, Math.max(0, light));
  return Math.round(255 * (kept <= 0.0031308 ? 12.92 * kept : 1.055 * kept ** (1 / 2.4) - 0.055));
}

const WHITE = [0.95047, 1, 1.08883] as const;

function labCurve(share: number): number {
  return share > 216 / 24389 ? Math.cbrt(share) : (24389 / 27) * (share / 116) + 16 / 116;
}

function undoLabCurve(value: number): number {
  return value ** 3 > 216 / 24389 ? value ** 3 : (116 * value - 16) / (24389 / 27);
}

/** The Lab place of an sRGB colour. */
export function labOf([red, green, blue]: Rgb): Lab {
  const r = toLinear(red);
  const g = toLinear(green);
  const b = toLinear(blue);
  const x = labCurve((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / WHITE[0]);
  const y = labCurve((0.2126729 * r + 0.7151522 * g + 0.072175 * b) / WHITE[1]);
  const z = labCurve((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / WHITE[2]);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** The linear sRGB light of a Lab place; outside 0 … 1 where a screen cannot show it. */
export function linearOf([lightness, a, b]: Lab): readonly [number, number, number] {
  const y = (lightness + 16) / 116;
  const X = WHITE[0] * undoLabCurve(y + a / 500);
  const Y = undoLabCurve(y);
  const Z = WHITE[2] * undoLabCurve(y - b / 200);
  return [
    3.2404542 * X - 1.5371385 * Y - 0.4985314 * Z,
    -0.969266 * X + 1.8760108 * Y + 0.041556 * Z,
    0.0556434 * X - 0.2040259 * Y + 1.0572252 * Z,
  ];
}

/** How far two colours are apart (CIE 1976): about 2 is just visible, 30 is plain at a glance. */
export function labDistance(first: Lab, second: Lab): number {
  return Math.hypot(first[0] - second[0], first[1] - second[1], first[2] - second[2]);
}
