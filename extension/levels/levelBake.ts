import * as vscode from 'vscode';
import { BakeCancelled } from '../../core/bake/bake';
import { counted } from '../../core/figures';
import type { ProblemReport } from '../../core/level/problemList';
import type { FloorOwnerName } from '../../core/passages/owners/ownerNames';
import type { BakeJob, BakeOutcome, BakePicture, BakePlace, PassageFloors } from '../bakes/bakeJob';
import { bakeDumps } from './bakeDumps';
import type { BakeState } from './bakeState';
import { Cancellation } from './cancellation';
import { fileName } from './levelFile';
import { isWithin } from './move';
import { plainJob } from './plainJob';
import { readTriangles } from './readTriangles';
import { ReferencedFiles } from './referencedFiles';
import { REFUSED_CANCELLED, type Refusal, refusedBroken, refusedForProblems, refusedUnread } from './refusal';

/** A finished picture of a level for one of its agents, and the version of its document that it shows. */
export interface LevelPicture extends BakePicture {
  readonly version: number;
}

/** What goes with a picture when it is wanted. */
type Extras = Pick<BakeJob, 'details' | 'source'>;

const NOTHING_WRONG: ProblemReport = { problems: [], errors: 0, warnings: 0, hints: 0 };

/**
 * The bakes of one level. A newer bake calls the older off, and only the newest one's result is
 * taken. The last good picture is kept whatever happens.
 */
export class LevelBake implements vscode.Disposable {
  private readonly changed = new vscode.EventEmitter<LevelBake>();
  /** Fires whenever the state, the picture or the problems changed. */
  readonly onDidChange = this.changed.event;

  state: BakeState = { kind: 'waiting' };
  picture: LevelPicture | undefined;
  /** Links, islands and distances of the present picture (core/bake/detailPacket.ts), once they are there. */
  details: ArrayBuffer | undefined;
  /** The floors of the present picture's passages, once they are there. */
  floors: PassageFloors | undefined;
  /** The triangles behind the present picture (core/bake/sourcePacket.ts), once they are there. */
  source: ArrayBuffer | undefined;
  report: ProblemReport = NOTHING_WRONG;
  /** What the last finished bake has read, and what the running one has read so far. */
  files: ReferencedFiles;
  private reading: ReferencedFiles | undefined;
  /** What the newest bake has read, whatever became of it, and what the picture was made from. */
  private newest: ReferencedFiles;
  private pictured: ReferencedFiles | undefined;

  /** The agent that was chosen to be shown; the first one of the level while none was. */
  private agent: string | undefined;
  private timer: NodeJS.Timeout | undefined;
  private running: Cancellation | undefined;
  /** The reading of triangles alone that goes on. */
  private fetching: Cancellation | undefined;
  /** What is wanted beside each picture. */
  private wanted: Extras = { details: false, source: false };
  /** What the running bake was asked for, once it has begun. */
  private asked: Extras | undefined;

  /** @param floorOwner the rule that all rock is carved by, on trial; what the level says without one */
  constructor(
    readonly uri: vscode.Uri,
    private readonly place: Promise<BakePlace>,
    private readonly log: vscode.LogOutputChannel,
    readonly floorOwner?: FloorOwnerName,
  ) {
    this.files = new ReferencedFiles(uri);
    this.newest = this.files;
  }

  /** Whether the level, or a file that it refers to, is no longer what the picture was made from. */
  get outdated(): boolean {
    return this.pictured !== undefined && !this.pictured.agreesWith(this.newest);
  }

  /** The same level, to be baked by another rule; nothing begins by itself. */
  byRule(floorOwner: FloorOwnerName): LevelBake {
    return new LevelBake(this.uri, this.place, this.log, floorOwner);
  }

  /** Bakes after a pause, measured from the last call: while somebody types, nothing older goes on. */
  bakeAfter(milliseconds: number): void {
    this.callOff();
    this.timer = setTimeout(() => void this.bake(), milliseconds);
  }

  /** Shows the picture for another agent from now on, as soon as it is baked; the first one's if there is no such agent. */
  chooseAgent(agent: string): void {
    const wanted = this.agent ?? this.picture?.summary.agent;
    this.agent = agent;
    if (agent !== wanted) void this.bake();
  }

  /** Whether links, islands and distances are wanted with each picture: while any panel shows it. A bake begins if the present one has none. */
  get wantDetails(): boolean {
    return this.wanted.details;
  }

  set wantDetails(details: boolean) {
    this.want({ ...this.wanted, details });
  }

  /** Whether the level's triangles are wanted with each picture. They are read if the present one has none. */
  get wantSource(): boolean {
    return this.wanted.source;
  }

  set wantSource(source: boolean) {
    this.want({ ...this.wanted, source });
  }

  private want(wanted: Extras): void {
    this.wanted = wanted;
    // One that is about to begin will bring them, and one that was refused would be refused again.
    if (this.timer || (this.running && !this.asked)) return;
    const there = this.running ? this.asked : { details: this.details };
    if (wanted.details && !there?.details && this.state.kind !== 'refused') void this.bake();
    else void this.completeSource();
  }

  /** Reads the triangles of the present picture, if they are wanted and no bake brings them: nothing is baked for them. */
  private async completeSource(): Promise<void> {
    if (!this.wanted.source || this.source || this.fetching || this.running || this.timer) return;
    const { pictured } = this;
    // Of a level that has changed they would not be those of the picture.
    if (!pictured || this.outdated) return;
    const cancellation = new Cancellation();
    this.fetching = cancellation;
    try {
      const files = new ReferencedFiles(this.uri);
      const source = await readTriangles(files, await this.place, cancellation);
      if (source && !cancellation.cancelled && pictured.agreesWith(files)) this.complete({ source });
    } catch (error) {
      if (!cancellation.cancelled) this.log.warn(`${fileName(this.uri)}: no triangles. ${(error as Error).message}`);
    } finally {
      if (this.fetching === cancellation) this.fetching = undefined;
    }
  }

