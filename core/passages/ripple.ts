/** How the dominant wave of a floor's error looks. */
export interface Ripple {
  /** From crest to crest along the route, metres; NaN for an error without any wave. */
  readonly period: number;
  /** From the middle to a crest, metres. */
  readonly amplitude: number;
}

/** Spectra are this many times finer than the samples alone would make them. */
const FINER = 4;

/**
 * The dominant period of a floor's error, by its spectrum: the mean is taken off, and the highest of
 * all waves that occur at least twice is found.
 * @param errors at equal steps along the route; NaN counts as the mean
 * @param spacing the step, metres
 */
export function floorRipple(errors: Float64Array, spacing: number): Ripple {
  const known = errors.filter((error) => !Number.isNaN(error));
  const mean = known.reduce((sum, error) => sum + error, 0) / known.length;
  let size = 2;
  while (size < FINER * errors.length) size *= 2;
  const real = new Float64Array(size);
  const imaginary = new Float64Array(size);
  for (let i = 0; i < errors.length; i++) if (!Number.isNaN(errors[i])) real[i] = errors[i] - mean;
  transform(real, imaginary);
  let highest = 0;
  let most = 0;
  for (let k = Math.ceil((2 * size) / errors.length); k <= size / 2; k++) {
    const power = real[k] * real[k] + imaginary[k] * imaginary[k];
    if (power <= most) continue;
    most = power;
    highest = k;
  }
  if (highest === 0) return { period: Number.NaN, amplitude: 0 };
  return { period: (size * spacing) / highest, amplitude: (2 * Math.sqrt(most)) / errors.length };
}

/** The Fourier transform of a series whose length is a power of two, in place. */
function transform(real: Float64Array, imaginary: Float64Array): void {
  const size = real.length;
  for (let i = 1, j = 0; i < size; i++) {
    let bit = size >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i >= j) continue;
    [real[i], real[j]] = [real[j], real[i]];
    [imaginary[i], imaginary[j]] = [imaginary[j], imaginary[i]];
  }
  for (let length = 2; length <= size; length *= 2) {
    const half = length / 2;
    for (let k = 0; k < half; k++) {
      const angle = (-2 * Math.PI * k) / length;
      const cos = Math.cos(angle);
      const sin = Math.sin(angle);
      for (let i = k; i < size; i += length) {
        const j = i + half;
        const r = real[j] * cos - imaginary[j] * sin;
        const m = real[j] * sin + imaginary[j] * cos;
        real[j] = real[i] - r;
        imaginary[j] = imaginary[i] - m;
        real[i] += r;
        imaginary[i] += m;
      }
    }
  }
}

/** How far apart the controls of a route stand on average, straight and horizontally, metres. */
export function controlSpacing({ x, z }: { readonly x: Float64Array; readonly z: Float64Array }): number {
  let sum = 0;
  for (let i = 1; i < x.length; i++) sum += Math.hypot(x[i] - x[i - 1], z[i] - z[i - 1]);
  return sum / (x.length - 1);
}
