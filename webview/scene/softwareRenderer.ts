/**
 * Whether WebGL is drawn by the processor here instead of a graphics card; then every sample
 * counts, and antialiasing costs more than it shows. Undefined without any WebGL 2.
 */
export function isSoftwareRenderer(): boolean | undefined {
  const gl = document.createElement('canvas').getContext('webgl2');
  if (gl === null) return undefined;
  const names = gl.getExtension('WEBGL_debug_renderer_info');
  const renderer = String(gl.getParameter(names === null ? gl.RENDERER : names.UNMASKED_RENDERER_WEBGL));
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return /swiftshader|llvmpipe|software|basic render/i.test(renderer);
}
