import * as vscode from 'vscode';
import { isLevel } from '../levels/levelFile';
import { type Move, movedTo } from '../levels/move';
import type { OpenLevels } from '../levels/openLevels';
import type { RuleTrials } from '../levels/ruleTrials';
import { onDidChangeLook } from './look';
import { parsePanelState } from './panelState';
import { PreviewPanel } from './previewPanel';

/** What VS Code calls our panels by. */
const VIEW_TYPE = 'ledgelight.preview';

const LOST_LEVEL = 'This preview no longer knows its level. Close it, and open the preview from the level again.';

/**
 * The open previews: those that are locked stay with their level, and at most one follows the level
 * that is active.
 */
export class Previews implements vscode.Disposable, vscode.WebviewPanelSerializer {
  private readonly panels = new Set<PreviewPanel>();
  private readonly drawn = new vscode.EventEmitter<{ uri: vscode.Uri; version: number }>();
  private readonly changed = new vscode.EventEmitter<void>();
  private readonly subscriptions: vscode.Disposable[] = [this.drawn, this.changed];
  /** Levels whose preview opened by itself once: closing it is respected. */
  private readonly offered = new Set<string>();

  /** Fires when a preview has a picture of a document's version on the screen. */
  readonly onDidDraw = this.drawn.event;
  /** Fires when a preview was opened, closed, came to the front, went from it, or shows another level. */
  readonly onDidChange = this.changed.event;

  constructor(
    private readonly levels: OpenLevels,
    private readonly trials: RuleTrials,
    private readonly extension: vscode.Uri,
    private readonly log: vscode.LogOutputChannel,
  ) {
    this.subscriptions.push(
      vscode.window.registerWebviewPanelSerializer(VIEW_TYPE, this),
      vscode.window.onDidChangeActiveTextEditor((editor) => this.activated(editor)),
      vscode.workspace.onDidRenameFiles(({ files }) => this.moved(files)),
      onDidChangeLook(() => {
        for (const panel of this.panels) panel.sendLook();
      }),
    );
    this.activated(vscode.window.activeTextEditor);
  }

  /** All that are open. */
  get all(): readonly PreviewPanel[] {
    return [...this.panels];
  }

  /** The level whose preview has the keyboard. */
  get active(): vscode.Uri | undefined {
    return this.all.find(({ active }) => active)?.level?.uri;
  }

  /** A level whose preview can be seen. */
  get visible(): vscode.Uri | undefined {
    return this.all.find(({ visible, level }) => visible && level)?.level?.uri;
  }

  /** The one that goes along with the active level. */
  get following(): PreviewPanel | undefined {
    return this.all.find(({ locked }) => !locked);
  }

  /** The previews of a level; the one that follows goes first. */
  showing(uri: vscode.Uri): PreviewPanel[] {
    const panels = this.all.filter(({ level }) => level?.uri.toString() === uri.toString());
    return panels.sort((a, b) => Number(a.locked) - Number(b.locked));
  }

  /**
   * The preview that a command means: the active one, else the visible one of the level in view, else
   * any that can be seen, else one that is hidden.
   */
  current(inView: vscode.Uri | undefined): PreviewPanel | undefined {
    const candidates = [...(inView ? this.showing(inView) : []), ...this.panels];
    const active = candidates.find((panel) => panel.active);
    return active ?? candidates.find(({ visible }) => visible) ?? candidates[0];
  }

  /** Shows the preview of a level: the one that is open, else the one that follows, else a new one beside the source. */
  open(uri: vscode.Uri): void {
    this.offered.add(uri.toString());
    const [showing] = this.showing(uri);
    if (showing) {
      showing.reveal();
      return;
    }
    const panel = this.following ?? this.create();
    panel.show(uri);
    panel.reveal();
  }

  /** Shows a preview that stays with a level: the one that is open, else a new one beside the source. */
  openLocked(uri: vscode.Uri): void {
    const open = this.showing(uri).find(({ locked }) => locked);
    if (open) {
      open.reveal();
      return;
    }
    const panel = this.create();
    panel.locked = true;
    panel.show(uri);
  }

