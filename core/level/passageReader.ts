import { DIRECTIONS, OPEN_ENDS, PASSAGE_STYLES, type Passage, type PassageStyle } from '../passages/passage';
import type { Fields } from './fields';
import { nearName } from './nearName';
import { warnOfUnknown } from './unknownFields';

/** The fields that passages of all styles may have. */
const FIELDS = ['id', 'style', 'radius', 'open'];

/** The fields of each style alone. */
const OWN_FIELDS: Readonly<Record<PassageStyle, readonly string[]>> = {
  spiral: ['centre', 'startY', 'spiralRadius', 'pitch', 'turns', 'controlsPerTurn', 'direction', 'startAngleTurns'],
  worm: ['from', 'to', 'amplitude', 'wavelength', 'controls'],
  cascade: ['from', 'heading', 'advance', 'loopRadius', 'loops', 'endY', 'controlsPerLoop'],
  straight: ['from', 'to', 'controls'],
  route: ['points'],
};

/** Reads a passage of a rock; undefined when something in it was reported. Its figures are not checked yet. */
export function readPassage(fields: Fields): Passage | undefined {
  const before = fields.problems.errors;
  if (fields.has('id')) fields.text('id');
  const style = readStyle(fields);
  if (!style) return undefined;
  warnOfUnknown(fields, [...FIELDS, ...OWN_FIELDS[style]], `a passage of style “${style}”`);
  const radius = readRadius(fields);
  const open = fields.has('open') ? { open: fields.choice('open', OPEN_ENDS) } : {};
  const own = READERS[style](fields);
  if (fields.problems.errors > before) return undefined;
  // Whatever was missing or of another type has been reported.
  return { style, radius, ...open, ...own } as Passage;
}

function readStyle(fields: Fields): PassageStyle | undefined {
  const text = fields.text('style');
  const style = PASSAGE_STYLES.find((one) => one === text);
  if (text === undefined || style) return style;
  const near = nearName(text, PASSAGE_STYLES);
  const question = near ? ` Did you mean “${near}”?` : '';
  const message = `“${text}” is not a style of passage: use ${PASSAGE_STYLES.join(', ')}.${question}`;
  fields.problems.add({ code: 'LL224', severity: 'error', message, path: fields.pathOf('style') });
  return undefined;
}

function readRadius(fields: Fields): unknown {
  const given = fields.object.radius;
  if (!Array.isArray(given)) {
    return given === undefined || typeof given === 'number'
      ? fields.number('radius')
      : fields.wrongType('radius', 'a number or a list of entries with “at” and “radius”');
  }
  return fields.eachFields('radius', 'An entry of the radius')?.map((entry) => {
    warnOfUnknown(entry, ['at', 'radius']);
    return { at: entry.number('at'), radius: entry.number('radius') };
  });
}

/** Read the fields of a style alone, under the names that they have in a {@link Passage}. */
const READERS: Readonly<Record<PassageStyle, (fields: Fields) => object>> = {
  spiral: (fields) => ({
    centre: fields.point('centre', 2),
    startY: fields.number('startY'),
    spiralRadius: fields.number('spiralRadius'),
    pitch: fields.number('pitch'),
    turns: fields.number('turns'),
    controlsPerTurn: fields.number('controlsPerTurn'),
    ...(fields.has('direction') && { direction: fields.choice('direction', DIRECTIONS) }),
    ...(fields.has('startAngleTurns') && { startAngleTurns: fields.number('startAngleTurns') }),
  }),
  worm: (fields) => ({
    from: fields.point('from', 3),
    to: fields.point('to', 3),
    amplitude: fields.number('amplitude'),
    wavelength: fields.number('wavelength'),
    controls: fields.whole('controls'),
  }),
  cascade: (fields) => ({
    from: fields.point('from', 3),
    heading: fields.point('heading', 2),
    advance: fields.number('advance'),
    loopRadius: fields.number('loopRadius'),
    loops: fields.number('loops'),
    endY: fields.number('endY'),
    controlsPerLoop: fields.number('controlsPerLoop'),
  }),
  straight: (fields) => ({
    from: fields.point('from', 3),
    to: fields.point('to', 3),
    controls: fields.whole('controls'),
  }),
  route: (fields) => ({ points: fields.points('points', 3) }),
};
