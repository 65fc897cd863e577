import type { Severity } from './problem';

/** What a code stands for wherever it is met, and how serious it is. */
export interface ProblemCode {
  readonly severity: Severity;
  readonly meaning: string;
}

/** Every code that a level's problems can have, as docs/problems.md explains them. Their meaning never changes. */
export const PROBLEM_CODES: Readonly<Record<string, ProblemCode>> = {
  LL101: { severity: 'error', meaning: 'The text is not JSON: the first place where it breaks.' },
  LL102: {
    severity: 'error',
    meaning:
      'A value is of the wrong type: a text for a number, a number with a fraction for a whole one, two values for a point of three.',
  },
  LL103: { severity: 'error', meaning: 'A needed field is missing, or the list of agents is empty.' },
  LL104: { severity: 'error', meaning: "The level's version is not one that is read here." },
  LL105: { severity: 'error', meaning: 'A file that the level names cannot be read.' },
  LL106: { severity: 'error', meaning: 'A type of geometry that is not known or not read yet.' },
  LL107: {
    severity: 'error',
    meaning: 'Two fields exclude each other: area and areas, source and vertices or indices, dense and columns.',
  },
  LL108: { severity: 'error', meaning: 'A line of an OBJ file cannot be read, or the file has no faces.' },
  LL109: { severity: 'error', meaning: 'source beside a type other than mesh.' },
  LL110: { severity: 'error', meaning: 'A field stands twice in one object.' },
  LL111: { severity: 'error', meaning: 'A file that the level names is empty.' },
  LL112: { severity: 'error', meaning: 'A file that the level names is too long.' },
  LL113: { severity: 'error', meaning: 'The reader of a format that is not ours gave up.' },
  LL150: { severity: 'warning', meaning: 'A field that nobody reads.' },
  LL151: { severity: 'warning', meaning: 'Two items or volumes have the same id.' },
  LL201: { severity: 'error', meaning: 'The number of indices is not divisible by 3.' },
  LL202: { severity: 'error', meaning: 'An index addresses no vertex.' },
  LL203: {
    severity: 'error',
    meaning: 'A coordinate is not a number. Strict JSON cannot hold one; it is there for other callers of the core.',
  },
  LL204: { severity: 'error', meaning: 'A coordinate lies beyond ±2^21 m.' },
  LL205: {
    severity: 'warning',
    meaning:
      'A triangle has no area, or is so tiny or huge that float32 gives its normal no length. It is counted and adds nothing.',
  },
  LL206: {
    severity: 'error',
    meaning:
      'A list has the wrong length: areas for triangles, heights for points, dense voxels for cells, or numbers for vertices.',
  },
  LL207: {
    severity: 'error',
    meaning: 'An area id is not a whole number from 0 to 63; also in volumes and materials.',
  },
  LL208: { severity: 'error', meaning: 'spacing is not above 0.' },
  LL209: { severity: 'error', meaning: 'countX or countZ is below 2.' },
  LL210: { severity: 'error', meaning: 'A side of size is below 1.' },
  LL211: { severity: 'error', meaning: 'A material is outside 1 … 255, or a dense voxel outside 0 … 255.' },
  LL212: { severity: 'error', meaning: 'A column lies outside size.' },
  LL213: { severity: 'error', meaning: 'A column is given twice.' },
  LL214: { severity: 'error', meaning: 'A run is empty.' },
  LL215: { severity: 'error', meaning: "A run reaches out of the block's rows." },
  LL216: { severity: 'error', meaning: 'Runs of a column overlap or are not sorted.' },
  LL217: { severity: 'error', meaning: 'An offset is too large to be an exact whole number.' },
  LL218: { severity: 'error', meaning: 'A shape is empty or upside down along an axis.' },
  LL219: { severity: 'error', meaning: 'Stairs have too few or too many steps, or a cylinder sides.' },
  LL220: { severity: 'error', meaning: 'A radius is not above 0.' },
  LL250: { severity: 'warning', meaning: 'A triangle has the corners of another.' },
  LL251: { severity: 'warning', meaning: 'Triangles or runs of voxels lie wholly or partly outside the grid.' },
  LL252: { severity: 'warning', meaning: 'A wall on the edge of the grid that faces into it is dropped.' },
  LL253: { severity: 'warning', meaning: 'Triangles reach above the grid.' },
  LL254: { severity: 'warning', meaning: 'A flat floor on the bottom of the grid is dropped.' },
  LL255: { severity: 'warning', meaning: 'A mesh that claims to be closed is open.' },
  LL256: { severity: 'warning', meaning: 'In a mesh that claims to be closed, more than two triangles share an edge.' },
  LL257: { severity: 'warning', meaning: 'A mesh that claims to be closed faces inwards, wholly or in part.' },
  LL258: { severity: 'warning', meaning: 'A triangle faces down where everything around it faces up.' },
  LL301: { severity: 'error', meaning: 'cellSize or cellHeight lies outside 2^-20 … 2^20 m.' },
  LL302: { severity: 'error', meaning: 'Bounds are empty or upside down along an axis.' },
  LL303: { severity: 'error', meaning: 'The grid has too many columns or rows, or a side of 0.' },
  LL304: { severity: 'error', meaning: 'height, climb, radius or mergeThreshold lies outside its range.' },
  LL305: { severity: 'error', meaning: 'slopeCosine is not finite once it is rounded to float32.' },
  LL306: { severity: 'error', meaning: 'A level has both bounds and grid.' },
  LL307: { severity: 'error', meaning: 'There is nothing to fit a grid to, and none is given.' },
  LL308: { severity: 'error', meaning: 'Two agents of a level have the same name.' },
  LL380: { severity: 'hint', meaning: 'Floors on the steepest walkable slope differ by more than the climb.' },
  LL381: { severity: 'hint', meaning: 'Cells or rows are coarse for the agent.' },
  LL382: { severity: 'hint', meaning: 'In metres the agent has odd proportions.' },
  LL383: { severity: 'hint', meaning: 'mergeThreshold is above climb.' },
  LL401: { severity: 'error', meaning: 'A polygon has fewer than 3 or more than 256 corners.' },
  LL402: { severity: 'error', meaning: 'A polygon is not convex, or has no area.' },
  LL403: { severity: 'error', meaning: 'minY lies above maxY.' },
  LL450: { severity: 'warning', meaning: 'A volume marks nothing.' },
  LL451: { severity: 'warning', meaning: 'The interval of a volume misses every floor by less than a row.' },
  LL501: { severity: 'warning', meaning: 'A column has 63 open spans or more.' },
  LL502: { severity: 'warning', meaning: 'Nothing is walkable.' },
  LL503: { severity: 'warning', meaning: 'A walkable floor lies inside a closed mesh.' },
  LL580: { severity: 'hint', meaning: 'The areas of columns depend on the order of the items.' },
};
