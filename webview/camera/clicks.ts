/** What a pointer does on the picture without moving the camera; places in CSS pixels of the canvas. */
export interface ClickEvents {
  /** The main button was pressed and let go at the same place. */
  clicked(x: number, y: number): void;
  /** The pointer rests or moves over the picture with no button down. */
  hovered(x: number, y: number): void;
  /** The pointer has left the picture, or begins to drag it. */
  left(): void;
}

/** A press that moves no further than this is a click, CSS pixels; more turns the camera. */
const STILL = 4;

/** Tells clicks and hovering on `canvas` from the drags that move the camera. */
export function attachClicks(canvas: HTMLCanvasElement, events: ClickEvents): void {
  let press:
    | { readonly pointer: number; readonly x: number; readonly y: number; readonly alone: boolean; still: boolean }
    | undefined;

  canvas.addEventListener('pointerdown', (event) => {
    // A second finger makes a gesture of the press.
    const alone = press === undefined && event.button === 0 && !event.shiftKey;
    press = { pointer: event.pointerId, x: event.clientX, y: event.clientY, alone, still: true };
  });
  canvas.addEventListener('pointermove', (event) => {
    if (press !== undefined) {
      const still = Math.hypot(event.clientX - press.x, event.clientY - press.y) <= STILL;
      if (press.still && !still) events.left();
      press.still &&= still;
    } else if (event.pointerType !== 'touch') events.hovered(event.offsetX, event.offsetY);
  });
  canvas.addEventListener('pointerup', (event) => {
    const ended = press;
    press = undefined;
    if (ended === undefined) return;
    const clicked = ended.pointer === event.pointerId && ended.alone && ended.still;
    if (!ended.still && event.pointerType !== 'touch') events.hovered(event.offsetX, event.offsetY);
    if (clicked) events.clicked(event.offsetX, event.offsetY);
  });
  canvas.addEventListener('pointercancel', () => {
    press = undefined;
  });
  canvas.addEventListener('pointerleave', () => events.left());
}
