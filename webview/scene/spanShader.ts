import { SPAN_STATES } from '../../core/spans/spanState';
import { SPAN_GROUPS } from '../spans/spanGroup';

/** Looks are unpacked as spans/faceLook.ts packs them. */
export const SPAN_VERTEX_SHADER = `
precision highp float;
precision highp int;
attribute vec3 corner;
attribute float look;
uniform mat4 world;
uniform mat4 viewProjection;
uniform float pixelSize;
uniform vec3 groupColours[${SPAN_GROUPS}];
uniform vec3 sideColours[3];
varying vec2 across;
varying vec2 cell;
flat varying vec3 topColour;
flat varying vec3 sideColour;
flat varying int bits;

void main() {
  bits = int(look + 0.5);
  int kind = bits >> 7 & 7;
  bool level = kind < 2;
  bool facesX = kind == 2 || kind == 3;
  across = vec2(bits >> 14 & 1, bits >> 15 & 1);

  vec3 first = facesX ? vec3(0.0, 0.0, 1.0) : vec3(1.0, 0.0, 0.0);
  vec3 second = level ? vec3(0.0, 0.0, 1.0) : vec3(0.0, 1.0, 0.0);
  vec4 place = world * vec4(corner, 1.0);
  // Faces of different sizes meet along an edge; growing each by a fraction of a pixel closes the
  // hairline gaps that rounding would leave between them.
  float grown = 0.04 * pixelSize * (viewProjection * place).w;
  place.xyz += grown * (first * (across.x * 2.0 - 1.0) + second * (across.y * 2.0 - 1.0));
  gl_Position = viewProjection * place;

  cell = level ? corner.xz : vec2(facesX ? corner.z : corner.x, corner.y);
  topColour = groupColours[bits & 127];
  sideColour = sideColours[kind == 1 ? 2 : facesX ? 0 : 1];
}
`;

/**
 * `lineReach` holds at how many cells a pixel cell lines begin to fade and are gone, and whether
 * walls have outlines (1) or not (0).
 */
export const SPAN_FRAGMENT_SHADER = `
precision highp float;
precision highp int;
uniform vec4 cellLine;
uniform vec4 edgeLine;
uniform vec3 lineReach;
varying vec2 across;
varying vec2 cell;
flat varying vec3 topColour;
flat varying vec3 sideColour;
flat varying int bits;

// Cell borders along one axis; gone where cells are only a few pixels wide, before they turn to moire.
float cellBorder(float place, float perPixel) {
  float away = abs(fract(place - 0.5) - 0.5) / max(perPixel, 1e-6);
  return clamp(1.0 - away, 0.0, 1.0) * (1.0 - smoothstep(lineReach.x, lineReach.y, perPixel));
}

// Diagonal stripes, about as wide on the screen near and far: two scales blend into each other.
float stripes(vec2 place, vec2 perPixel) {
  float along = place.x + 0.5 * place.y;
  float pixel = max(perPixel.x + 0.5 * perPixel.y, 1e-6);
  float scale = log2(pixel * 7.0);
  float octave = exp2(floor(scale));
  float edge = 0.5 * pixel;
  vec2 wave = abs(fract(along / vec2(octave, 2.0 * octave)) - 0.5);
  vec2 soft = edge / vec2(octave, 2.0 * octave);
  vec2 cover = smoothstep(0.25 - soft, 0.25 + soft, wave);
  return mix(cover.x, cover.y, smoothstep(0.3, 0.7, fract(scale)));
}

void main() {
  int kind = bits >> 7 & 7;
  bool top = kind == 0;
  vec2 perPixel = fwidth(cell);
  vec2 acrossPixel = max(fwidth(across), vec2(1e-6));
  // Steps of hardly a pixel take the colour of the ground that they are part of: on far terrain
  // their grey would only be noise.
  vec3 shown = mix(sideColour, topColour, top ? 1.0 : kind == 1 ? 0.0 : smoothstep(0.3, 0.8, acrossPixel.y));
  if (top && (bits & 127) >= ${SPAN_STATES}) shown *= mix(1.0, 0.78, stripes(cell, perPixel));

  float border = cellBorder(cell.x, perPixel.x);
  if (kind < 2) border = max(border, cellBorder(cell.y, perPixel.y));
  shown = mix(shown, cellLine.rgb, border * cellLine.a * (top ? 1.0 : 0.7));

  // Rims: where a top ends above lower ground, and (in high contrast) where a wall begins and ends.
  vec4 rims = top ? vec4(bits >> 10 & 1, bits >> 11 & 1, bits >> 12 & 1, bits >> 13 & 1) : vec4(0.0, 0.0, lineReach.zz);
  vec4 away = vec4(across.x, 1.0 - across.x, across.y, 1.0 - across.y) / acrossPixel.xxyy;
  // On a top a rim stays well off the cell's middle, which always shows the plain colour.
  vec2 width = min(vec2(1.5), 0.3 / (top ? max(perPixel, vec2(1e-6)) : acrossPixel));
  vec4 cover = rims * clamp(width.xxyy - away, 0.0, 1.0);
  float rim = max(max(cover.x, cover.y), max(cover.z, cover.w));
  gl_FragColor = vec4(mix(shown, edgeLine.rgb, rim * edgeLine.a), 1.0);
}
`;
