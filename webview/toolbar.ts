import { counted, duration, grouped } from '../core/figures';
import { createButton, Dropdown } from './controls';
import type { PictureSummary } from './messages';

/** The one row above the picture. */
export class Toolbar {
  readonly element = document.createElement('header');
  readonly #summary = document.createElement('p');

  readonly #agents: Dropdown;

  constructor(fit: () => void, top: () => void, chooseAgent: (agent: string) => void) {
    this.#agents = new Dropdown('The agent that the level is baked for', chooseAgent);
    this.#agents.element.hidden = true;
    this.element.className = 'toolbar';
    this.element.append(
      createButton('Fit', fit, { description: 'Show the whole level (F)' }),
      createButton('Top', top, { description: 'Look straight down, and back (T)' }),
      this.#agents.element,
      this.#summary,
    );
  }

  /** Says what is on the screen. */
  show(summary: PictureSummary): void {
    const { level, agent, agents, spans, walkableCells, walkableSquareMetres, milliseconds } = summary;
    this.#summary.textContent = [level, counted(spans, 'span'), duration(milliseconds)].join(' · ');
    this.#agents.show(agents, agent);
    this.#agents.element.hidden = agents.length < 2;
    const area = walkableSquareMetres.toLocaleString('en', { maximumFractionDigits: 1 });
    this.#summary.title = `${agent} can walk on ${grouped(walkableCells)} cells, ${area} m².`;
  }
}
