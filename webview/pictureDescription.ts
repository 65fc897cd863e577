import { counted, grouped } from '../core/figures';
import { legendRows } from './legendRows';
import type { PictureSummary } from './messages';

/** The picture in words, for those who do not see it: what is there, and how to move around. */
export function describePicture(summary: PictureSummary, counts: Uint32Array): string {
  const present = legendRows(counts, new Set()).filter((row) => row.count > 0);
  const groups = present.map((row) => `${grouped(row.count)} ${row.name.toLowerCase()}`).join(', ');
  const level = summary.agents.length > 1 ? `${summary.level} for ${summary.agent}` : summary.level;
  return `${level}: ${counted(summary.spans, 'span')}${groups ? `, of which ${groups}` : ''}. ${KEYS}`;
}

const KEYS = 'Arrow keys turn the picture, plus and minus zoom, F shows all of it, T looks down from the top.';