  /** Locks a preview or unlocks it; another one that followed until then is locked. */
  setLocked(panel: PreviewPanel, locked: boolean): void {
    if (!locked) for (const other of this.panels) if (other !== panel && !other.locked) other.locked = true;
    panel.locked = locked;
    this.changed.fire();
    this.follow(vscode.window.activeTextEditor?.document.uri);
  }

  /** Brings a preview back as it was before the window was loaded again. */
  async deserializeWebviewPanel(webviewPanel: vscode.WebviewPanel, state: unknown): Promise<void> {
    const { following } = this;
    const revived = parsePanelState(state);
    const panel = this.adopt(webviewPanel);
    panel.locked = revived?.locked === true || following !== undefined;
    if (revived) panel.show(revived.level);
  }

  private create(): PreviewPanel {
    // Beside a preview that has the keyboard is no place for another: they share its column.
    const viewColumn = this.all.find(({ active }) => active)?.column ?? vscode.ViewColumn.Beside;
    return this.adopt(vscode.window.createWebviewPanel(VIEW_TYPE, 'Preview', { viewColumn, preserveFocus: true }));
  }

  private adopt(webviewPanel: vscode.WebviewPanel): PreviewPanel {
    const panel = new PreviewPanel(
      webviewPanel,
      {
        levels: this.levels,
        trials: this.trials,
        extension: this.extension,
        log: this.log,
        changed: () => this.panelChanged(),
        closed: (closed) => {
          this.panels.delete(closed);
          this.panelChanged();
        },
        drawn: ({ level }, version) => {
          if (level) this.drawn.fire({ uri: level.uri, version });
        },
        lockWanted: (wanting, locked) => this.setLocked(wanting, locked),
      },
      LOST_LEVEL,
    );
    this.panels.add(panel);
    this.panelChanged();
    return panel;
  }

  /** Nothing is computed for a level's picture that nobody sees. */
  private panelChanged(): void {
    for (const level of this.levels.all) {
      const visible = this.showing(level.uri).filter((panel) => panel.visible);
      const source = visible.some(({ wantsSource }) => wantsSource);
      if (level.wantDetails !== visible.length > 0) level.wantDetails = visible.length > 0;
      if (level.wantSource !== source) level.wantSource = source;
    }
    this.changed.fire();
  }

  private activated(editor: vscode.TextEditor | undefined): void {
    const uri = editor?.document.uri;
    this.follow(uri);
    if (uri && isLevel(uri)) this.offer(uri);
  }

  /** Turns the preview that follows to a level, or to one that a file is part of, unless that can be seen already. */
  private follow(uri: vscode.Uri | undefined): void {
    const { following } = this;
    if (!following || !uri) return;
    const shown = this.all
      .filter((panel) => panel === following || panel.visible)
      .map(({ level }) => level?.uri.toString());
    const levels = isLevel(uri) ? [this.levels.levelOf(uri)] : this.levels.affectedBy(uri);
    if (levels.length > 0 && !levels.some((level) => shown.includes(level.uri.toString())))
      following.show(levels[0].uri);
  }

  /** Opens a level's preview by itself, where the settings say so. */
  private offer(uri: vscode.Uri): void {
    if (this.offered.has(uri.toString())) return;
    if (vscode.workspace.getConfiguration('ledgelight', uri).get('openPreviewWithLevel', false)) this.open(uri);
  }

  /** Previews go along with a level that has another name or place now. */
  private moved(moves: readonly Move[]): void {
    for (const panel of this.panels) {
      const { level } = panel;
      const now = level && moves.map((move) => movedTo(level.uri, move)).find((uri) => uri);
      if (!now) continue;
      if (!isLevel(now)) {
        void level.bake();
        continue;
      }
      panel.show(now, level.uri);
      if (level.chosenAgent !== undefined) panel.level?.chooseAgent(level.chosenAgent);
    }
  }

  dispose(): void {
    vscode.Disposable.from(...this.subscriptions).dispose();
    for (const panel of this.all) panel.dispose();
  }
}
