/** Places and weights of Gauss–Legendre quadrature with ten points on -1 … 1, one half of each. */
const PLACES = [0.14887433898163122, 0.4333953941292472, 0.6794095682990244, 0.8650633666889845, 0.9739065285171717];
const WEIGHTS = [
  0.29552422471475287, 0.26926671930999635, 0.21908636251598204, 0.1494513491505806, 0.06667134430868814,
];

/** Two estimates that differ by less than this share of the whole are the same length. */
const TOLERANCE = 1e-13;
const MAX_DEPTH = 24;

/**
 * The length of a curve from its speed: the integral of `speed` from a to b, to about 13 digits.
 * Where a whole and its two halves disagree, the halves are looked at on their own.
 */
export function arcLength(speed: (t: number) => number, a: number, b: number): number {
  return a === b ? 0 : refine(speed, a, b, gauss(speed, a, b), 0);
}

function refine(speed: (t: number) => number, a: number, b: number, whole: number, depth: number): number {
  const middle = (a + b) / 2;
  const left = gauss(speed, a, middle);
  const right = gauss(speed, middle, b);
  const sum = left + right;
  if (Math.abs(sum - whole) <= TOLERANCE * Math.abs(sum) || depth >= MAX_DEPTH) return sum;
  return refine(speed, a, middle, left, depth + 1) + refine(speed, middle, b, right, depth + 1);
}

function gauss(speed: (t: number) => number, a: number, b: number): number {
  const middle = (a + b) / 2;
  const half = (b - a) / 2;
  let sum = 0;
  for (let i = 0; i < PLACES.length; i++) {
    const off = half * PLACES[i];
    sum += WEIGHTS[i] * (speed(middle - off) + speed(middle + off));
  }
  return sum * half;
}
