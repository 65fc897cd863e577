import * as vscode from 'vscode';
import type { BakePlace } from '../bakes/bakeJob';
import { LevelBake } from './levelBake';
import { isLevel, openDocument } from './levelFile';
import { levelFormats } from './levelFormats';

/** A bake begins this long after typing stopped, in milliseconds. */
const TYPING_PAUSE = 300;

/**
 * The levels that are baked: those open in an editor, and those that somebody holds on to (an open
 * preview). Bakes them when they, or the files they refer to, are opened, typed in, saved or changed
 * on the disk.
 */
export class OpenLevels implements vscode.Disposable {
  private readonly levels = new Map<string, LevelBake>();
  private readonly held = new Set<string>();
  private readonly changed = new vscode.EventEmitter<LevelBake>();
  private readonly closed = new vscode.EventEmitter<LevelBake>();
  private readonly subscriptions: vscode.Disposable[] = [this.changed, this.closed];

  /** Fires when anything about a level changed. */
  readonly onDidChange = this.changed.event;
  /** Fires when a level is no longer baked. */
  readonly onDidClose = this.closed.event;

  constructor(
    private readonly place: Promise<BakePlace>,
    private readonly log: vscode.LogOutputChannel,
  ) {
    const { workspace } = vscode;
    const watcher = workspace.createFileSystemWatcher('**/*.{json,obj}');
    this.subscriptions.push(
      workspace.onDidOpenTextDocument(({ uri }) => {
        if (isLevel(uri)) this.levelOf(uri);
      }),
      workspace.onDidCloseTextDocument(({ uri }) => this.closeUnused(uri)),
      workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
        if (contentChanges.length > 0) this.typed(document.uri);
      }),
      workspace.onDidSaveTextDocument((document) => this.saved(document)),
      watcher,
      watcher.onDidChange((uri) => this.changedOnDisk(uri)),
      watcher.onDidCreate((uri) => this.changedOnDisk(uri)),
      watcher.onDidDelete((uri) => this.changedOnDisk(uri)),
      levelFormats.onDidChange(() => this.formatsChanged()),
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
      level = new LevelBake(uri, this.place, this.log);
      level.onDidChange((changed) => this.changed.fire(changed));
      this.levels.set(key, level);
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

  /** Keeps a level baked while its preview is open, even without an editor. */
  hold(uri: vscode.Uri): vscode.Disposable {
    this.held.add(uri.toString());
    return new vscode.Disposable(() => {
      this.held.delete(uri.toString());
      if (!openDocument(uri)) this.closeUnused(uri);
    });
  }

  private closeUnused(uri: vscode.Uri): void {
    const key = uri.toString();
    const level = this.levels.get(key);
    if (!level || this.held.has(key)) return;
    this.levels.delete(key);
    level.dispose();
    this.closed.fire(level);
  }

  /** The levels that a file is part of: itself, or those that refer to it. */
  affectedBy(uri: vscode.Uri): LevelBake[] {
    const key = uri.toString();
    return [...this.levels.values()].filter((level) => level.uri.toString() === key || level.refersTo(uri));
  }

  private typed(uri: vscode.Uri): void {
    if (!vscode.workspace.getConfiguration('ledgelight', uri).get('bakeWhileTyping', true)) return;
    for (const level of this.affectedBy(uri)) level.bakeAfter(TYPING_PAUSE);
  }

  /** Saving what was already baked while it was typed changes nothing. */
  private saved(document: vscode.TextDocument): void {
    for (const level of this.affectedBy(document.uri)) if (!level.hasSeen(document)) void level.bake();
  }

  private bakeAffected(uri: vscode.Uri): void {
    for (const level of this.affectedBy(uri)) void level.bake();
  }

  /** A file changed outside the editor; an open document hears of that by itself. */
  private changedOnDisk(uri: vscode.Uri): void {
    if (!openDocument(uri)) this.bakeAffected(uri);
  }

  dispose(): void {
    vscode.Disposable.from(...this.subscriptions).dispose();
    for (const level of this.levels.values()) level.dispose();
  }
}
