import { formatHex } from '../colour/lab';
import type { Theme } from '../theme';
import { platePlace, type SheetBox } from './platePlace';

/** What painters draw on: a context in CSS pixels, and the colours and letters of the theme. */
export interface Sheet {
  readonly context: CanvasRenderingContext2D;
  readonly width: number;
  /** Down to what covers the foot of the picture. */
  readonly height: number;
  readonly ink: string;
  readonly halo: string;
  readonly fontSize: number;
  /** The cards that lie over the sheet. */
  readonly cards: readonly SheetBox[];
}

export type Painter = (sheet: Sheet) => void;

/** Width and height of the lower right corner, where what has no place in the scene is painted, CSS pixels. */
const CORNER = 300;

/** The canvas above the picture for lines and letters that have the same size at any zoom. */
export class LabelCanvas {
  readonly element = document.createElement('canvas');
  readonly #view: HTMLCanvasElement;
  readonly #covers: readonly HTMLElement[];
  readonly #cards: () => readonly Element[];
  readonly #painters: Painter[] = [];
  #ink = '#000000';
  #halo = '#ffffff';

  /**
   * @param view the picture's canvas, of which this one takes place and pixels
   * @param covers what may cover the picture's foot: what is painted there makes way
   * @param cards what else lies over the picture right now, when asked
   */
  constructor(view: HTMLCanvasElement, covers: readonly HTMLElement[], cards: () => readonly Element[]) {
    this.#view = view;
    this.#covers = covers;
    this.#cards = cards;
    const sizes = new ResizeObserver(() => this.repaint());
    for (const cover of covers) sizes.observe(cover);
    this.element.className = 'labels';
    this.element.setAttribute('aria-hidden', 'true');
  }

  /** Has `painter` called at each repainting, after those that were added before. */
  add(painter: Painter): void {
    this.#painters.push(painter);
  }

  setTheme({ ink, background }: Theme): void {
    this.#ink = formatHex(ink);
    this.#halo = formatHex(background);
    this.repaint();
  }

  /** CSS pixels of the picture's foot that are covered where its right corner is. */
  get #foot(): number {
    const { right, bottom } = this.#view.getBoundingClientRect();
    const boxes = this.#covers.map((cover) => cover.getBoundingClientRect());
    const inCorner = boxes.filter((box) => box.height > 0 && box.right > right - CORNER && box.top > bottom - CORNER);
    return inCorner.length === 0 ? 0 : bottom - Math.min(...inCorner.map((box) => box.top));
  }

  get #cardBoxes(): SheetBox[] {
    const { left: x, top: y } = this.#view.getBoundingClientRect();
    return this.#cards().map((card) => {
      const { left, top, right, bottom } = card.getBoundingClientRect();
      return { left: left - x, top: top - y, right: right - x, bottom: bottom - y };
    });
  }

  /** Paints everything anew; to be called after each frame of the picture. */
  repaint(): void {
    const { width, height, clientWidth, clientHeight } = this.#view;
    // Painted by the processor: what the graphics card paints may be lost or stale with its context.
    const context = this.element.getContext('2d', { willReadFrequently: true });
    if (context === null || clientWidth === 0) return;
    if (this.element.width !== width || this.element.height !== height) {
      this.element.width = width;
      this.element.height = height;
    }
    const style = getComputedStyle(document.body);
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, width, height);
    context.setTransform(width / clientWidth, 0, 0, height / clientHeight, 0, 0);
    context.font = `${style.fontSize} ${style.fontFamily}`;
    context.lineJoin = 'round';
    context.lineCap = 'round';
    const sheet: Sheet = {
      context,
      width: clientWidth,
      height: clientHeight - this.#foot,
      ink: this.#ink,
      halo: this.#halo,
      cards: this.#cardBoxes,
      fontSize: Number.parseFloat(style.fontSize) || 13,
    };
    for (const paint of this.#painters) paint(sheet);
  }
}

const HALO = 4;

/** Writes a word with a halo around its letters, its middle at (x, y). */
export function write(sheet: Sheet, text: string, x: number, y: number, align: CanvasTextAlign = 'center'): void {
  const { context, ink, halo } = sheet;
  context.textAlign = align;
  context.textBaseline = 'middle';
  context.strokeStyle = halo;
  context.lineWidth = HALO;
  context.strokeText(text, x, y);
  context.fillStyle = ink;
  context.fillText(text, x, y);
}

/** Draws a line through places with a halo around it. */
export function trace(
  sheet: Sheet,
  places: readonly (readonly [x: number, y: number])[],
  colour = sheet.ink,
  width = 2,
): void {
  const { context, halo } = sheet;
  const path = new Path2D();
  places.forEach(([x, y], i) => {
    if (i === 0) path.moveTo(x, y);
    else path.lineTo(x, y);
  });
  context.strokeStyle = halo;
  context.lineWidth = width + 3;
  context.stroke(path);
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.stroke(path);
}

/** Draws a dot with a halo around it. */
export function mark(sheet: Sheet, x: number, y: number, colour = sheet.ink, radius = 4): void {
  const { context, halo } = sheet;
  for (const [own, size] of [
    [halo, radius + 1],
    [colour, radius],
  ] as const) {
    context.beginPath();
    context.arc(x, y, size, 0, 2 * Math.PI);
    context.fillStyle = own;
    context.fill();
  }
}

/** Writes a sentence on a plate of the theme's ground, its middle at (x, y) or where it is seen ({@link platePlace}). */
export function writeOnPlate(sheet: Sheet, text: string, x: number, y: number): void {
  const { context, ink, halo, fontSize } = sheet;
  const width = context.measureText(text).width + 1.2 * fontSize;
  const height = 1.8 * fontSize;
  const middle = platePlace([x, y], [width, height], [sheet.width, sheet.height], sheet.cards);
  const plate = new Path2D();
  plate.roundRect(middle[0] - width / 2, middle[1] - height / 2, width, height, 4);
  context.fillStyle = halo;
  context.fill(plate);
  context.strokeStyle = ink;
  context.lineWidth = 1;
  context.stroke(plate);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = ink;
  context.fillText(text, middle[0], middle[1] + 0.5);
}
