import * as vscode from 'vscode';
import type { BakePlace } from '../bakes/bakeJob';
import { LevelBake } from './levelBake';
import { isLevel, openDocument } from './levelFile';
import { levelFormats } from './levelFormats';
import { WatchedFolders } from './watchedFolders';

/** A file that another program writes is whole this long after the first change, in milliseconds. */
const WRITING_PAUSE = 100;

/**
 * The levels that are baked: those open in an editor, and those that somebody holds on to (an open
 * preview). Bakes them when they, or the files they refer to, are opened, typed in, saved or changed
 * on the disk.
 */
export class OpenLevels implements vscode.Disposable {
  private readonly levels = new Map<string, LevelBake>();
  /** How many hold on to a level. */
  private readonly held = new Map<string, number>();
  /** Documents with changes that are not in their files. */
  private readonly unsaved = new Set<string>();
  private readonly folders = new WatchedFolders();
  private readonly changed = new vscode.EventEmitter<LevelBake>();
  private readonly closed = new vscode.EventEmitter<LevelBake>();
  private readonly subscriptions: vscode.Disposable[] = [this.folders, this.changed, this.closed];

  /** Fires when anything about a level changed. */
  readonly onDidChange = this.changed.event;
  /** Fires when a level is no longer baked. */
  readonly onDidClose = this.closed.event;

  /** @param place where levels are baked; asked for with the first level */
  constructor(
    private readonly place: () => Promise<BakePlace>,
    private readonly log: vscode.LogOutputChannel,
  ) {
    const { workspace } = vscode;
    this.subscriptions.push(
      workspace.onDidOpenTextDocument(({ uri }) => {
        if (isLevel(uri)) this.levelOf(uri);
      }),
      workspace.onDidCloseTextDocument(({ uri }) => this.documentClosed(uri)),
      workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
        if (contentChanges.length > 0) this.typed(document);
      }),
      workspace.onDidSaveTextDocument((document) => this.saved(document)),
      this.folders.onDidChange((uri) => this.changedOnDisk(uri)),
      levelFormats.onDidChange(() => this.formatsChanged()),
      workspace.onDidChangeConfiguration((event) => {
        if (event.affectsConfiguration('ledgelight.memoryLimit')) this.memoryLimitChanged();
        if (event.affectsConfiguration('ledgelight.kernel')) this.kernelChanged();
      }),
    );
    this.takeOpenDocuments();
  }

  private takeOpenDocuments(): void {
    for (const { uri } of vscode.workspace.textDocuments) if (isLevel(uri)) this.levelOf(uri);
  }

  /** Files of a format that is new are levels now, and those of one that has gone no longer are. */
  private formatsChanged(): void {
    for (const level of [...this.levels.values()]) {
      if (!isLevel(level.uri)) this.closeUnused(level.uri);
      else if (levelFormats.formatOf(level.uri)) void level.bake();
    }
    this.takeOpenDocuments();
  }

  /** The bakes of a level; the first time, its first bake begins. */
  levelOf(uri: vscode.Uri): LevelBake {
    const key = uri.toString();
    let level = this.levels.get(key);
    if (!level) {
      level = new LevelBake(uri, this.place(), this.log);
      level.onDidChange((changed) => this.levelChanged(changed));
      this.levels.set(key, level);
      this.watchFolders();
      void level.bake();
    }
    return level;
  }

  /** All that are baked. */
  get all(): readonly LevelBake[] {
    return [...this.levels.values()];
  }

  /** Whether a level is being looked after. */
  find(uri: vscode.Uri): LevelBake | undefined {
    return this.levels.get(uri.toString());
  }

  private memoryLimitChanged(): void {
    for (const level of this.all) {
      if (level.state.kind === 'refused' && level.state.remedies.includes('raiseMemoryLimit')) void level.bake();
    }
  }

  /** The picture would be the same; its time is not, and the log says in what it was baked. */
  private kernelChanged(): void {
    for (const level of this.all) void level.bake();
  }

  private levelChanged(level: LevelBake): void {
    if (level.state.kind !== 'baking') this.watchFolders();
    this.changed.fire(level);
  }

  private watchFolders(): void {
    this.folders.watch(this.all.flatMap(({ parts }) => parts));
  }

  /** Keeps a level baked while its preview is open, even without an editor. */
  hold(uri: vscode.Uri): vscode.Disposable {
    const key = uri.toString();
    const count = (change: number) => {
      const holding = (this.held.get(key) ?? 0) + change;
      if (holding > 0) this.held.set(key, holding);
      else this.held.delete(key);
    };
    count(1);
    return new vscode.Disposable(() => {
      count(-1);
      if (!openDocument(uri)) this.closeUnused(uri);
    });
  }

  /** What was typed and not saved is gone with its document; from now on the file counts. */
  private documentClosed(uri: vscode.Uri): void {
    this.closeUnused(uri);
    if (!this.unsaved.delete(uri.toString())) return;
    for (const level of this.affectedBy(uri)) void level.bake();
  }

  private closeUnused(uri: vscode.Uri): void {
    const key = uri.toString();
    const level = this.levels.get(key);
    if (!level || this.held.has(key)) return;
    this.levels.delete(key);
    level.dispose();
    this.watchFolders();
    this.closed.fire(level);
  }

  /** The levels that a file is part of: itself, or those that refer to it. */
  affectedBy(uri: vscode.Uri): LevelBake[] {
    const key = uri.toString();
    return [...this.levels.values()].filter((level) => level.uri.toString() === key || level.refersTo(uri));
  }

  private typed({ uri, isDirty }: vscode.TextDocument): void {
    if (isDirty) this.unsaved.add(uri.toString());
    const settings = vscode.workspace.getConfiguration('ledgelight', uri);
    if (!settings.get('bakeWhileTyping', true)) return;
    for (const level of this.affectedBy(uri)) level.bakeAfter(settings.get('typingDelay', 300));
  }

  /** Saving what was already baked while it was typed changes nothing. */
  private saved(document: vscode.TextDocument): void {
    this.unsaved.delete(document.uri.toString());
    for (const level of this.affectedBy(document.uri)) if (!level.hasSeen(document)) void level.bake();
  }

  /** A file changed outside the editor; an open document hears of that by itself. */
  private changedOnDisk(uri: vscode.Uri): void {
    if (openDocument(uri)) return;
    for (const level of this.affectedBy(uri)) level.bakeAfter(WRITING_PAUSE);
  }

  dispose(): void {
    vscode.Disposable.from(...this.subscriptions).dispose();
    for (const level of this.levels.values()) level.dispose();
  }
}
