import { SPAN_STATES, SpanState } from '../../core/spans/spanState';

/** Pattern numbers beside those of the states, as GLSL sees them. */
const CUT_HATCH = SPAN_STATES;

/**
 * The patterns of the states, so that each can be told without its colour: none looks like another
 * however the view is turned. Walkable ground is plain, for it is the rule.
 */
export const PATTERN_SHADER = `
#define STATES ${SPAN_STATES}
#define CUT_HATCH ${CUT_HATCH}

// The edge of a shape that reaches 0 at its border, about a pixel soft.
float inside(float distance, float pixel) {
  return clamp(0.5 - distance / pixel, 0.0, 1.0);
}

// A pattern's cover at a place, its motif one unit large; pixel is what a pixel covers.
float motif(int which, vec2 place, float pixel) {
  vec2 q = fract(place) - 0.5;
  float diagonal = 0.7071 * abs(fract(place.x + place.y) - 0.5);
  switch (which) {
    case ${SpanState.Ledge}: return inside(0.7071 * abs(fract(place.y + abs(q.x)) - 0.5) - 0.12, pixel);
    case ${SpanState.Eroded}: return inside(length(q) - 0.24, pixel);
    case ${SpanState.LowHeadroom}:
      return inside(max(0.7071 * abs(abs(q.x) - abs(q.y)) - 0.08, max(abs(q.x), abs(q.y)) - 0.34), pixel);
    case ${SpanState.TooSteep}: return inside(abs(q.x) - 0.14, pixel);
    case ${SpanState.Promoted}: return inside(abs(length(q) - 0.3) - 0.08, pixel);
    case ${SpanState.Solid}: return inside(-sign(q.x * q.y) * min(abs(q.x), abs(q.y)), pixel);
    case CUT_HATCH: return inside(diagonal - 0.09, pixel);
    default: return 0.0;
  }
}

// A pattern about as large on the screen near and far: two scales blend into each other.
float pattern(int which, vec2 place, vec2 perPixel) {
  float pixel = max(0.5 * (perPixel.x + perPixel.y), 1e-6);
  float scale = log2(pixel * 9.0);
  float octave = exp2(floor(scale));
  float near = motif(which, place / octave, pixel / octave);
  float far = motif(which, place / (2.0 * octave), 0.5 * pixel / octave);
  return mix(near, far, smoothstep(0.6, 0.9, fract(scale)));
}

// Diagonal stripes, for areas, in two scales as well.
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

// What is drawn on a colour so that it is seen: dark on light, light on dark.
vec3 inkOn(vec3 colour) {
  return vec3(dot(colour, vec3(0.3, 0.6, 0.1)) < 0.36 ? 1.0 : 0.0);
}
`;
