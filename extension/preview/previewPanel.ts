import * as vscode from 'vscode';
import { shareOfBake } from '../../core/bake/bakeShare';
import type { HostMessage, ViewMessage } from '../../webview/messages';
import type { LevelBake } from '../levels/levelBake';
import { fileName } from '../levels/levelFile';
import { previewPage, previewResources } from './previewPage';

/** The preview of one level, beside its source. */
export class PreviewPanel implements vscode.Disposable {
  private readonly panel: vscode.WebviewPanel;
  private readonly subscriptions: vscode.Disposable[] = [];
  private readonly disposed = new vscode.EventEmitter<void>();
  /** Fires when the panel was closed. */
  readonly onDidDispose = this.disposed.event;
  private readonly activated = new vscode.EventEmitter<void>();
  /** Fires when the panel came to the front, or went from it. */
  readonly onDidChangeActive = this.activated.event;

  /** Whether the page has loaded and listens. */
  private ready = false;
  /** The version of the picture that the page has, so that it is sent once. */
  private sent: LevelBake['picture'];

  constructor(
    private readonly level: LevelBake,
    extension: vscode.Uri,
    private readonly log: vscode.LogOutputChannel,
    onDrawn: (version: number) => void,
  ) {
    this.panel = vscode.window.createWebviewPanel(
      'ledgelight.preview',
      `Preview ${fileName(level.uri)}`,
      { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true },
      { enableScripts: true, localResourceRoots: previewResources(extension) },
    );
    this.panel.iconPath = vscode.Uri.joinPath(extension, 'media', 'icon.png');
    this.panel.webview.onDidReceiveMessage(
      (message: ViewMessage) => this.hear(message, onDrawn),
      this,
      this.subscriptions,
    );
    this.panel.onDidDispose(() => this.dispose(), this, this.subscriptions);
    this.panel.onDidChangeViewState(() => this.activated.fire(), this, this.subscriptions);
    this.panel.webview.html = previewPage(this.panel.webview, extension);
    this.subscriptions.push(level.onDidChange(() => this.show()));
  }

  /** Whether the preview has the keyboard. */
  get active(): boolean {
    return this.panel.active;
  }

  reveal(): void {
    this.panel.reveal(undefined, true);
  }

  private hear(message: ViewMessage, onDrawn: (version: number) => void): void {
    switch (message.type) {
      case 'ready':
        this.ready = true;
        this.sent = undefined;
        this.show();
        return;
      case 'chooseAgent':
        this.level.chooseAgent(message.agent);
        return;
      case 'drawn':
        this.log.debug(`${message.faces} faces drawn in ${message.milliseconds.toFixed(0)} ms`);
        onDrawn(message.version);
        return;
      case 'failed':
        this.log.error(`Preview: ${message.sentence}`);
        return;
      case 'showProblems':
        void vscode.commands.executeCommand('workbench.actions.view.problems');
        return;
    }
  }

  /** Tells the page what it does not know yet: the newest picture, then where the newest bake stands. */
  private show(): void {
    if (!this.ready) return;
    const { picture, state } = this.level;
    if (picture && picture !== this.sent) {
      this.sent = picture;
      const { spans, walkableCells, walkableSquareMetres, milliseconds, agent } = picture.summary;
      const level = picture.summary.level || fileName(this.level.uri);
      const { version, packet, agents } = picture;
      const summary = { level, agent, agents, spans, walkableCells, walkableSquareMetres, milliseconds };
      this.say({ type: 'picture', version, packet, summary });
    }
    if (state.kind === 'baking') {
      const { progress } = state;
      this.say({ type: 'baking', stage: progress?.stage ?? 'reading', share: progress ? shareOfBake(progress) : 0 });
    } else if (state.kind === 'refused') {
      this.say({ type: 'refused', sentence: state.sentence, problems: state.errors });
    } else if (state.kind === 'baked') {
      this.say({ type: 'idle' });
    }
  }

  private say(message: HostMessage): void {
    void this.panel.webview.postMessage(message);
  }

  dispose(): void {
    this.disposed.fire();
    this.disposed.dispose();
    this.activated.dispose();
    vscode.Disposable.from(...this.subscriptions).dispose();
    this.panel.dispose();
  }
}
