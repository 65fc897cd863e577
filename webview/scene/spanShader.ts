import { CUT_PAINT, islandPaint, PAINTS } from '../spans/paint';
import { PATTERN_SHADER } from './patternShader';

/** Looks are unpacked as spans/faceLook.ts packs them. */
export const SPAN_VERTEX_SHADER = `
precision highp float;
precision highp int;
attribute vec3 corner;
attribute float look;
uniform mat4 world;
uniform mat4 viewProjection;
uniform float pixelSize;
uniform vec3 paints[${PAINTS}];
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
  topColour = paints[bits & 127];
  sideColour = sideColours[kind == 1 ? 2 : facesX ? 0 : 1];
}
`;

/**
 * `lineReach` holds at how many cells a pixel cell lines begin to fade and are gone, and whether
 * walls have outlines (1) or not (0). `fade` holds the share of the pixels that coming meshes have,
 * and whether this one comes (1) or goes (0).
 */
export const SPAN_FRAGMENT_SHADER = `
precision highp float;
precision highp int;
uniform vec4 cellLine;
uniform vec4 edgeLine;
uniform vec3 lineReach;
uniform float patterns;
uniform vec2 fade;
varying vec2 across;
varying vec2 cell;
flat varying vec3 topColour;
flat varying vec3 sideColour;
flat varying int bits;

${PATTERN_SHADER}

// Cell borders along one axis; gone where cells are only a few pixels wide, before they turn to moire.
float cellBorder(float place, float perPixel) {
  float away = abs(fract(place - 0.5) - 0.5) / max(perPixel, 1e-6);
  return clamp(1.0 - away, 0.0, 1.0) * (1.0 - smoothstep(lineReach.x, lineReach.y, perPixel));
}

// The paint of a top with the pattern that goes with it.
vec3 patterned(int paint, vec2 perPixel) {
  if (paint == ${CUT_PAINT}) return mix(topColour, inkOn(topColour), 0.4 * pattern(CUT_HATCH, cell, perPixel));
  if (paint >= ${islandPaint(0)}) return topColour;
  if (paint >= STATES) return topColour * mix(1.0, 0.78, stripes(cell, perPixel));
  return patterns < 0.5 ? topColour : mix(topColour, inkOn(topColour), 0.42 * pattern(paint, cell, perPixel));
}

#ifdef FADES
// Where a pixel stands in a 4 x 4 ordered dither, 0 ... 1.
float ditherOf(ivec2 place) {
  int x = place.x & 3;
  int y = place.y & 3;
  int flip = x ^ y;
  int rank = (flip & 1) << 3 | (y & 1) << 2 | (flip & 2) | (y & 2) >> 1;
  return (float(rank) + 0.5) / 16.0;
}
#endif

void main() {
#ifdef FADES
  if ((ditherOf(ivec2(gl_FragCoord.xy)) < fade.x) != (fade.y > 0.5)) discard;
#endif
  int kind = bits >> 7 & 7;
  bool top = kind == 0;
  vec2 perPixel = fwidth(cell);
  vec2 acrossPixel = max(fwidth(across), vec2(1e-6));
  // Steps of hardly a pixel take the colour of the ground that they are part of: on far terrain
  // their grey would only be noise.
  vec3 shown = top ? patterned(bits & 127, perPixel)
    : kind == 1 ? sideColour : mix(sideColour, topColour, smoothstep(0.3, 0.8, acrossPixel.y));

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
