/** Moves a vertex's depth, and nothing else, towards the eye by `lift` scene units. */
const LIFTED = `
vec4 lifted(vec3 place, float lift) {
  vec4 seen = view * (world * vec4(place, 1.0));
  vec4 clip = projection * seen;
  bool flatPicture = projection[3][3] > 0.5;
  float away = length(seen.xyz);
  vec3 nearer = flatPicture ? seen.xyz + vec3(0.0, 0.0, lift) : seen.xyz * (1.0 - min(lift / away, 0.5));
  vec4 near = projection * vec4(nearer, 1.0);
  // What was before the near plane stays there; nothing else is to get there.
  if (clip.z > -clip.w) clip.z = max(near.z / near.w, -0.9999) * clip.w;
  return clip;
}
`;

/** Lines as wide on the screen everywhere. `stroke` holds their width and that of their halo, pixels. */
export const STROKE_VERTEX_SHADER = `
precision highp float;
attribute vec3 position;
attribute vec3 there;
attribute float side;
attribute vec3 tint;
uniform mat4 world;
uniform mat4 view;
uniform mat4 projection;
uniform float lift;
uniform vec2 viewport;
uniform vec2 stroke;
varying vec3 colour;
varying float across;
${LIFTED}
void main() {
  vec4 here = lifted(position, lift);
  vec4 end = lifted(there, lift);
  // An end behind the eye is replaced by the place where the line comes into sight.
  float least = 0.001 * max(abs(here.w), abs(end.w));
  if (here.w < least) here = mix(end, here, (end.w - least) / max(end.w - here.w, 1e-6));
  if (end.w < least) end = mix(here, end, (here.w - least) / max(here.w - end.w, 1e-6));
  vec2 way = (end.xy / end.w - here.xy / here.w) * viewport;
  float pixels = length(way);
  vec2 along = pixels > 1e-3 ? way / pixels : vec2(1.0, 0.0);
  float reach = 0.5 * stroke.x + stroke.y;
  // Seen from its second end a line's left is its right.
  float turned = abs(side) > 1.5 ? -sign(side) : sign(side);
  // Square ends, so that corners are closed.
  vec2 offset = vec2(-along.y, along.x) * turned * reach - along * 0.5 * stroke.x;
  here.xy += offset * 2.0 / viewport * here.w;
  gl_Position = here;
  colour = tint;
  across = sign(side) * reach;
}
`;

export const STROKE_FRAGMENT_SHADER = `
precision highp float;
uniform vec3 halo;
uniform vec2 stroke;
uniform float cover;
varying vec3 colour;
varying float across;
void main() {
  float outside = smoothstep(-0.5, 0.5, abs(across) - 0.5 * stroke.x);
  gl_FragColor = vec4(mix(colour, halo, outside), cover);
}
`;

export const PANE_VERTEX_SHADER = `
precision highp float;
attribute vec3 position;
attribute vec3 tint;
uniform mat4 world;
uniform mat4 view;
uniform mat4 projection;
uniform float lift;
varying vec3 colour;
${LIFTED}
void main() {
  gl_Position = lifted(position, lift);
  colour = tint;
}
`;

export const PANE_FRAGMENT_SHADER = `
precision highp float;
uniform float cover;
varying vec3 colour;
void main() {
  gl_FragColor = vec4(colour, cover);
}
`;

export const WIRE_VERTEX_SHADER = `
precision highp float;
attribute vec3 position;
uniform mat4 world;
uniform mat4 view;
uniform mat4 projection;
uniform float lift;
${LIFTED}
void main() {
  gl_Position = lifted(position, lift);
}
`;

export const WIRE_FRAGMENT_SHADER = `
precision highp float;
uniform vec3 ink;
void main() {
  gl_FragColor = vec4(ink, 1.0);
}
`;
