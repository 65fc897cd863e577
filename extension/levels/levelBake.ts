import * as vscode from 'vscode';
import { BakeCancelled, type BakeProgress } from '../../core/bake/bake';
import type { BakeSummary } from '../../core/bake/bakeLevel';
import { counted, grouped } from '../../core/figures';
import type { ProblemReport } from '../../core/level/problemList';
import type { BakeCancellation, BakeOutcome, BakePicture, BakePlace } from '../bakes/bakeJob';
import { fileName } from './levelFile';
import { ReferencedFiles } from './referencedFiles';

/** A finished picture of a level for one of its agents, and the version of its document that it shows. */
export interface LevelPicture extends BakePicture {
  readonly version: number;
}

const NOTHING_WRONG: ProblemReport = { problems: [], errors: 0, warnings: 0, hints: 0 };

/** Where a level's newest bake stands. */
export type BakeState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'baking'; readonly progress?: BakeProgress }
  /** For all agents; the summary is that of the shown one. */
  | { readonly kind: 'baked'; readonly summary: BakeSummary; readonly agents: readonly string[] }
  /** Refused for its problems, or broken down: the sentence says it. */
  | { readonly kind: 'refused'; readonly sentence: string; readonly errors: number };

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
  report: ProblemReport = NOTHING_WRONG;
  /** What the last finished bake has read, and what the running one has read so far. */
  files: ReferencedFiles;
  private reading: ReferencedFiles | undefined;

  /** The agent that was chosen to be shown; the first one of the level while none was. */
  private agent: string | undefined;
  private timer: NodeJS.Timeout | undefined;
  private running: Cancellation | undefined;

  constructor(
    readonly uri: vscode.Uri,
    private readonly place: Promise<BakePlace>,
    private readonly log: vscode.LogOutputChannel,
  ) {
    this.files = new ReferencedFiles(uri);
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

  private callOff(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.running?.cancel();
    this.running = undefined;
  }

  /** Bakes the level as its document stands now, unsaved changes included. */
  async bake(): Promise<void> {
    this.callOff();
    const cancellation = new Cancellation();
    this.running = cancellation;
    const files = new ReferencedFiles(this.uri);
    this.reading = files;
    this.become({ kind: 'baking' });
    try {
      const source = await files.readLevel().catch((error: Error) => error);
      if (cancellation.cancelled) return;
      if (source instanceof Error) {
        this.missing(source);
        return;
      }
      const { text, version } = source;
      const onProgress = (progress: BakeProgress) => {
        if (!cancellation.cancelled) this.become({ kind: 'baking', progress });
      };
      const onPicture = (picture: BakePicture) => {
        if (!cancellation.cancelled) this.show({ ...picture, version });
      };
      const place = await this.place;
      const job = { text, dumps: false, agent: this.agent, read: files.read.bind(files), onProgress, onPicture };
      const outcome = await place.bake(job, cancellation);
      if (!cancellation.cancelled) this.take(outcome, files);
    } catch (error) {
      if (!(error instanceof BakeCancelled) && !cancellation.cancelled) this.breakDown(error as Error);
    } finally {
      if (this.running === cancellation) this.running = undefined;
    }
  }

  /** Whether a file is one that the level refers to, as far as is known yet. */
  refersTo(uri: vscode.Uri): boolean {
    return this.files.includes(uri) || this.reading?.includes(uri) === true;
  }

  /** Whether the newest bake, finished or not, already works with a document as it stands now. */
  hasSeen(document: vscode.TextDocument): boolean {
    return this.reading?.hasSeen(document) === true && this.timer === undefined;
  }

  private show(picture: LevelPicture): void {
    this.picture = picture;
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
      const sentence = refusal(report);
      this.log.warn(`${name}: ${sentence}`);
      this.become({ kind: 'refused', sentence, errors: report.errors });
    }
  }

  /** The level itself cannot be read: it is gone, say. What was wrong in it no longer is. */
  private missing({ message }: Error): void {
    this.report = NOTHING_WRONG;
    this.log.warn(`${fileName(this.uri)} cannot be read: ${message}`);
    this.become({ kind: 'refused', sentence: `The level cannot be read: ${message}`, errors: 0 });
  }

  /** Nothing came of what was read, so saving it again is a reason to try again. */
  private breakDown(error: Error): void {
    this.reading = undefined;
    this.log.error(`${fileName(this.uri)}: the bake broke down.`, error);
    this.become({ kind: 'refused', sentence: `The bake broke down: ${error.message}`, errors: 0 });
  }

  private become(state: BakeState): void {
    this.state = state;
    this.changed.fire(this);
  }

  /** Runs a bake for its dumps. Its result is handed back and shown nowhere. */
  async bakeDumps(token: vscode.CancellationToken): Promise<BakeOutcome> {
    const cancellation = new Cancellation();
    token.onCancellationRequested(() => cancellation.cancel());
    const files = new ReferencedFiles(this.uri);
    const { text } = await files.readLevel();
    const place = await this.place;
    return place.bake({ text, dumps: true, read: files.read.bind(files) }, cancellation);
  }

  dispose(): void {
    this.callOff();
    this.changed.dispose();
  }
}

/** Why a level is not baked, in one sentence: its first error, and how many more there are. */
function refusal({ problems, errors }: ProblemReport): string {
  const first = problems.find(({ severity }) => severity === 'error');
  if (!first) return 'The level is refused.';
  const line = first.range.start.line + 1;
  const place = first.file ? `${first.file}, line ${line}` : `Line ${line}`;
  const more = errors > 1 ? ` And ${grouped(errors - 1)} more.` : '';
  return `${place}: ${first.message}${more}`;
}

/** Calls one bake off. */
class Cancellation implements BakeCancellation {
  cancelled = false;
  private readonly listeners: (() => void)[] = [];

  onCancelled(listener: () => void): void {
    if (this.cancelled) listener();
    else this.listeners.push(listener);
  }

  cancel(): void {
    if (this.cancelled) return;
    this.cancelled = true;
    for (const listener of this.listeners) listener();
  }
}
