const SHORTER = (Math.sqrt(5) - 1) / 2;
const STEPS = 42;

/** The place of the least value of a function that falls and then rises between a and b, to about 1e-8 of their distance. */
export function goldenSection(value: (t: number) => number, a: number, b: number): number {
  let left = b - (b - a) * SHORTER;
  let right = a + (b - a) * SHORTER;
  let atLeft = value(left);
  let atRight = value(right);
  for (let i = 0; i < STEPS; i++) {
    if (atLeft <= atRight) {
      b = right;
      right = left;
      atRight = atLeft;
      left = b - (b - a) * SHORTER;
      atLeft = value(left);
    } else {
      a = left;
      left = right;
      atLeft = atRight;
      right = a + (b - a) * SHORTER;
      atRight = value(right);
    }
  }
  return (a + b) / 2;
}
