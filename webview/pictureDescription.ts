import { counted, grouped } from '../core/figures';
import { legendRows } from './legendRows';
import type { PictureSummary } from './messages';

/** The picture in words, for those who do not see it: what is there, and how to move around. */
export function describePicture(summary: PictureSummary, counts: Uint32Array): string {
  const present = legendRows(counts, new Set()).filter((row) => row.count > 0);
  const groups = present.map((row) => `${grouped(row.count)} ${row.name.toLowerCase()}`).join(', ');
  const level = summary.agents.length > 1 ? `${summary.level} for ${summary.agent}` : summary.level;
  const walkable = `The agent can walk on ${counted(summary.walkableCells, 'cell')}.`;
  return `${level}: ${counted(summary.spans, 'span')}${groups ? `, of which ${groups}` : ''}. ${walkable} ${KEYS}`;
}

const KEYS =
  'Enter selects the cell in the middle, arrow keys walk on from it. Shift and arrow keys turn the picture. ' +
  'A question mark shows all keys.';
