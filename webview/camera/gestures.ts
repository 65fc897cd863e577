/** What a person can ask of the camera; amounts are shares of the view's height unless said. */
export interface CameraWishes {
  /** Turn around the target, radians. */
  orbit(azimuth: number, elevation: number): void;
  pan(right: number, down: number): void;
  /** Scale the distance; (x, y) is where the cursor is, y from -1 to 1 upwards, x to scale. */
  zoom(factor: number, x: number, y: number): void;
  /** Show everything. */
  fit(): void;
  /** Look straight down, or if that is so already, from the side again. */
  top(): void;
}

const RADIANS_PER_PIXEL = 0.006;
const RADIANS_PER_KEY = Math.PI / 24;
const FACTOR_PER_KEY = 1.2;

/** Lines and pages of a wheel step in pixels, by `WheelEvent.deltaMode`. */
const WHEEL_PIXELS = [1, 16, 400];

/** Lets pointer, wheel and keys on `canvas` move the camera. */
export function attachGestures(canvas: HTMLCanvasElement, wishes: CameraWishes): void {
  let last: { readonly pointer: number; readonly panning: boolean; x: number; y: number } | undefined;

  canvas.addEventListener('pointerdown', (event) => {
    if (last !== undefined) return;
    canvas.setPointerCapture(event.pointerId);
    last = {
      pointer: event.pointerId,
      panning: event.button !== 0 || event.shiftKey,
      x: event.clientX,
      y: event.clientY,
    };
  });
  canvas.addEventListener('pointermove', (event) => {
    if (last === undefined || event.pointerId !== last.pointer) return;
    const dx = event.clientX - last.x;
    const dy = event.clientY - last.y;
    last.x = event.clientX;
    last.y = event.clientY;
    if (last.panning) wishes.pan(dx / canvas.clientHeight, dy / canvas.clientHeight);
    else wishes.orbit(dx * RADIANS_PER_PIXEL, dy * RADIANS_PER_PIXEL);
  });
  const release = (event: PointerEvent) => {
    if (event.pointerId === last?.pointer) last = undefined;
  };
  canvas.addEventListener('pointerup', release);
  canvas.addEventListener('pointercancel', release);
  // The right button pans, so it opens no menu; the middle one must not start scrolling.
  canvas.addEventListener('contextmenu', (event) => event.preventDefault());
  canvas.addEventListener('mousedown', (event) => {
    if (event.button === 1) event.preventDefault();
  });

  canvas.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      const half = canvas.clientHeight / 2;
      const pixels = event.deltaY * WHEEL_PIXELS[event.deltaMode];
      // A pinch arrives as a wheel with Ctrl and much smaller steps.
      const factor = Math.exp(pixels * (event.ctrlKey ? 0.01 : 0.0015));
      wishes.zoom(factor, (event.offsetX - canvas.clientWidth / 2) / half, (half - event.offsetY) / half);
    },
    { passive: false },
  );

  canvas.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const actions: Record<string, () => void> = {
      ArrowLeft: () => wishes.orbit(-RADIANS_PER_KEY, 0),
      ArrowRight: () => wishes.orbit(RADIANS_PER_KEY, 0),
      ArrowUp: () => wishes.orbit(0, RADIANS_PER_KEY),
      ArrowDown: () => wishes.orbit(0, -RADIANS_PER_KEY),
      '+': () => wishes.zoom(1 / FACTOR_PER_KEY, 0, 0),
      '=': () => wishes.zoom(1 / FACTOR_PER_KEY, 0, 0),
      '-': () => wishes.zoom(FACTOR_PER_KEY, 0, 0),
    };
    const action = actions[event.key];
    if (action === undefined) return;
    event.preventDefault();
    action();
  });
}
