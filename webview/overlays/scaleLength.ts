/** The longest of 1, 2, 5, 10, 20, 50, … (and their tenths) that is not above `most`, which is above 0. */
export function roundLength(most: number): number {
  const decade = Math.floor(Math.log10(most));
  // A tenth is no number of its own: 3 · 0.1 is not 0.3, but 3 / 10 is.
  const of = (step: number) => (decade < 0 ? step / 10 ** -decade : step * 10 ** decade);
  return of([5, 2].find((step) => of(step) <= most) ?? 1);
}

/** The cells along a length, which need not be whole: `20 cells`, `1 cell`, `16.7 cells`. */
export function cellsText(length: number, cellSize: number): string {
  const cells = (length / cellSize).toLocaleString('en', { maximumSignificantDigits: 3 });
  return `${cells} ${cells === '1' ? 'cell' : 'cells'}`;
}
