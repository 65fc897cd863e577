// A preview's panel without a page: the test hears what the page would be sent, and answers in its place.
import * as vscode from 'vscode';
import type { HostMessage, ViewMessage } from '../../webview/messages';
import { ledgelight, until } from './levelScene';

type Posted<Type extends HostMessage['type']> = Extract<HostMessage, { type: Type }>;

export class StandInPanel implements vscode.WebviewPanel {
  readonly viewType = 'ledgelight.preview';
  readonly options = {};
  title = '';
  viewColumn = vscode.ViewColumn.Two;
  active = false;
  visible = true;
  /** All that was sent to the page, oldest first. */
  readonly posted: HostMessage[] = [];

  private readonly received = new vscode.EventEmitter<ViewMessage>();
  private readonly post = new vscode.EventEmitter<HostMessage>();
  private readonly viewState = new vscode.EventEmitter<vscode.WebviewPanelOnDidChangeViewStateEvent>();
  private readonly disposed = new vscode.EventEmitter<void>();
  readonly onDidChangeViewState = this.viewState.event;
  readonly onDidDispose = this.disposed.event;

  readonly webview: vscode.Webview = {
    options: {},
    html: '',
    cspSource: '',
    onDidReceiveMessage: this.received.event,
    asWebviewUri: (uri) => uri,
    postMessage: async (message: HostMessage) => {
      this.posted.push(message);
      this.post.fire(message);
      return true;
    },
  };

  /** A panel that VS Code brings back with what its page stored. */
  static async revive(state: unknown): Promise<StandInPanel> {
    const panel = new StandInPanel();
    await (await ledgelight()).previews.deserializeWebviewPanel(panel, state);
    return panel;
  }

  /** A panel of a level, with its page loaded. */
  static async of(level: vscode.Uri, locked: boolean): Promise<StandInPanel> {
    const panel = await StandInPanel.revive({ level: level.toString(), locked });
    panel.say({ type: 'ready' });
    return panel;
  }

  /** Says something as the page would. */
  say(message: ViewMessage): void {
    this.received.fire(message);
  }

  /** Waits for the first message of a kind, from now on or among those that were sent. */
  hears<Type extends HostMessage['type']>(
    type: Type,
    holds: (message: Posted<Type>) => boolean = () => true,
  ): Promise<Posted<Type>> {
    const fits = (message: HostMessage): message is Posted<Type> =>
      message.type === type && holds(message as Posted<Type>);
    return until(`the message ${type}`, [this.post.event], () => this.posted.find(fits));
  }

  /** The level that the page was told it shows, by the end of its address. */
  get shows(): string | undefined {
    return this.posted.filter((message) => message.type === 'shows').at(-1)?.name;
  }

  reveal(): void {
    this.become(true);
  }

  /** Puts the panel behind another tab, or to the front. */
  become(visible: boolean): void {
    this.visible = visible;
    this.viewState.fire({ webviewPanel: this });
  }

  dispose(): void {
    this.disposed.fire();
  }
}

/** Closes all previews, so that a test begins without any. */
export async function closePreviews(): Promise<void> {
  const { previews } = await ledgelight();
  for (const panel of previews.all) panel.dispose();
}
