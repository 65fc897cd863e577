import { parseHex, type Rgb } from './colour/lab';
import type { SpanLook } from './scene/spanMaterial';

/** What the picture takes from the editor's colour theme. */
export interface Theme {
  readonly background: Rgb;
  /** Of what is drawn and written over the spans. */
  readonly ink: Rgb;
  readonly spans: SpanLook;
}

const BLACK: Rgb = [0, 0, 0];

/** The greys of bodies in dark and in light themes: sides along x, sides along z, undersides. */
export const BODIES: Readonly<Record<'dark' | 'light', SpanLook['sides']>> = {
  dark: [parseHex('#565a64'), parseHex('#70747f'), parseHex('#383a42')],
  light: [parseHex('#8d919c'), parseHex('#a9adb8'), parseHex('#70747f')],
};

/** A computed colour, `rgb(…)` or `rgba(…)`. */
function parseComputed(colour: string): Rgb {
  const [red, green, blue] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  return [red ?? 0, green ?? 0, blue ?? 0];
}

/** Reads the theme that the editor has put on the page now. */
export function readTheme(): Theme {
  const style = getComputedStyle(document.body);
  const background = parseComputed(style.backgroundColor);
  const ink = parseComputed(style.color);
  const classes = document.body.classList;
  const light = classes.contains('vscode-light') || classes.contains('vscode-high-contrast-light');
  const sides = BODIES[light ? 'light' : 'dark'];
  if (classes.contains('vscode-high-contrast') || classes.contains('vscode-high-contrast-light')) {
    return {
      background,
      ink,
      spans: { sides, cellLine: BLACK, cellLineStrength: 0.45, edgeLine: ink, edgeLineStrength: 1, outlined: true },
    };
  }
  return {
    background,
    ink,
    spans: { sides, cellLine: BLACK, cellLineStrength: 0.16, edgeLine: BLACK, edgeLineStrength: 0.4, outlined: false },
  };
}

/** Calls `change` whenever the editor changes the theme. */
export function onThemeChange(change: () => void): void {
  const observer = new MutationObserver(change);
  observer.observe(document.body, { attributes: true, attributeFilter: ['class', 'data-vscode-theme-id'] });
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['style', 'class'] });
}
