import { createButton } from './controls';

/** A bake that takes longer than this can be called off, milliseconds. */
const LONG = 2000;

/** What a stage is called while it runs, by the name of its dump (core/bake/bake.ts). */
const STAGE_WORDS: Readonly<Record<string, string>> = {
  '1-rasterized': 'geometry',
  '2-low-hanging': 'low obstacles',
  '3-ledges': 'ledges',
  '4-low-height': 'headroom',
  '5-compact': 'links',
  '6-eroded': 'erosion',
  '7-areas': 'volumes',
};

/** The thin bar at the very top while a bake runs, and after two seconds a row with a button to call it off. */
export class BakeProgress {
  readonly element = document.createElement('div');
  readonly #bar = document.createElement('div');
  readonly #row = document.createElement('div');
  readonly #text = document.createElement('span');
  #timer = 0;
  #running = false;

  /** @param cancel called when a person calls the bake off */
  constructor(cancel: () => void) {
    this.#bar.className = 'progress';
    this.#bar.setAttribute('role', 'progressbar');
    this.#bar.setAttribute('aria-label', 'Baking');
    this.#row.className = 'bake';
    const button = createButton('Cancel', cancel, { description: 'Call this bake off; the last picture stays' });
    this.#row.append(this.#text, button);
    this.element.append(this.#bar, this.#row);
    this.stop();
  }

  /**
   * @param stage the name of its dump
   * @param share how much of the bake is done, 0 … 1
   */
  run(stage: string, share: number): void {
    this.#bar.classList.add('running');
    this.#bar.style.setProperty('--share', String(share));
    const percent = Math.round(share * 100);
    this.#bar.setAttribute('aria-valuenow', String(percent));
    this.#bar.removeAttribute('aria-hidden');
    this.#text.textContent = `Baking ${STAGE_WORDS[stage] ?? 'the level'} · ${percent} %`;
    if (this.#running) return;
    this.#running = true;
    this.#timer = window.setTimeout(() => {
      this.#row.hidden = false;
    }, LONG);
  }

  stop(): void {
    window.clearTimeout(this.#timer);
    this.#running = false;
    this.#row.hidden = true;
    this.#bar.classList.remove('running');
    this.#bar.setAttribute('aria-hidden', 'true');
  }
}
