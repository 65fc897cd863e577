import type { Mesh } from '@babylonjs/core/Meshes/mesh';
import type { Scene } from '@babylonjs/core/scene';
import type { Steps } from '../../core/steps';
import { changedTileSteps } from '../spans/changedTiles';
import type { DrawnSpans } from '../spans/drawnSpans';
import { tileFaces } from '../spans/tileFaces';
import { type Tile, tilesOf } from '../spans/tiles';
import { SpanMaterial } from './spanMaterial';
import { FaceIndices, tileMesh } from './tileMesh';

/** How long a change fades in, milliseconds. */
const FADE = 150;

/** What a fade begins with, milliseconds. */
const FIRST_FRAME = 16;

/** A tile in the picture. */
interface ShownTile {
  readonly mesh: Mesh;
  readonly faces: number;
}

/** What the tiles in the picture were built from. */
interface Picture {
  readonly spans: DrawnSpans;
  readonly rowHeight: number;
  /** By the tile's place. */
  readonly tiles: ReadonlyMap<string, ShownTile>;
  /** Columns along a tile's side. */
  readonly tileSize: number;
}

/** A picture whose new tiles are on the GPU, but not shown yet. */
export interface BuiltPicture extends Picture {
  readonly faces: number;
  /** Tiles that were built for it; all others were there before. */
  readonly rebuilt: number;
}

const placeOf = ({ x, z }: Tile) => `${x} ${z}`;

/** The spans in the picture, as one mesh a tile. */
export class SpanLayer {
  readonly material: SpanMaterial;
  readonly #scene: Scene;
  readonly #indices: FaceIndices;
  #shown: Picture | undefined;
  #coming: readonly Mesh[] = [];
  #going: readonly Mesh[] = [];
  /** How long the fade has gone on; undefined while there is none. */
  #faded: number | undefined;

  constructor(scene: Scene) {
    this.#scene = scene;
    this.material = new SpanMaterial(scene);
    this.#indices = new FaceIndices(scene.getEngine());
  }

  /**
   * Builds the tiles in which a picture differs from the one that is shown; that one stays until
   * {@link show}. Steps that are given up, with `return()`, leave nothing behind.
   */
  *buildSteps(spans: DrawnSpans, rowHeight: number): Steps<BuiltPicture> {
    const tiles = new Map<string, ShownTile>();
    const wanted = tilesOf(spans);
    const tileSize = wanted[0]?.size ?? 0;
    const old = this.#shown;
    const comparable = old !== undefined && old.tileSize === tileSize && old.rowHeight === rowHeight ? old : undefined;
    const built: Mesh[] = [];
    let done = false;
    try {
      const changed = comparable && (yield* changedTileSteps(comparable.spans, spans, tileSize));
      for (const tile of wanted) {
        const place = placeOf(tile);
        const kept = changed?.has(tile) === false ? comparable?.tiles.get(place) : undefined;
        tiles.set(place, kept ?? this.#build(spans, tile, rowHeight, built));
        if (kept === undefined) yield tiles.size / wanted.length;
      }
      done = true;
    } finally {
      if (!done) for (const mesh of built) mesh.dispose();
    }
    let faces = 0;
    for (const tile of tiles.values()) faces += tile.faces;
    return { spans, rowHeight, tiles, tileSize, faces, rebuilt: built.length };
  }

  /**
   * Puts a built picture in place of the one that was there.
   * @param fade whether what changes fades in; {@link advance} then carries the fade on
   */
  show(built: BuiltPicture, fade: boolean): void {
    this.#endFade();
    const before = this.#shown?.tiles;
    this.#shown = built;
    const going: Mesh[] = [];
    for (const [place, { mesh }] of before ?? []) if (built.tiles.get(place)?.mesh !== mesh) going.push(mesh);
    const coming = [...built.tiles.values()].map(({ mesh }) => mesh).filter((mesh) => !mesh.isEnabled());
    for (const mesh of coming) mesh.setEnabled(true);
    this.#coming = coming;
    this.#going = going;
    const [first] = [...coming, ...going];
    if (!fade || first === undefined || !this.material.canFade(first)) {
      this.#endFade();
      return;
    }
    // The first frame already shows something of the change.
    this.#faded = FIRST_FRAME;
    this.material.setFade(FIRST_FRAME / FADE);
    for (const mesh of coming) this.material.applyTo(mesh, 'coming');
    for (const mesh of going) this.material.applyTo(mesh, 'going');
  }

  /** Whether something is fading in. */
  get fading(): boolean {
    return this.#faded !== undefined;
  }

  /** Takes everything out of the picture. */
  clear(): void {
    this.#endFade();
    for (const { mesh } of this.#shown?.tiles.values() ?? []) mesh.dispose();
    this.#shown = undefined;
  }

  /** Carries a fade on by so many milliseconds, and says whether it goes on after that. */
  advance(elapsed: number): boolean {
    if (this.#faded === undefined) return false;
    this.#faded += elapsed;
    if (this.#faded < FADE) this.material.setFade(this.#faded / FADE);
    else this.#endFade();
    return this.#faded !== undefined;
  }

  #build(spans: DrawnSpans, tile: Tile, rowHeight: number, built: Mesh[]): ShownTile {
    const faces = tileFaces(spans, tile);
    const mesh = tileMesh(this.#scene, faces, rowHeight, this.#indices, this.material);
    built.push(mesh);
    return { mesh, faces: faces.faces };
  }

  #endFade(): void {
    for (const mesh of this.#going) mesh.dispose();
    if (this.#faded !== undefined) for (const mesh of this.#coming) this.material.applyTo(mesh, 'steady');
    this.#coming = [];
    this.#going = [];
    this.#faded = undefined;
  }
}
