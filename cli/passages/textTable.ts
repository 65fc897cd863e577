/** A cell of a table on a terminal. */
export interface Cell {
  readonly text: string;
  /** Colours the text, once its place is known. */
  readonly paint?: (text: string) => string;
}

/**
 * Rows as aligned lines, two blanks further in than what stands around them: the first column at its
 * left end, the others at their right end. The last cell of a row that is shorter than the widest one
 * may be of any length.
 */
export function textTable(rows: readonly (readonly Cell[])[]): string {
  const columns = Math.max(...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((row) => (isTail(row, column, columns) ? 0 : (row[column]?.text.length ?? 0)))),
  );
  return rows.map((row) => `${lineOf(row, widths)}\n`).join('');
}

function lineOf(row: readonly Cell[], widths: readonly number[]): string {
  const cells = row.map(({ text, paint = String }, column) => {
    if (column === 0) return paint(text) + ' '.repeat(Math.max(0, widths[0] - text.length));
    if (isTail(row, column, widths.length)) return paint(text);
    return ' '.repeat(widths[column] - text.length) + paint(text);
  });
  return `  ${cells.join('  ')}`.trimEnd();
}

/** Whether a cell is the last one of a shorter row. */
function isTail(row: readonly Cell[], column: number, columns: number): boolean {
  return column > 0 && column === row.length - 1 && row.length < columns;
}
