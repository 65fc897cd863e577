import { createButton } from './controls';

/** What takes longer than this is told in words, and a bake can then be called off, milliseconds. */
const LONG = 2000;

/** What goes on in each part of a bake, by its name (core/bake/bake.ts). */
const PART_WORDS: Readonly<Record<string, string>> = {
  reading: 'Reading the level',
  '1-rasterized': 'Baking geometry',
  '2-low-hanging': 'Baking low obstacles',
  '3-ledges': 'Baking ledges',
  '4-low-height': 'Baking headroom',
  '5-compact': 'Baking links',
  '6-eroded': 'Baking erosion',
  '7-areas': 'Baking volumes',
  packets: 'Preparing the picture',
  findings: 'Looking for problems',
};

/** What a person and the page hear of a bake. */
export interface BakeProgressEvents {
  /** A person calls the bake off. */
  cancel(): void;
  /** The picture on the screen has been older than the level for a while, and still is. */
  ages(): void;
}

/** How far the running bake is. */
interface Run {
  readonly stage: string;
  /** How much of the bake is done, 0 … 1. */
  readonly share: number;
  readonly outdated: boolean;
}

/**
 * The thin bar at the very top from the beginning of a bake until its picture is drawn, and after two
 * seconds a row that says what goes on, with a button to call the bake off.
 */
export class BakeProgress {
  readonly element = document.createElement('div');
  readonly #events: BakeProgressEvents;
  readonly #bar = document.createElement('div');
  readonly #row = document.createElement('div');
  readonly #text = document.createElement('span');
  readonly #cancel: HTMLElement;
  #timer = 0;
  #run: Run | undefined;
  /** While a picture is drawn: whether the one that it takes the place of is older than the level. */
  #drawing: { readonly outdated: boolean } | undefined;

  constructor(events: BakeProgressEvents) {
    this.#events = events;
    this.#bar.className = 'progress';
    this.#bar.setAttribute('role', 'progressbar');
    this.#bar.setAttribute('aria-label', 'Baking');
    this.#row.className = 'bake';
    const description = 'Call this bake off; the last picture stays';
    this.#cancel = createButton('Cancel', () => events.cancel(), { description });
    this.#row.append(this.#text, this.#cancel);
    this.element.append(this.#bar, this.#row);
    this.#tell();
  }

  /** The bake goes on, as the message `baking` tells (messages.ts). */
  run({ stage, share, outdated }: Run): void {
    this.#run = { stage, share, outdated };
    this.#tell();
  }

  /** The bake is over. */
  stop(): void {
    this.#run = undefined;
    this.#tell();
  }

  /** The bake's picture has come, and is being drawn until {@link drawn}. */
  draw(): void {
    this.#drawing ??= { outdated: this.#run?.outdated === true };
    this.#tell();
  }

  drawn(): void {
    this.#drawing = undefined;
    this.#tell();
  }

  #tell(): void {
    const run = this.#run;
    if (run === undefined && this.#drawing === undefined) {
      this.#rest();
      return;
    }
    this.#bar.classList.add('running');
    this.#bar.removeAttribute('aria-hidden');
    this.#cancel.hidden = run === undefined;
    if (run !== undefined) this.#bar.style.setProperty('--share', String(run.share));
    const percent = Math.floor(100 * (run?.share ?? 0));
    // Nobody knows how long the drawing takes.
    if (this.#drawing !== undefined || run === undefined) this.#bar.removeAttribute('aria-valuenow');
    else this.#bar.setAttribute('aria-valuenow', String(percent));
    const words = PART_WORDS[run?.stage ?? ''] ?? 'Baking the level';
    const doing = this.#drawing === undefined ? `${words} · ${percent} %` : 'Drawing the picture';
    this.#text.textContent = this.#outdated ? `${doing} · what you see is from before` : doing;
    if (!this.#row.hidden && this.#outdated) this.#events.ages();
    this.#timer ||= window.setTimeout(() => {
      this.#row.hidden = false;
      if (this.#outdated) this.#events.ages();
    }, LONG);
  }

  get #outdated(): boolean {
    return (this.#drawing ?? this.#run)?.outdated === true;
  }

  #rest(): void {
    window.clearTimeout(this.#timer);
    this.#timer = 0;
    this.#row.hidden = true;
    this.#bar.classList.remove('running');
    this.#bar.setAttribute('aria-hidden', 'true');
  }
}
