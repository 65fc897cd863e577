import * as vscode from 'vscode';
import { isLevel } from '../levels/levelFile';
import type { OpenLevels } from '../levels/openLevels';
import { PreviewPanel } from './previewPanel';

/** The open previews, one a level. */
export class Previews implements vscode.Disposable {
  private readonly panels = new Map<string, { readonly panel: PreviewPanel; readonly uri: vscode.Uri }>();
  private readonly drawn = new vscode.EventEmitter<{ uri: vscode.Uri; version: number }>();
  private readonly activeChanged = new vscode.EventEmitter<void>();
  private readonly subscriptions: vscode.Disposable[] = [this.drawn, this.activeChanged];
  /** Levels whose preview opened by itself once: closing it is respected. */
  private readonly offered = new Set<string>();

  /** Fires when a preview has a picture of a document's version on the screen. */
  readonly onDidDraw = this.drawn.event;
  /** Fires when another preview, or none, has the keyboard. */
  readonly onDidChangeActive = this.activeChanged.event;

  constructor(
    private readonly levels: OpenLevels,
    private readonly extension: vscode.Uri,
    private readonly log: vscode.LogOutputChannel,
  ) {
    this.subscriptions.push(vscode.window.onDidChangeActiveTextEditor((editor) => this.offer(editor)));
    this.offer(vscode.window.activeTextEditor);
  }

  /** The level whose preview has the keyboard. */
  get active(): vscode.Uri | undefined {
    for (const { panel, uri } of this.panels.values()) if (panel.active) return uri;
    return undefined;
  }

  /** Opens the preview of a level beside its source, or shows the one that is open. */
  open(uri: vscode.Uri): void {
    const key = uri.toString();
    this.offered.add(key);
    const open = this.panels.get(key);
    if (open) {
      open.panel.reveal();
      return;
    }
    const hold = this.levels.hold(uri);
    const onDrawn = (version: number) => this.drawn.fire({ uri, version });
    const panel = new PreviewPanel(this.levels.levelOf(uri), this.extension, this.log, onDrawn);
    this.panels.set(key, { panel, uri });
    panel.onDidChangeActive(() => this.activeChanged.fire());
    panel.onDidDispose(() => {
      this.panels.delete(key);
      this.activeChanged.fire();
      hold.dispose();
    });
  }

  /** Opens a level's preview by itself, where the settings say so. */
  private offer(editor: vscode.TextEditor | undefined): void {
    const uri = editor?.document.uri;
    if (!uri || !isLevel(uri) || this.offered.has(uri.toString())) return;
    if (vscode.workspace.getConfiguration('ledgelight', uri).get('openPreviewWithLevel', false)) this.open(uri);
  }

  dispose(): void {
    vscode.Disposable.from(...this.subscriptions).dispose();
    for (const { panel } of [...this.panels.values()]) panel.dispose();
  }
}
