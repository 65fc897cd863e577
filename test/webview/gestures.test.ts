import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { attachClicks } from '../../webview/camera/clicks';
import { attachGestures } from '../../webview/camera/gestures';

let canvas: HTMLCanvasElement;
let told: string[];

const send = (type: string, fields: object) => canvas.dispatchEvent(Object.assign(new Event(type), fields));

/** A pointer's event at a place on the canvas. */
function point(type: string, x: number, y: number, more: object = {}): void {
  const fields = { pointerId: 1, pointerType: 'mouse', button: 0, shiftKey: false, ...more };
  send(type, { clientX: x, clientY: y, offsetX: x, offsetY: y, ...fields });
}

beforeEach(() => {
  told = [];
  vi.stubGlobal('window', new EventTarget());
  canvas = Object.assign(new EventTarget(), {
    clientWidth: 800,
    clientHeight: 400,
    setPointerCapture: () => {},
    getBoundingClientRect: () => ({ left: 0, top: 0 }),
  }) as unknown as HTMLCanvasElement;
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('On the picture', () => {
  beforeEach(() => {
    attachClicks(canvas, {
      clicked: (x, y) => told.push(`click ${x} ${y}`),
      hovered: (x, y) => told.push(`hover ${x} ${y}`),
      left: () => told.push('left'),
    });
  });

  test('a press that hardly moves is a click', () => {
    point('pointerdown', 100, 100);
    point('pointermove', 103, 102);
    point('pointerup', 103, 102);
    expect(told).toEqual(['click 103 102']);
  });

  test('a press that moves is a drag, even if it comes back: it hovers over nothing until it ends', () => {
    point('pointerdown', 100, 100);
    point('pointermove', 140, 100);
    point('pointermove', 100, 100);
    point('pointerup', 100, 100);
    expect(told).toEqual(['left', 'hover 100 100']);
  });

  test('other buttons, Shift and second fingers click nothing', () => {
    for (const more of [{ button: 2 }, { shiftKey: true }]) {
      point('pointerdown', 100, 100, more);
      point('pointerup', 100, 100, more);
    }
    point('pointerdown', 100, 100, { pointerType: 'touch' });
    point('pointerdown', 200, 100, { pointerType: 'touch', pointerId: 2 });
    point('pointerup', 200, 100, { pointerType: 'touch', pointerId: 2 });
    point('pointerup', 100, 100, { pointerType: 'touch' });
    expect(told).toEqual([]);
  });

  test('a pointer without a button down hovers, a finger does not', () => {
    point('pointermove', 10, 20);
    point('pointermove', 30, 20, { pointerType: 'touch' });
    point('pointerleave', 30, 20);
    expect(told).toEqual(['hover 10 20', 'left']);
  });
});

describe('The camera', () => {
  const near = (value: number) => value.toFixed(3);
  beforeEach(() => {
    attachGestures(canvas, {
      orbit: (azimuth, elevation) => told.push(`orbit ${near(azimuth)} ${near(elevation)}`),
      pan: (right, down) => told.push(`pan ${near(right)} ${near(down)}`),
      zoom: (factor, x, y) => told.push(`zoom ${near(factor)} at ${near(x)} ${near(y)}`),
    });
  });

  test('turns with a drag, and pans with Shift', () => {
    point('pointerdown', 100, 100);
    point('pointermove', 110, 100);
    point('pointerup', 110, 100);
    point('pointerdown', 100, 100, { shiftKey: true });
    point('pointermove', 140, 120, { shiftKey: true });
    expect(told).toEqual(['orbit 0.060 0.000', 'pan 0.100 0.050']);
  });

  test('zooms where two fingers are that move apart, and pans with their middle', () => {
    const touch = { pointerType: 'touch' };
    point('pointerdown', 300, 200, touch);
    point('pointerdown', 500, 200, { ...touch, pointerId: 2 });
    point('pointermove', 700, 200, { ...touch, pointerId: 2 });
    expect(told).toEqual(['pan 0.250 0.000', 'zoom 0.500 at 0.500 0.000']);
    told = [];
    point('pointerup', 700, 200, { ...touch, pointerId: 2 });
    point('pointermove', 310, 200, touch);
    expect(told).toEqual(['orbit 0.060 0.000']);
  });

  const press = (key: string, more: object = {}) => {
    const event = Object.assign(new Event('keydown', { cancelable: true }), { key, ...more });
    Object.defineProperty(event, 'target', { value: canvas });
    return event;
  };

  test('turns with the arrow keys, unless the selection has taken them', () => {
    window.dispatchEvent(press('ArrowLeft'));
    const taken = press('ArrowRight');
    taken.preventDefault();
    window.dispatchEvent(taken);
    window.dispatchEvent(press('+'));
    expect(told).toEqual(['orbit -0.131 0.000', 'zoom 0.833 at 0.000 0.000']);
  });
});
