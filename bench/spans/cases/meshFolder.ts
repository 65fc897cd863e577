// Meshes from outside.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readWavefront } from '../../../core/level/wavefront/wavefront';
import type { CaseRecipe, TriangleMesh } from '../spanCase';

/** The cells that a mesh from outside is baked with. */
const CELLS = [
  { cellSize: 0.3, cellHeight: 0.2 },
  { cellSize: 0.1, cellHeight: 0.1 },
];

/** A case for each Wavefront OBJ file of a folder and each size of cells. */
export function meshFolder(folder: string): CaseRecipe[] {
  const files = readdirSync(folder).filter((name) => /\.obj$/i.test(name));
  if (files.length === 0) throw new Error(`There is no OBJ file in ${folder}.`);
  return files.sort().flatMap((file) => {
    const name = file.replace(/\.obj$/i, '');
    return CELLS.map((cells) => ({ name, ...cells, mesh: () => readMesh(join(folder, file)) }));
  });
}

function readMesh(file: string): TriangleMesh {
  const { mesh, faults } = readWavefront(readFileSync(file, 'latin1'));
  if (faults.length > 0) throw new Error(`${file} cannot be read: ${faults[0].message}`);
  return { vertices: mesh.vertices.map(Math.fround), indices: mesh.indices };
}
