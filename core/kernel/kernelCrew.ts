import type { HeightfieldFrame } from '../grid/frame';
import { columnCount } from '../spans/solidHeightfield';
import { runToEnd, type Steps } from '../steps';
import { DEGENERATES_KEPT, type VoxelizeStats } from '../voxelize/rasterize';
import { BandBoard } from './bandBoard';
import type { BandTeam } from './bandTeam';
import { ThreadLost, type Told } from './bandThread';
import { type BandWork, partSteps, roomOf } from './bandWork';
import type { ColumnCalls, KernelCalls, SettingCalls } from './kernelCalls';
import type { KernelMemory } from './kernelMemory';
import { equalShares, type RowWork, rowWork } from './rowWork';

/** The triangles of a mesh in the kernel's memory: places as `useMesh` wants them, and how many there are. */
export interface KernelMesh {
  readonly vertices: number;
  readonly indices: number;
  readonly surfaces: number;
  readonly gridSquares: number;
  readonly triangles: number;
}

/** Work on columns falls into so many parts that nobody waits long for the last one. */
const COLUMN_PARTS = 64;

/**
 * Where triangles jump to and fro, each finds its columns far away in memory. Then rows are taken in
 * strips, one after another, whose columns stay near: so many columns in each, and not more strips,
 * since each goes over all triangles.
 */
const STRIP_COLUMNS = 1 << 16;
const MOST_STRIPS = 4;

/** Milliseconds that this thread waits for others between two pauses. */
const WAIT = 4;

/**
 * The instances of the kernel that work at one bake: that of this thread, and those of a team, if there
 * is one. All take parts of each piece of work until none is left. What they come to is the same with
 * any number of them, since each column is in one part.
 */
export class KernelCrew {
  private all: Told[] = [];
  private news: Told[] = [];
  private board: BandBoard | undefined;
  private lost = false;

  /** @param calls the instance of this thread */
  constructor(
    readonly calls: KernelCalls,
    private readonly memory: KernelMemory,
    private readonly frame: HeightfieldFrame,
    private readonly team: BandTeam | undefined,
  ) {}

  /** Tells every instance something. Of what was told twice, the last counts. */
  tell<Name extends keyof SettingCalls>(name: Name, ...what: Parameters<SettingCalls[Name]>): void {
    Reflect.apply(this.calls[name], undefined, what);
    if (!this.team) return;
    const told: Told = [name, what];
    this.all = [...this.all.filter(([other]) => other !== name), told];
    this.news.push(told);
  }

  /**
   * Goes over all columns, in as many parts as suit.
   * @param carries what each part begins to count from, where the parts are those of an earlier call; 0 without it
   * @returns what each part came to
   */
  *overColumns(name: keyof ColumnCalls, carries?: readonly number[]): Steps<number[]> {
    const columns = columnCount(this.frame);
    const parts = this.team ? COLUMN_PARTS : 1;
    const bounds = Array.from({ length: parts + 1 }, (_, i) => Math.round((i / parts) * columns));
    const board = yield* this.together({ type: 'columns', name, bounds, carries });
    return bounds.slice(1).map((_, part) => board.numbersOf(part)[0]);
  }

  /** Rasterizes a mesh, every instance some rows of columns. */
  *rasterize(mesh: KernelMesh): Steps<VoxelizeStats> {
    const { depth } = this.frame;
    const bounds = this.rowsFor(mesh);
    const board = yield* this.together({ type: 'triangles', mesh, bounds, depth });
    const noted = bounds.slice(1).map((_, part) => board.numbersOf(part));
    const degenerate = noted.reduce((sum, [count]) => sum + count, 0);
    const triangles = noted.flatMap(([, ...some]) => some).sort((a, b) => a - b);
    return { degenerate, degenerateTriangles: triangles.slice(0, DEGENERATES_KEPT) };
  }

  /** The rows of columns of each part of a mesh; where there is little to do, all of them. */
  private rowsFor(mesh: KernelMesh): number[] {
    const { depth } = this.frame;
    const mostStrips = Math.min(MOST_STRIPS, Math.ceil(columnCount(this.frame) / STRIP_COLUMNS));
    if (!this.team && mostStrips === 1) return [0, depth];
    const rows = rowWork(this.memory, mesh, this.frame);
    const whole = rows.work.reduce((sum, row) => sum + row, 0);
    const bands = this.team?.isWorth(whole) ? 1 + this.team.size : 1;
    const parts = Math.max(bands, isScattered(rows) ? mostStrips : 1);
    return parts > 1 ? equalShares(rows.work, parts) : [0, depth];
  }

  /**
   * Calls off whatever the crew is at: the steps of its work are not to be gone on with.
   * @returns whether nobody is at it any more; where a thread was lost, it may still change the memory
   */
  callOff(): boolean {
    this.board?.stop();
    return !this.board || runToEnd(this.othersSteps(this.board));
  }

  /**
   * Does a piece of work together with the team.
   * @throws ThreadLost, and whatever went wrong in another thread
   */
  private *together(work: BandWork): Steps<BandBoard> {
    const { parts, room } = roomOf(work);
    const board = new BandBoard(parts, room);
    this.board = board;
    if (parts > 1) this.callTeam(work, board);
    yield* partSteps(board, work, this.calls, this.memory, 0);
    if (!(yield* this.othersSteps(board))) throw new ThreadLost('A thread of the bake ended too early.');
    if (board.fault) throw board.fault;
    return board;
  }

  private callTeam(work: BandWork, board: BandBoard): void {
    this.team?.post(this.memory, { all: this.all, news: this.news }, work, board);
    this.news = [];
  }

  /**
   * Waits until no other thread is at a part.
   * @returns false if one is, and shows no sign of life
   */
  private *othersSteps(board: BandBoard): Steps<boolean> {
    let { beats } = board;
    let silence = 0;
    while (this.team && !board.isQuiet) {
      if (silence > this.team.patience) {
        this.team.renew();
        this.lost = true;
      }
      if (this.lost) return false;
      board.wait(WAIT);
      silence = board.beats === beats ? silence + WAIT : 0;
      beats = board.beats;
      yield board.share;
    }
    return true;
  }
}

/** Whether the triangles of a mesh jump about, over many more rows than each of them has. */
function isScattered({ work, reach, jump }: RowWork): boolean {
  return jump > work.length / 8 && reach < work.length / 16;
}
