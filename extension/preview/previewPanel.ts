import * as vscode from 'vscode';
import type { HostMessage, PreviewAction, Remedy, ViewMessage } from '../../webview/messages';
import type { LevelBake } from '../levels/levelBake';
import { fileName } from '../levels/levelFile';
import type { OpenLevels } from '../levels/openLevels';
import type { RuleTrials } from '../levels/ruleTrials';
import { pictureMessage, stateMessage } from './levelMessages';
import { lookMessage } from './look';
import { PanelRules } from './panelRules';
import { previewPage, previewResources } from './previewPage';
import { savePicture } from './savePicture';

/** What panels have around them. */
export interface PanelSurroundings {
  readonly levels: OpenLevels;
  readonly trials: RuleTrials;
  /** The extension's folder. */
  readonly extension: vscode.Uri;
  readonly log: vscode.LogOutputChannel;
  /** Hears that a panel came to the front or went from it, or that it shows or wants something else. */
  changed(panel: PreviewPanel): void;
  closed(panel: PreviewPanel): void;
  /** Hears that a picture of a version of the panel's level is on the screen. */
  drawn(panel: PreviewPanel, version: number): void;
  /** Hears that the panel is to stay with its level, or to follow the active one. */
  lockWanted(panel: PreviewPanel, locked: boolean): void;
}

/** A level that a panel shows, kept baked for as long. */
interface Shown {
  readonly level: LevelBake;
  readonly subscription: vscode.Disposable;
}

/** One preview in the workbench. Its page comes and goes; whenever it is ready, it is told everything. */
export class PreviewPanel implements vscode.Disposable {
  private readonly subscriptions: vscode.Disposable[] = [];
  private shown: Shown | undefined;
  private isLocked = false;

  /** Whether the page has loaded and listens. A hidden page is gone. */
  private ready = false;
  /** What the page has of the level's picture, so that each part is sent once. */
  private sent: Partial<Pick<LevelBake, 'picture' | 'details' | 'floors' | 'source'>> = {};
  private sourceWanted = false;
  private readonly rules: PanelRules;
  /** What the level was called when the page heard of it last, if it was renamed since. */
  private formerly: vscode.Uri | undefined;
  /** What is to be done once the page is ready. */
  private pending: PreviewAction[] = [];

  /**
   * @param panel a new panel, or one that VS Code brought back; its page is set here
   * @param lostLevel said while the panel has no level
   */
  constructor(
    private readonly panel: vscode.WebviewPanel,
    private readonly around: PanelSurroundings,
    private readonly lostLevel = '',
  ) {
    this.rules = new PanelRules(around.trials, (message) => this.say(message));
    const { webview } = panel;
    webview.options = { enableScripts: true, localResourceRoots: previewResources(around.extension) };
    panel.iconPath = vscode.Uri.joinPath(around.extension, 'media', 'icon.png');
    webview.onDidReceiveMessage((message: ViewMessage) => this.hear(message), this, this.subscriptions);
    panel.onDidDispose(() => this.dispose(), this, this.subscriptions);
    panel.onDidChangeViewState(() => this.viewStateChanged(), this, this.subscriptions);
    this.loadPage();
    this.entitle();
  }

  get level(): LevelBake | undefined {
    return this.shown?.level;
  }

  /** Whether it stays with its level, whichever is active. */
  get locked(): boolean {
    return this.isLocked;
  }

  set locked(locked: boolean) {
    this.isLocked = locked;
    this.entitle();
    this.introduce();
  }

  /** Whether the preview has the keyboard. */
  get active(): boolean {
    return this.panel.active;
  }

  get visible(): boolean {
    return this.panel.visible;
  }

  get column(): vscode.ViewColumn | undefined {
    return this.panel.viewColumn;
  }

  /** Whether somebody sees the level's triangles here. */
  get wantsSource(): boolean {
    return this.visible && this.sourceWanted;
  }

  reveal(): void {
    this.panel.reveal(undefined, true);
  }

  /**
   * Shows a level from now on.
   * @param formerly the address that it had until it was renamed, if it is still the same level
   */
  show(uri: vscode.Uri, formerly?: vscode.Uri): void {
    const before = this.shown;
    const hold = this.around.levels.hold(uri);
    const level = this.around.levels.levelOf(uri);
    const subscription = vscode.Disposable.from(
      level.onDidChange(() => this.update()),
      this.around.trials.onDidChange((tried) => {
        if (tried === level) this.update();
      }),
      hold,
    );
    this.shown = { level, subscription };
    before?.subscription.dispose();
    this.sent = {};
    if (before && !formerly) this.rules.leave(before.level);
    this.formerly = formerly && (this.formerly ?? formerly);
    this.entitle();
    this.introduce();
    this.update();
    this.around.changed(this);
  }

