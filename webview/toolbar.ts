import { createButton } from './controls';
import { formatCount, formatDuration, formatSpans } from './figures';
import type { PictureSummary } from './messages';

/** The one row above the picture. */
export class Toolbar {
  readonly element = document.createElement('header');
  readonly #summary = document.createElement('p');

  constructor(fit: () => void, top: () => void) {
    this.element.className = 'toolbar';
    this.element.append(
      createButton('Fit', fit, { description: 'Show the whole level (F)' }),
      createButton('Top', top, { description: 'Look straight down, and back (T)' }),
      this.#summary,
    );
  }

  /** Says what is on the screen. */
  show(summary: PictureSummary): void {
    const { level, agent, spans, walkableCells, walkableSquareMetres, milliseconds } = summary;
    this.#summary.textContent = [level, formatSpans(spans), formatDuration(milliseconds)].join(' · ');
    const area = walkableSquareMetres.toLocaleString('en', { maximumFractionDigits: 1 });
    this.#summary.title = `${agent} can walk on ${formatCount(walkableCells)} cells, ${area} m².`;
  }
}
