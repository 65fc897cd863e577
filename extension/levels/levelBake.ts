import * as vscode from 'vscode';
import { BakeCancelled, type BakeProgress } from '../../core/bake/bake';
import type { BakeSummary } from '../../core/bake/bakeLevel';
import { grouped, type ProblemReport } from '../../core/level/problemList';
import { decodeText } from '../../core/level/utf8';
import type { BakeCancellation, BakeOutcome, BakePlace } from '../bakes/bakeJob';
import { fileName, openDocument } from './levelFile';
import { ReferencedFiles, readBytes } from './referencedFiles';

/** A finished picture of a level, and the version of its document that it shows. */
export interface LevelPicture {
  readonly version: number;
  readonly packet: ArrayBuffer;
  readonly summary: BakeSummary;
}

/** Where a level's newest bake stands. */
export type BakeState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'baking'; readonly progress?: BakeProgress }
  | { readonly kind: 'baked'; readonly summary: BakeSummary }
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
  report: ProblemReport = { problems: [], errors: 0, warnings: 0, hints: 0 };
  /** The files that the newest bake asked for. */
  files: ReferencedFiles;

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

  private callOff(): void {
    clearTimeout(this.timer);
    this.running?.cancel();
    this.running = undefined;
  }

  /** Bakes the level as its document stands now, unsaved changes included. */
  async bake(): Promise<void> {
    this.callOff();
    const cancellation = new Cancellation();
    this.running = cancellation;
    const files = new ReferencedFiles(this.uri);
    this.become({ kind: 'baking' });
    try {
      const { text, version } = await readSource(this.uri);
      const onProgress = (progress: BakeProgress) => {
        if (!cancellation.cancelled) this.become({ kind: 'baking', progress });
      };
      const place = await this.place;
      const job = { text, dumps: false, read: files.read.bind(files), onProgress };
      const outcome = await place.bake(job, cancellation);
      if (!cancellation.cancelled) this.take(outcome, version, files);
    } catch (error) {
      if (!(error instanceof BakeCancelled) && !cancellation.cancelled) this.breakDown(error as Error);
    } finally {
      if (this.running === cancellation) this.running = undefined;
    }
  }

  private take({ report, summary, packet }: BakeOutcome, version: number, files: ReferencedFiles): void {
    this.files = files;
    this.report = report;
    const name = fileName(this.uri);
    if (summary && packet) {
      this.picture = { version, packet, summary };
      this.log.info(
        `${name}: ${summary.spans} spans, ${report.warnings} warnings, ${summary.milliseconds.toFixed(1)} ms`,
      );
      this.become({ kind: 'baked', summary });
    } else {
      const sentence = refusal(report);
      this.log.info(`${name}: ${sentence}`);
      this.become({ kind: 'refused', sentence, errors: report.errors });
    }
  }

  private breakDown(error: Error): void {
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
    const { text } = await readSource(this.uri);
    const files = new ReferencedFiles(this.uri);
    const place = await this.place;
    return place.bake({ text, dumps: true, read: files.read.bind(files) }, cancellation);
  }

  dispose(): void {
    this.callOff();
    this.changed.dispose();
  }
}

/**
 * A level's text as it stands now: unsaved changes of an open document included, else the file's. A
 * closed file is not opened as a document, for the editor would keep that open for minutes.
 * @returns the document's version, or 0 without one
 */
async function readSource(uri: vscode.Uri): Promise<{ text: string; version: number }> {
  const document = openDocument(uri);
  if (document) return { text: document.getText(), version: document.version };
  return { text: decodeText(await readBytes(uri)), version: 0 };
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
