const SVG = 'http://www.w3.org/2000/svg';

/** A padlock, shut or open, in the colour of the text around it. */
export function lockSign(shut: boolean): SVGElement {
  const sign = document.createElementNS(SVG, 'svg');
  sign.setAttribute('viewBox', '0 0 16 16');
  sign.setAttribute('width', '16');
  sign.setAttribute('height', '16');
  sign.setAttribute('aria-hidden', 'true');
  const body = document.createElementNS(SVG, 'path');
  body.setAttribute('d', 'M3.5 7.5h9v6h-9z');
  const bow = document.createElementNS(SVG, 'path');
  bow.setAttribute('d', shut ? 'M5.5 7.5V5a2.5 2.5 0 0 1 5 0v2.5' : 'M5.5 7.5V4a2.5 2.5 0 0 1 4.9-.7');
  for (const line of [body, bow]) {
    line.setAttribute('fill', line === body && shut ? 'currentColor' : 'none');
    line.setAttribute('stroke', 'currentColor');
  }
  sign.append(body, bow);
  return sign;
}