  /** The agent that was chosen, if one was. */
  get chosenAgent(): string | undefined {
    return this.agent;
  }

  /** Calls the running bake off, or the one that is about to begin, because somebody wants that. */
  cancel(): void {
    if (!this.running && !this.timer) return;
    this.callOff();
    this.giveUp(REFUSED_CANCELLED);
  }

  private callOff(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.running?.cancel();
    this.running = undefined;
    this.fetching?.cancel();
    this.fetching = undefined;
  }

  /** Bakes the level as its document stands now, unsaved changes included. */
  async bake(): Promise<void> {
    this.callOff();
    const cancellation = new Cancellation();
    this.running = cancellation;
    const files = new ReferencedFiles(this.uri);
    this.reading = files;
    this.newest = files;
    this.asked = undefined;
    this.become({ kind: 'baking' });
    try {
      const source = await files.readLevel().catch((error: Error) => error);
      if (cancellation.cancelled) return;
      if (source instanceof Error) {
        this.missing(source);
        return;
      }
      const { text, version } = source;
      const place = await this.place;
      if (cancellation.cancelled) return;
      this.asked = this.wanted;
      const unlessCancelled =
        <Heard>(take: (heard: Heard) => void) =>
        (heard: Heard) => {
          if (!cancellation.cancelled) take(heard);
        };
      const job: BakeJob = {
        ...plainJob(text, files),
        ...this.asked,
        agent: this.agent,
        floorOwner: this.floorOwner,
        onProgress: unlessCancelled((progress) => this.become({ kind: 'baking', progress })),
        onPicture: unlessCancelled((picture) => this.show({ ...picture, version }, files)),
        onDetails: unlessCancelled((details) => this.complete({ details })),
        onFloors: unlessCancelled((floors) => this.complete({ floors })),
        onSource: unlessCancelled((source) => this.complete({ source })),
      };
      const outcome = await place.bake(job, cancellation);
      if (!cancellation.cancelled) this.take(outcome, files);
    } catch (error) {
      if (!(error instanceof BakeCancelled) && !cancellation.cancelled) this.breakDown(error as Error);
    } finally {
      if (this.running === cancellation) {
        this.running = undefined;
        void this.completeSource();
      }
    }
  }

  /** Whether a file is one that the level refers to, as far as is known yet. */
  refersTo(uri: vscode.Uri): boolean {
    return this.files.includes(uri) || this.reading?.includes(uri) === true;
  }

  /** The level and all files that it refers to, as far as is known yet. */
  get parts(): readonly vscode.Uri[] {
    return [this.uri, ...this.files.all, ...(this.reading?.all ?? [])];
  }

  /** Whether a file or folder is, or has in it, the level or a file that it refers to. */
  isTouchedBy(place: vscode.Uri): boolean {
    return this.parts.some((part) => isWithin(part, place));
  }

  /** Whether the newest bake, finished or not, already works with a document as it stands now. */
  hasSeen(document: vscode.TextDocument): boolean {
    return this.reading?.hasSeen(document) === true && this.timer === undefined;
  }

  private show(picture: LevelPicture, files: ReferencedFiles): void {
    this.picture = picture;
    this.pictured = files;
    this.details = undefined;
    this.floors = undefined;
    this.source = undefined;
    this.changed.fire(this);
  }

  /** Takes what goes with the present picture. */
  private complete(extras: Partial<Pick<LevelBake, 'details' | 'floors' | 'source'>>): void {
    Object.assign(this, extras);
    this.changed.fire(this);
  }

  private take({ report, summary, agents }: BakeOutcome, files: ReferencedFiles): void {
    this.files = files;
    this.report = report;
    const name = fileName(this.uri);
    if (summary) {
      const subject = agents.length > 1 ? `${name} for ${summary.agent} of ${agents.join(', ')}` : name;
      this.log.info(
        `${subject}: ${counted(summary.spans, 'span')}, ${counted(report.warnings, 'warning')}, ${summary.milliseconds.toFixed(1)} ms`,
      );
      this.become({ kind: 'baked', summary, agents });
    } else {
      const refusal = refusedForProblems(report);
      this.log.warn(`${name}: ${refusal.sentence}`);
      this.become(refusal);
    }
  }

  /** The level itself cannot be read: it is gone, say. What was wrong in it no longer is. */
  private missing({ message }: Error): void {
    const name = fileName(this.uri);
    this.report = NOTHING_WRONG;
    this.log.warn(`${name} cannot be read: ${message}`);
    this.giveUp(refusedUnread(name, message));
  }

  private breakDown(error: Error): void {
    this.log.error(`${fileName(this.uri)}: the bake broke down.`, error);
    this.giveUp(refusedBroken(error));
  }

  /** Nothing came of what was read, so saving any of it again is a reason to try again. */
  private giveUp(refusal: Refusal): void {
    if (this.reading && this.reading.all.length > 0) this.files = this.reading;
    this.reading = undefined;
    this.become(refusal);
  }

  private become(state: BakeState): void {
    this.state = state;
    this.changed.fire(this);
  }

  /** Runs a bake for its dumps. Its result is handed back and shown nowhere. */
  async bakeDumps(token: vscode.CancellationToken): Promise<BakeOutcome> {
    return bakeDumps(this.uri, await this.place, token);
  }

  dispose(): void {
    this.callOff();
    this.changed.dispose();
  }
}
