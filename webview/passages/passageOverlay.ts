import type { PassageOutline } from '../messages';
import { type LabelCanvas, type Sheet, write } from '../overlays/labelCanvas';
import type { Palette } from '../palette';
import type { PictureView } from '../pictureView';
import { type GridFrame, toScene } from '../scene/gridFrame';
import { boxAround, type SpanBox } from '../spans/extent';
import type { Theme } from '../theme';
import { curvePlaces, ringAt, ringPlaces } from './passageCurve';
import { PassageLayers } from './passageLayers';

/** The passages of a level over its picture, with their names at their ends. */
export class PassageOverlay {
  readonly #view: PictureView;
  readonly #layers: PassageLayers;
  #passages: readonly PassageOutline[] = [];
  #shown = false;

  /** @param labels where names are written */
  constructor(view: PictureView, labels: LabelCanvas) {
    this.#view = view;
    this.#layers = new PassageLayers(view);
    labels.add((sheet) => this.#paint(sheet));
  }

  show(shown: boolean): void {
    this.#shown = shown;
    this.#layers.show(shown);
  }

  /** The passages of the picture that is shown. */
  setPassages(passages: readonly PassageOutline[]): void {
    this.#passages = passages;
    this.#layers.setPassages(passages);
  }

  setPalette(palette: Palette): void {
    this.#layers.setPalette(palette);
  }

  setTheme(theme: Theme): void {
    this.#layers.setTheme(theme);
  }

  /** The cells and rows that the tubes reach into; undefined while none is drawn. */
  room(frame: GridFrame): SpanBox | undefined {
    if (!this.#shown || this.#passages.length === 0) return undefined;
    return boxAround(
      this.#passages.flatMap((passage) => {
        const places = curvePlaces(passage);
        return ringPlaces(places).flatMap((ring) =>
          ringAt(places, ring).map((corner) => {
            const [x, y, z] = toScene(frame, corner).map(Math.floor);
            const row = Math.floor(y / frame.rowHeight);
            return { x0: x, x1: x + 1, z0: z, z1: z + 1, lowRow: row, highRow: row + 1 };
          }),
        );
      }),
    );
  }

  #paint(sheet: Sheet): void {
    const { shown } = this.#view;
    if (!this.#shown || shown === undefined) return;
    for (const { name, controls, openStart, openEnd } of this.#passages) {
      const label = (control: number, text: string) => {
        const [x, y, z] = controls[control];
        const place = this.#view.project(toScene(shown.frame, [x, y, z]));
        if (place !== undefined) write(sheet, text, place.x, place.y - sheet.fontSize);
      };
      label(0, `${name}: ${openStart ? 'open' : 'closed'} start`);
      label(controls.length - 1, `${name}: ${openEnd ? 'open' : 'closed'} end`);
    }
  }
}
