import { counted } from '../../core/figures';
import type { PictureSummary } from '../messages';

/** Room for the caption under the picture, and beside its words, in letters' heights. */
const CAPTION = 2.2;
const ASIDE = 0.9;

/**
 * The picture as a PNG file: what is on the canvas and on those above it, on the theme's ground, and
 * a caption under it, all in the canvas's own pixels.
 * @param layers canvases of the same size, the lowest first
 * @throws Error when the picture has no size or the browser cannot write it
 */
export function pictureFile(layers: readonly HTMLCanvasElement[], caption: string): Promise<Blob> {
  const [{ width, height, clientHeight }] = layers;
  const style = getComputedStyle(document.body);
  const pixels = height / Math.max(1, clientHeight);
  const letter = (Number.parseFloat(style.fontSize) || 13) * pixels;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height + Math.round(CAPTION * letter);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser gives no canvas to draw the picture on.');
  context.fillStyle = style.backgroundColor;
  context.fillRect(0, 0, canvas.width, canvas.height);
  for (const layer of layers) context.drawImage(layer, 0, 0);
  context.fillStyle = style.color;
  context.globalAlpha = 0.25;
  context.fillRect(0, height, width, Math.max(1, Math.round(pixels)));
  context.globalAlpha = 1;
  context.font = `${letter}px ${style.fontFamily}`;
  context.textBaseline = 'middle';
  context.fillText(caption, ASIDE * letter, height + (CAPTION / 2) * letter, width - 2 * ASIDE * letter);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error('The browser cannot write the picture.'));
      else resolve(blob);
    }, 'image/png');
  });
}

/** What stands under a picture, the same for the same level: `Courtyard · Humanoid · 6,200 spans`. */
export function pictureCaption({ level, agent, spans }: PictureSummary): string {
  return [level, agent, counted(spans, 'span')].join(' · ');
}

/** The name that a picture's file begins with: `old-mill.png`. */
export function pictureName({ level }: PictureSummary): string {
  const plain = level
    .toLowerCase()
    .replace(/\.level\.json$/, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return `${plain || 'level'}.png`;
}
