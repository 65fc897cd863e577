/** What a person can ask of the camera; amounts are shares of the view's height unless said. */
export interface CameraWishes {
  /** Turn around the target, radians. */
  orbit(azimuth: number, elevation: number): void;
  pan(right: number, down: number): void;
  /** Scale the distance; (x, y) is where the cursor is, y from -1 to 1 upwards, x to scale. */
  zoom(factor: number, x: number, y: number): void;
}

const RADIANS_PER_PIXEL = 0.006;
const RADIANS_PER_KEY = Math.PI / 24;
const FACTOR_PER_KEY = 1.2;

/** Lines and pages of a wheel step in pixels, by `WheelEvent.deltaMode`. */
const WHEEL_PIXELS = [1, 16, 400];

/** A finger or a mouse that is down on the picture. */
interface Pointer {
  readonly panning: boolean;
  x: number;
  y: number;
}

/** Lets pointer, wheel and keys on `canvas` move the camera. */
export function attachGestures(canvas: HTMLCanvasElement, wishes: CameraWishes): void {
  attachPointers(canvas, wishes);
  attachWheel(canvas, wishes);
  // On the window, so that whoever takes arrow keys on the canvas comes first.
  window.addEventListener('keydown', (event) => {
    if (event.target === canvas) turnByKey(event, wishes);
  });
}

/** One pointer turns, or pans with Shift or another button; two fingers pan and zoom. */
function attachPointers(canvas: HTMLCanvasElement, wishes: CameraWishes): void {
  const down = new Map<number, Pointer>();

  canvas.addEventListener('pointerdown', (event) => {
    const another = down.size > 0;
    if (another && (event.pointerType !== 'touch' || down.size > 1)) return;
    canvas.setPointerCapture(event.pointerId);
    down.set(event.pointerId, {
      panning: event.button !== 0 || event.shiftKey,
      x: event.clientX,
      y: event.clientY,
    });
  });
  canvas.addEventListener('pointermove', (event) => {
    const pointer = down.get(event.pointerId);
    if (pointer === undefined) return;
    const dx = event.clientX - pointer.x;
    const dy = event.clientY - pointer.y;
    const [first, second] = [...down.values()];
    const before = second && apart(first, second);
    pointer.x = event.clientX;
    pointer.y = event.clientY;
    const height = canvas.clientHeight;
    if (before !== undefined) {
      // Each finger moves the middle between them by half its own way.
      wishes.pan(dx / 2 / height, dy / 2 / height);
      const box = canvas.getBoundingClientRect();
      const [x, y] = placeOf(canvas, (first.x + second.x) / 2 - box.left, (first.y + second.y) / 2 - box.top);
      wishes.zoom(before / Math.max(1, apart(first, second)), x, y);
    } else if (pointer.panning) wishes.pan(dx / height, dy / height);
    else wishes.orbit(dx * RADIANS_PER_PIXEL, dy * RADIANS_PER_PIXEL);
  });
  const release = (event: PointerEvent) => down.delete(event.pointerId);
  canvas.addEventListener('pointerup', release);
  canvas.addEventListener('pointercancel', release);
  // The right button pans, so it opens no menu; the middle one must not start scrolling.
  canvas.addEventListener('contextmenu', (event) => event.preventDefault());
  canvas.addEventListener('mousedown', (event) => {
    if (event.button === 1) event.preventDefault();
  });
}

function attachWheel(canvas: HTMLCanvasElement, wishes: CameraWishes): void {
  canvas.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      const pixels = event.deltaY * WHEEL_PIXELS[event.deltaMode];
      // A pinch arrives as a wheel with Ctrl and much smaller steps.
      const factor = Math.exp(pixels * (event.ctrlKey ? 0.01 : 0.0015));
      wishes.zoom(factor, ...placeOf(canvas, event.offsetX, event.offsetY));
    },
    { passive: false },
  );
}

/** Arrows that nobody else has taken turn the picture, with Shift in any case; plus and minus zoom. */
function turnByKey(event: KeyboardEvent, wishes: CameraWishes): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
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
}

/** A place on the canvas, CSS pixels, as the camera measures it. */
function placeOf(canvas: HTMLCanvasElement, x: number, y: number): readonly [x: number, y: number] {
  const half = canvas.clientHeight / 2;
  return [(x - canvas.clientWidth / 2) / half, (half - y) / half];
}

function apart(a: Pointer, b: Pointer): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
