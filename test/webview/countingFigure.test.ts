import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CountingFigure } from '../../webview/legend/countingFigure';

let frames: ((now: number) => void)[];
beforeEach(() => {
  frames = [];
  vi.stubGlobal('document', { createElement: () => ({}) });
  vi.stubGlobal('window', { matchMedia: () => ({ matches: false }) });
  vi.stubGlobal('requestAnimationFrame', (frame: (now: number) => void) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', () => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a figure counts on its way to another one', () => {
  const figure = new CountingFigure((value) => String(Math.round(value)));
  figure.show(100);
  figure.show(900);
  expect(figure.element.textContent).toBe('100');
  frames[0](performance.now() + 10_000);
  expect(figure.element.textContent).toBe('900');
});

test('figures rolled through false numbers on the way from one level to another', () => {
  const figure = new CountingFigure((value) => String(Math.round(value)));
  figure.show(100);
  figure.forget();
  figure.show(900);
  expect(figure.element.textContent).toBe('900');
  expect(frames).toEqual([]);
});
