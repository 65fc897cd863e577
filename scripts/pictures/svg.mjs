// Drawings as SVG. Their ground is transparent and their colours are of middling lightness, so that they
// can be read on a light page and on a dark one.

/** Ink for lines and words, and rock. */
export const INK = '#757d87';
export const ROCK = '#8d939c';
/** What is to be noticed: a mistake. */
export const WRONG = '#d9534f';
/** A colour for each turn of a passage, from the bottom up. */
export const TURNS = ['#3f8fd8', '#d98324', '#3a9e62', '#a06bd2', '#c2a018', '#2aa3a3'];

/**
 * @param {string} name
 * @param {Record<string, string | number>} attributes
 * @param {string} [content]
 */
export function element(name, attributes, content) {
  const written = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${typeof value === 'number' ? rounded(value) : value}"`,
  );
  return content === undefined ? `<${name}${written.join('')}/>` : `<${name}${written.join('')}>${content}</${name}>`;
}

/**
 * A line, with an arrow's heads if it is a measure.
 * @param {[number, number]} from
 * @param {[number, number]} to
 * @param {Record<string, string | number>} [look]
 */
export function line([x1, y1], [x2, y2], look = {}) {
  return element('line', { x1, y1, x2, y2, stroke: INK, 'stroke-width': 1.5, ...look });
}

/** A line with arrowheads at both ends: a length, and one that should not be. */
export const MEASURE = { 'marker-start': 'url(#head)', 'marker-end': 'url(#head)' };
export const WRONG_MEASURE = {
  stroke: WRONG,
  'marker-start': 'url(#wrong-head)',
  'marker-end': 'url(#wrong-head)',
};

/**
 * @param {[number, number]} at
 * @param {string} words
 * @param {Record<string, string | number>} [look]
 */
export function label([x, y], words, look = {}) {
  return element('text', { x, y, fill: INK, ...look }, words);
}

/**
 * A whole drawing.
 * @param {number} width
 * @param {number} height
 * @param {string} title what it shows, for those who cannot see it
 * @param {string[]} parts
 */
export function drawing(width, height, title, parts) {
  const heads = arrowhead('head', INK) + arrowhead('wrong-head', WRONG);
  const attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: `0 0 ${width} ${height}`,
    width,
    height,
    'font-family': "system-ui, -apple-system, 'Segoe UI', 'DejaVu Sans', sans-serif",
    'font-size': 14,
  };
  const content = [element('title', {}, title), element('defs', {}, heads), ...parts].join('\n');
  return `${element('svg', attributes, `\n${content}\n`)}\n`;
}

/**
 * @param {string} id
 * @param {string} fill
 */
function arrowhead(id, fill) {
  const box = { viewBox: '0 0 8 8', refX: 7, refY: 4, markerWidth: 6, markerHeight: 6 };
  const head = element('path', { d: 'M0 0L8 4L0 8z', fill });
  return element('marker', { id, ...box, orient: 'auto-start-reverse' }, head);
}

/**
 * Cells of one kind as one path, those beside each other joined.
 * @param {number} columns
 * @param {number} rows
 * @param {(column: number, row: number) => boolean} isOne row 0 is the lowest
 * @param {{ x: number, y: number, side: number }} place of the upper left corner, and of a cell's side
 */
export function cellPath(columns, rows, isOne, { x, y, side }) {
  let path = '';
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (!isOne(column, row)) continue;
      const from = column;
      while (column < columns && isOne(column, row)) column++;
      const width = rounded((column - from) * side);
      // A hair is added, else pages show the seams.
      path += `M${rounded(x + from * side)} ${rounded(y + (rows - 1 - row) * side)}h${width}v${rounded(side + 0.2)}h-${width}z`;
    }
  }
  return path;
}

/** @param {number} value */
function rounded(value) {
  return Math.round(value * 100) / 100;
}
