import type { PictureView } from './pictureView';

declare global {
  interface Window {
    /** For tests and measuring only: where a point of the level is on the canvas `#view`, and when it is at rest. */
    ledgelight?: Pick<PictureView, 'screenOf' | 'settled'>;
  }
}

/** Hands tests and measurements what they ask of the view. */
export function exposeToTests(view: PictureView): void {
  window.ledgelight = {
    screenOf: (x, row, z) => view.screenOf(x, row, z),
    settled: () => view.settled(),
  };
}
