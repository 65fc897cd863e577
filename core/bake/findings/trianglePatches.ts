/** Sets of triangles that hang together; each set is called by the lowest number in it. */
export class TrianglePatches {
  private readonly parent: Uint32Array;

  constructor(triangles: number) {
    this.parent = new Uint32Array(triangles);
    for (let i = 0; i < triangles; i++) this.parent[i] = i;
  }

  /** The patch of a triangle. */
  of(triangle: number): number {
    const { parent } = this;
    while (parent[triangle] !== triangle) {
      parent[triangle] = parent[parent[triangle]];
      triangle = parent[triangle];
    }
    return triangle;
  }

  join(one: number, other: number): void {
    const a = this.of(one);
    const b = this.of(other);
    this.parent[Math.max(a, b)] = Math.min(a, b);
  }
}