  /** Does something in the page, as soon as it is there. */
  perform(action: PreviewAction): void {
    if (this.ready) {
      this.say({ type: 'do', action });
      return;
    }
    this.pending.push(action);
    this.reveal();
  }

  /** Tells the page how pictures are to look. */
  sendLook(): void {
    if (this.ready) this.say(lookMessage());
  }

  private viewStateChanged(): void {
    if (!this.panel.visible) this.ready = false;
    this.around.changed(this);
  }

  private hear(message: ViewMessage): void {
    const { log } = this.around;
    switch (message.type) {
      case 'ready':
        this.becomeReady();
        return;
      case 'chooseAgent':
        this.level?.chooseAgent(message.agent);
        return;
      case 'wantSource':
        this.sourceWanted = message.wanted;
        this.around.changed(this);
        this.update();
        return;
      case 'tryRule':
      case 'writeRule':
      case 'compareRules':
        if (this.level) this.rules.hear(this.level, message);
        this.update();
        return;
      case 'lock':
        this.around.lockWanted(this, message.locked);
        return;
      case 'drawn':
        log.debug(`${message.faces} faces drawn in ${message.milliseconds.toFixed(0)} ms`);
        this.around.drawn(this, message.version);
        return;
      case 'failed':
        log.error(`Preview: ${message.sentence}`);
        return;
      case 'remedy':
        this.remedy(message.remedy);
        return;
      case 'cancel':
        if (this.level) this.rules.cancel(this.level);
        this.update();
        return;
      case 'savePicture':
        if (this.level) void savePicture(this.level.uri, message.name, message.png);
        return;
    }
  }

  private remedy(remedy: Remedy): void {
    const { executeCommand } = vscode.commands;
    switch (remedy) {
      case 'rebake':
        void this.level?.bake();
        return;
      case 'showProblems':
        void executeCommand('workbench.actions.view.problems');
        return;
      case 'raiseMemoryLimit':
        void executeCommand('workbench.action.openSettings', 'ledgelight.memoryLimit');
        return;
      case 'reloadView':
        this.loadPage();
        return;
    }
  }

  /** Loads the page, for the first time or anew: what it stored of itself is still there. */
  private loadPage(): void {
    this.ready = false;
    const { webview } = this.panel;
    webview.html = previewPage(webview, this.around.extension);
  }

  private becomeReady(): void {
    this.ready = true;
    this.sent = {};
    this.introduce();
    this.sendLook();
    this.rules.loaded();
    this.update();
    for (const action of this.pending.splice(0)) this.say({ type: 'do', action });
  }

  private entitle(): void {
    const name = this.level && fileName(this.level.uri);
    if (!name) this.panel.title = 'Preview';
    else this.panel.title = this.locked ? `[Preview] ${name}` : `Preview ${name}`;
  }

  /** Tells the page which level it shows, or that there is none. */
  private introduce(): void {
    if (!this.ready) return;
    if (!this.level) {
      this.say({ type: 'refused', sentence: this.lostLevel, problems: 0, outdated: false, remedies: [] });
      return;
    }
    const { uri } = this.level;
    const { locked } = this;
    const before = this.formerly && { formerly: this.formerly.toString() };
    this.formerly = undefined;
    this.say({ type: 'shows', level: uri.toString(), name: fileName(uri), locked, ...before });
  }

  /** Tells the page what it does not know yet: the newest picture and what belongs to it, then where the newest bake stands. */
  private update(): void {
    if (!this.ready || !this.level) return;
    const { uri } = this.level;
    const { picture, details, floors, source } = this.rules.pictured(this.level);
    const { sent } = this;
    if (picture && picture !== sent.picture) {
      this.sent = { picture };
      this.say(pictureMessage(picture, fileName(uri)));
    }
    if (details && details !== sent.details) {
      this.sent.details = details;
      this.say({ type: 'details', packet: details });
    }
    if (floors && floors !== sent.floors) {
      this.sent.floors = floors;
      this.say({ type: 'floors', ...floors });
    }
    if (source && source !== sent.source && this.sourceWanted) {
      this.sent.source = source;
      this.say({ type: 'source', packet: source });
    }
    this.rules.update(this.level);
    const message = stateMessage(this.rules.baking(this.level));
    if (message) this.say(message);
  }

  private say(message: HostMessage): void {
    void this.panel.webview.postMessage(message);
  }

  dispose(): void {
    if (this.level) this.rules.leave(this.level);
    this.shown?.subscription.dispose();
    vscode.Disposable.from(...this.subscriptions).dispose();
    this.panel.dispose();
    this.around.closed(this);
  }
}
