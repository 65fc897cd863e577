// Ruined chapels with stairs, arches and rubble: stones of all sizes, rooms, and a ground of two huge triangles.
import { readWavefront } from '../../../core/level/wavefront/wavefront';
import { ruinObj } from '../../../scripts/ruin/ruin.mjs';
import type { CaseRecipe, CellSize, TriangleMesh } from '../spanCase';

/** How far apart chapels stand, metres: no whole number of cells, so that no two meet the grid alike. */
const PLOT = { x: 27.37, z: 21.19 };

/** As many chapels along x and along z. */
export function ruin(alongX: number, alongZ: number, cells: CellSize): CaseRecipe {
  return { name: 'ruin', ...cells, mesh: () => ruinMesh(alongX, alongZ) };
}

/** The triangles of {@link ruin}. */
export function ruinMesh(alongX: number, alongZ: number): TriangleMesh {
  const chapel = readWavefront(ruinObj()).mesh;
  const chapels = alongX * alongZ;
  const corners = chapel.vertices.length / 3;
  const vertices = new Float64Array(chapels * chapel.vertices.length + 12);
  const indices = new Uint32Array(chapels * chapel.indices.length + 6);
  for (let plot = 0; plot < chapels; plot++) {
    const i = plot % alongX;
    const shift = [PLOT.x * i, 0, (PLOT.z * (plot - i)) / alongX];
    const place = plot * chapel.vertices.length;
    chapel.vertices.forEach((value, at) => {
      vertices[place + at] = Math.fround(value + shift[at % 3]);
    });
    indices.set(
      chapel.indices.map((index) => index + plot * corners),
      plot * chapel.indices.length,
    );
  }
  const [x, z] = [Math.fround(alongX * PLOT.x), Math.fround(alongZ * PLOT.z)];
  const ground = chapels * corners;
  vertices.set([0, 0, 0, x, 0, 0, 0, 0, z, x, 0, z], 3 * ground);
  indices.set([ground, ground + 2, ground + 3, ground, ground + 3, ground + 1], indices.length - 6);
  return { vertices, indices };
}
