import type { Rgb } from '../colour/lab';
import type { PassageOutline } from '../messages';
import { FigureLayer } from '../overlays/figureLayer';
import type { Palette } from '../palette';
import type { PictureView } from '../pictureView';
import type { GridFrame } from '../scene/gridFrame';
import { turnPaint } from '../spans/paint';
import type { Theme } from '../theme';
import { routeFigure, tubeFigure } from './passageFigure';

/** The passages of a level over the spans of one picture: routes with their control points, and tubes. */
export class PassageLayers {
  readonly #layers: readonly FigureLayer[];
  #passages: readonly PassageOutline[] = [];
  #palette: Palette = [];
  #ink: Rgb = [0, 0, 0];

  constructor(view: PictureView) {
    const changed = () => view.requestFrame();
    const colourOf = (turn: number) => this.#palette[turnPaint(turn)] ?? this.#ink;
    const routes = (frame: GridFrame) => routeFigure(this.#passages, frame, colourOf, this.#ink);
    const tubes = (frame: GridFrame) => tubeFigure(this.#passages, frame, colourOf);
    // Passages lie in the rock: they are seen through it, and more plainly where nothing hides them.
    this.#layers = [
      new FigureLayer('tubes', tubes, changed, true),
      new FigureLayer('routes behind', routes, changed, true),
      new FigureLayer('routes', routes, changed),
    ];
    for (const layer of this.#layers) view.addLayer(layer);
  }

  show(shown: boolean): void {
    for (const layer of this.#layers) layer.show(shown);
  }

  /** The passages of the picture that is shown. */
  setPassages(passages: readonly PassageOutline[]): void {
    this.#passages = passages;
    this.#refresh();
  }

  setPalette(palette: Palette): void {
    this.#palette = palette;
    this.#refresh();
  }

  setTheme({ ink, background }: Theme): void {
    this.#ink = ink;
    for (const layer of this.#layers) layer.setHalo(background);
  }

  #refresh(): void {
    for (const layer of this.#layers) layer.refresh();
  }
}
