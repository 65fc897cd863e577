/** The names of the files that are stages. */
exports.pattern = '*.stage.json';

/**
 * Makes a level of a stage. A stage has slabs, each with a corner and a size:
 *
 *     { "stage": "Landing", "slabs": [{ "at": [0, 0, 0], "size": [6, 1, 6] }] }
 *
 * @param {string} text
 */
exports.read = (text) => {
  const { stage, slabs } = JSON.parse(text);
  if (!Array.isArray(slabs)) throw new Error('a stage has “slabs”.');
  const level = {
    name: stage,
    settings: { cellSize: 0.5, cellHeight: 0.25, radius: 0 },
    geometry: slabs.map(({ at, size }) => ({
      type: 'box',
      min: at,
      max: [at[0] + size[0], at[1] + size[1], at[2] + size[2]],
    })),
  };
  return { level, places: placesOf(text) };
};

/**
 * Where each slab stands in the text: that is where problems with its box are shown.
 * @param {string} text
 */
function placesOf(text) {
  const slabs = [...text.matchAll(/\{[^{}]*"at"[^{}]*\}/g)];
  return Object.fromEntries(slabs.map((slab, i) => [`/geometry/${i}`, [slab.index, slab.index + slab[0].length]]));
}
