import { checkMesh, type Mesh, triangleCount } from '../voxelize/mesh';
import { readArea } from './areaReader';
import type { Fields, NumberRun } from './fields';
import type { ItemReading } from './itemReading';
import { type LevelFiles, readReferenced } from './levelFiles';
import type { JsonPath } from './problem';
import { SourceText } from './sourceText';
import { warnOfUnknown } from './unknownFields';
import { readWavefront } from './wavefront/wavefront';

const FIELDS = ['type', 'id', 'vertices', 'indices', 'area', 'areas', 'source', 'closed'];

/** Reads a `mesh`: its triangles inline, or from the Wavefront OBJ file that `source` names. */
export async function readMesh(fields: Fields, files: LevelFiles): Promise<ItemReading | undefined> {
  warnOfUnknown(fields, FIELDS, 'a mesh');
  const closed = fields.has('closed') && fields.boolean('closed');
  const reading = await readTriangles(fields, files);
  if (!closed || reading?.item.type !== 'mesh') return reading;
  return { ...reading, item: { ...reading.item, closed } };
}

async function readTriangles(fields: Fields, files: LevelFiles): Promise<ItemReading | undefined> {
  if (fields.has('area') && fields.has('areas')) {
    const message = 'A mesh has either “area” for all its triangles or “areas”, not both.';
    fields.problems.add({ code: 'LL107', severity: 'error', message, path: fields.pathOf('area'), name: true });
  }
  if (!fields.has('source')) return readInlineMesh(fields);
  for (const name of ['vertices', 'indices']) {
    if (!fields.has(name)) continue;
    const message = `A mesh has either a “source” or “${name}” of its own, not both.`;
    fields.problems.add({ code: 'LL107', severity: 'error', message, path: fields.pathOf(name), name: true });
  }
  return readSourceMesh(fields, files);
}

function readInlineMesh(fields: Fields): ItemReading | undefined {
  const before = fields.problems.errors;
  if (!fields.has('vertices') && !fields.has('indices')) {
    const message = 'A mesh has “vertices” and “indices” of its own or a “source”; this one has neither.';
    fields.problems.add({ code: 'LL103', severity: 'error', message, path: fields.path, name: true });
    return undefined;
  }
  const vertices = fields.numbers('vertices', 3);
  const indices = fields.numbers('indices', 3, true);
  if (!vertices || !indices) return undefined;
  if (vertices.values.length % 3 !== 0) {
    const message = `${vertices.values.length} numbers are not whole vertices: each has x, y and z.`;
    fields.problems.add({ code: 'LL206', severity: 'error', message, path: fields.pathOf('vertices'), name: true });
    return undefined;
  }
  const areas = readAreas(fields, indices.values.length / 3);
  const pathOf = (at: JsonPath) => ({
    path: meshPath(fields.path, at, vertices, indices),
    name: at.length === 1,
  });
  const mesh: Mesh = { vertices: vertices.values, indices: new Uint32Array(indices.values), ...areas };
  // Checked as written: the compact copy cannot hold an index below 0 or beyond 32 bits.
  checkMesh({ ...mesh, indices: indices.values }, fields.problems.reporter(pathOf));
  if (fields.problems.errors > before) return undefined;
  const placeOf = (triangle: number) => trianglePlace(fields.pathOf('indices'), triangle, indices);
  return { item: { type: 'mesh', mesh }, placeOf };
}

/** The path in the level of a place in a mesh: flat lists and lists of triplets differ. */
function meshPath(path: JsonPath, at: JsonPath, vertices: NumberRun, indices: NumberRun): JsonPath {
  const [field, first, axis] = at as [string, number, number];
  if (at.length === 3 && !vertices.grouped) return [...path, field, 3 * first + axis];
  if (field === 'indices' && at.length === 2 && indices.grouped) {
    return [...path, field, Math.floor(first / 3), first % 3];
  }
  return [...path, ...at];
}

/** Where a triangle stands: its triplet, or its three numbers in a flat list. */
function trianglePlace(path: JsonPath, triangle: number, { grouped }: NumberRun) {
  if (grouped) return { path: [...path, triangle] };
  return { path: [...path, 3 * triangle], through: [...path, 3 * triangle + 2] };
}

/** The area ids that a mesh gives its triangles, if it gives any. */
function readAreas(fields: Fields, triangles: number): Pick<Mesh, 'areas'> {
  if (fields.has('areas')) {
    const areas = fields.numbers('areas');
    return areas ? { areas: areas.values } : {};
  }
  return readArea(fields, triangles);
}

async function readSourceMesh(fields: Fields, files: LevelFiles): Promise<ItemReading | undefined> {
  const { problems } = fields;
  const source = fields.text('source');
  if (source === undefined) return undefined;
  const path = fields.pathOf('source');
  const text = await readReferenced(source, { problems, path }, files);
  if (text === undefined) return undefined;
  const before = problems.errors;
  const file = new SourceText(source, text);
  const read = readWavefront(text);
  for (const { start, end, message } of read.faults) {
    const place = { path, source: file.place(start, end) };
    problems.add({ code: 'LL108', severity: 'error', message: `${source}: ${message}`, ...place });
  }
  problems.addUnlisted('LL108', 'error', read.faultCount - read.faults.length);
  if (problems.errors > before) return undefined;
  const { vertexStarts, faceStarts, ...triangles } = read.mesh;
  const mesh: Mesh = { ...triangles, ...readAreas(fields, triangleCount(triangles)) };
  const placeOfFault = ([field, first, ...rest]: JsonPath) => {
    if (field === 'areas') return { path: [...fields.path, field, first, ...rest] };
    return { path, source: file.restOfLine(vertexStarts[first as number]) };
  };
  checkMesh(mesh, problems.reporter(placeOfFault));
  if (problems.errors > before) return undefined;
  const placeOf = (triangle: number) => ({ path, source: file.restOfLine(faceStarts[triangle]) });
  return { item: { type: 'mesh', mesh }, placeOf };
}
