// §2 and §3 once more, as plainly as they are written: every row is cut from row 0 and every cell from cell 0, with lists
// of points and lists of spans. Slow, and made for comparing only.
import type { HeightfieldFrame } from '../../core/grid/frame';
import type { Span } from './heightfields';

type Point = readonly [u: number, v: number, w: number];
type Corner = readonly [x: number, y: number, z: number];
const U = 0;
const V = 1;
const W = 2;
const f = Math.fround;

export interface PlainTriangle {
  corners: readonly [Corner, Corner, Corner];
  /** The area id; undefined lets the slope decide. */
  area?: number | undefined;
}

/** The part of a polygon at or below (`side` -1) or at or above (`side` 1) the plane `axis = plane`. */
function clip(polygon: Point[], axis: number, plane: number, side: -1 | 1): Point[] {
  const kept: Point[] = [];
  polygon.forEach((p, i) => {
    const q = polygon[(i + 1) % polygon.length];
    const dp = f(p[axis] - plane);
    const dq = f(q[axis] - plane);
    if (dp * side >= 0) kept.push(p);
    if ((dp < 0 && dq > 0) || (dp > 0 && dq < 0)) {
      const t = f(dp / f(dp - dq));
      const crossing = [U, V, W].map((k) => (k === axis ? plane : f(p[k] + f(f(q[k] - p[k]) * t))));
      kept.push(crossing as unknown as Point);
    }
  });
  return kept;
}

const along = (polygon: Point[], axis: number) => polygon.map((point) => point[axis]);
const extent = (polygon: Point[], axis: number) =>
  Math.max(...along(polygon, axis)) - Math.min(...along(polygon, axis));

function fanSum(polygon: Point[]): number {
  const [first] = polygon;
  let sum = 0;
  for (let i = 1; i + 1 < polygon.length; i++) {
    const du = f(polygon[i][U] - first[U]);
    const dw = f(polygon[i][W] - first[W]);
    const duNext = f(polygon[i + 1][U] - first[U]);
    const dwNext = f(polygon[i + 1][W] - first[W]);
    sum = f(sum + f(f(du * dwNext) - f(dw * duNext)));
  }
  return sum;
}

/** Merges a span into a column by the words of §3. */
export function addSpanPlainly(column: Span[], added: Span, threshold: number): Span[] {
  let [min, max, area] = added;
  const apart: Span[] = [];
  for (const span of column) {
    if (span[1] < min || span[0] > max) {
      apart.push(span);
      continue;
    }
    if (span[1] > max) {
      area = span[1] - max <= threshold ? Math.max(area, span[2]) : span[2];
      max = span[1];
    } else if (max - span[1] <= threshold) {
      area = Math.max(area, span[2]);
    }
    min = Math.min(min, span[0]);
  }
  return [...apart, [min, max, area] as Span].sort((a, b) => a[0] - b[0]);
}

/** The spans of every column that has any, under `x,z`, and how many triangles were degenerate. */
export function rasterizePlainly(
  frame: HeightfieldFrame,
  triangles: readonly PlainTriangle[],
  slopeCosine: number,
  threshold: number,
): { spans: Record<string, Span[]>; degenerate: number } {
  const columns = new Map<string, Span[]>();
  let degenerate = 0;
  for (const { corners, area } of triangles) {
    const [a, b, c] = corners.map((corner) => corner.map((value, k) => f(value - frame.origin[k])));
    const [px, py, pz] = b.map((value, k) => f(value - a[k]));
    const [qx, qy, qz] = c.map((value, k) => f(value - a[k]));
    const nx = f(f(py * qz) - f(pz * qy));
    const ny = f(f(pz * qx) - f(px * qz));
    const nz = f(f(px * qy) - f(py * qx));
    const length = f(Math.sqrt(f(f(f(nx * nx) + f(ny * ny)) + f(nz * nz))));
    if (length === 0 || length === Number.POSITIVE_INFINITY) {
      degenerate++;
      continue;
    }
    const surface = area ?? (ny > f(f(slopeCosine) * length) ? 63 : 0);
    const sizes = [frame.cellSize, frame.cellHeight, frame.cellSize];
    const polygon = [a, b, c].map((corner) => corner.map((value, k) => f(value / sizes[k])) as unknown as Point);
    for (const [x, z, span] of piecesOf(polygon, [nx, ny, nz], frame)) {
      const key = `${x},${z}`;
      columns.set(key, addSpanPlainly(columns.get(key) ?? [], [...span, surface], threshold));
    }
  }
  return { spans: Object.fromEntries(columns), degenerate };
}

/** The cells that a triangle in cell units touches, with the rows it takes there. */
function* piecesOf(
  triangle: Point[],
  [nx, ny, nz]: number[],
  { width, depth, height }: HeightfieldFrame,
): Generator<[x: number, z: number, rows: [number, number]]> {
  const [a, b, c] = triangle;
  const cross = f(f(f(b[U] - a[U]) * f(c[W] - a[W])) - f(f(b[W] - a[W]) * f(c[U] - a[U])));
  const vertical = cross === 0;
  const onLine = (axis: number) => vertical && extent(triangle, axis) === 0 && Number.isInteger(a[axis]);
  const onlyX = onLine(U) ? a[U] - (nx > 0 ? 1 : 0) : undefined;
  const onlyZ = onLine(W) ? a[W] - (nz > 0 ? 1 : 0) : undefined;
  let rest = clip(clip(clip(clip(triangle, U, 0, 1), U, width, -1), W, 0, 1), W, depth, -1);
  for (let z = 0; z < depth; z++) {
    let row = clip(rest, W, z + 1, -1);
    rest = clip(rest, W, z + 1, 1);
    for (let x = 0; x < width; x++) {
      const piece = clip(row, U, x + 1, -1);
      row = clip(row, U, x + 1, 1);
      if ((onlyX ?? x) !== x || (onlyZ ?? z) !== z || piece.length === 0) continue;
      const touches = vertical
        ? extent(piece, U) > 0 || extent(piece, W) > 0
        : piece.length >= 3 && extent(piece, U) > 0 && extent(piece, W) > 0 && fanSum(piece) !== 0;
      const rows = touches && rowsOf(along(piece, V), ny, height);
      if (rows) yield [x, z, rows];
    }
  }
}

function rowsOf(heights: number[], ny: number, height: number): [number, number] | undefined {
  let low = Math.floor(Math.min(...heights));
  let high = Math.ceil(Math.max(...heights));
  if (low === high && ny > 0) low = high - 1;
  else if (low === high) high = low + 1;
  if (high <= 0 || low >= height) return undefined;
  return [Math.max(0, low), Math.min(height, high)];
}
