import { readDetailPacket } from '../core/bake/detailPacket';
import { readSpanPacket, type SpanPacket } from '../core/bake/spanPacket';
import { SpanState } from '../core/spans/spanState';
import { BakeProgress } from './bakeProgress';
import { Condition } from './condition';
import { DrawingControls } from './drawingControls';
import { host, onHostMessage } from './host';
import { onActionKey } from './keys';
import { LastPicture } from './lastPicture';
import { Looking } from './looking';
import { Memory } from './memory';
import type { HostMessage, PictureSummary, PreviewAction } from './messages';
import { NewestPicture, type PictureMessage } from './newestPicture';
import { Notice } from './notice';
import { paletteWith } from './palette';
import { PictureView } from './pictureView';
import { Reading } from './reading';
import type { Drawing } from './spans/drawing';
import { type SpanGroup, spanGroup } from './spans/spanGroup';
import { drawingOf } from './state';
import { exposeToTests } from './testHandle';
import { onThemeChange, readTheme } from './theme';
import { Toolbar } from './toolbar';

/** The whole page: the picture, what floats over it, and the line to the extension. */
export class Preview {
  readonly #memory = new Memory();
  readonly #canvas = document.createElement('canvas');
  readonly #picture = document.createElement('main');
  readonly #lastPicture = new LastPicture(this.#canvas);
  readonly #toolbar: Toolbar;
  readonly #progress = new BakeProgress(() => host.postMessage({ type: 'cancel' }));
  readonly #notice = new Notice((remedy) => host.postMessage({ type: 'remedy', remedy }));
  readonly #condition = new Condition(this.#notice, this.#picture);
  readonly #controls = new DrawingControls(this.#memory, () => this.#redraw());
  readonly #view: PictureView | undefined;
  readonly #looking: Looking | undefined;
  readonly #reading: Reading | undefined;
  #palette = paletteWith();
  /** Whether the picture on the screen is still that of the level before. */
  #foreign = false;
  readonly #newest = new NewestPicture();
  /** The most spans that a picture may have to be drawn. */
  #maximumSpans = Number.POSITIVE_INFINITY;

  constructor(page: HTMLElement) {
    this.#toolbar = new Toolbar(
      (action) => this.#do(action),
      (agent) => this.#chooseAgent(agent),
    );
    this.#canvas.id = 'view';
    this.#canvas.tabIndex = 0;
    this.#canvas.setAttribute('role', 'application');
    this.#canvas.setAttribute('aria-label', 'No picture of the level yet.');
    this.#picture.append(this.#canvas, this.#lastPicture.element, this.#controls.bar.element, this.#notice.element);
    page.append(this.#progress.element, this.#toolbar.element, this.#picture);
    this.#view = this.#openView();
    const hide = (hidden: ReadonlySet<SpanGroup>) => this.#controls.hide(hidden);
    this.#reading = this.#view && new Reading(this.#picture, this.#canvas, this.#view, this.#memory, hide);
    this.#looking = this.#view && this.#lookAt(this.#view);
    this.#toolbar.showOverlays(this.#memory.state.overlays);
    this.#showSwitches();
    this.#condition.speak();
  }

  /** Listens, and tells the extension that it may send the picture. */
  start(): void {
    const view = this.#view;
    if (view !== undefined) {
      this.#takeTheme(view);
      onThemeChange(() => this.#takeTheme(view));
      onActionKey((action) => this.#do(action));
      exposeToTests(view);
      onHostMessage((message) => this.#receive(message, view));
    }
    host.postMessage({ type: 'ready' });
  }

  #openView(): PictureView | undefined {
    try {
      return new PictureView(this.#canvas, this.#memory.level.camera, this.#drawing, {
        moved: () => {
          if (!this.#foreign) this.#memory.keepOfLevel({ camera: this.#view?.rig.goal });
        },
        lost: () => this.#lose(),
        restored: () => {
          this.#lastPicture.hide();
          this.#condition.failed(undefined);
        },
        frame: () => this.#follow(),
        recoloured: () => this.#reading?.tell(),
      });
    } catch (error) {
      this.#fail(error instanceof Error ? error.message : String(error));
      return undefined;
    }
  }

  #lookAt(view: PictureView): Looking {
    return new Looking(this.#canvas, view, {
      memory: this.#memory,
      overlaysChanged: (overlays) => this.#toolbar.showOverlays(overlays),
      colourOf: (area) => this.#palette[spanGroup(SpanState.Walkable, area)],
      wantSource: (wanted) => host.postMessage({ type: 'wantSource', wanted }),
      savePicture: (name, png) => host.postMessage({ type: 'savePicture', name, png }),
      selection: () => this.#reading?.selection,
      covers: [this.#controls.bar.element, this.#notice.element],
    });
  }

  #takeTheme(view: PictureView): void {
    const theme = readTheme();
    view.setTheme(theme);
    this.#looking?.setTheme(theme);
    this.#reading?.setTheme(theme);
  }

  /** A frame is on the screen: what lies over and beside the picture follows. */
  #follow(): void {
    this.#lastPicture.frame();
    this.#looking?.repaint();
    this.#reading?.selection.settle();
    if (this.#view !== undefined) this.#toolbar.showView(this.#view.rig.view);
  }

  get #drawing(): Drawing {
    return drawingOf(this.#memory.state, this.#memory.level);
  }

  #receive(message: HostMessage, view: PictureView): void {
    switch (message.type) {
      case 'shows':
        this.#turnTo(message);
        break;
      case 'picture':
        this.#condition.expecting();
        this.#newest.came(message);
        this.#reading?.expect(message);
        void this.#show(message, view);
        break;
      case 'details':
        this.#takeDetails(message.packet, view);
        break;
      case 'source':
        this.#looking?.sourceCame(message.packet);
        break;
      case 'look':
        this.#look(message, view);
        break;
      case 'baking':
        this.#progress.run(message.stage, message.share);
        this.#condition.baking();
        break;
      case 'refused':
        this.#progress.stop();
        if (this.#foreign) this.#empty(view);
        this.#condition.refused(message);
        break;
      case 'idle':
        this.#progress.stop();
        break;
      case 'do':
        this.#do(message.action);
        break;
    }
  }

  /** Another level's turn: its own camera and agent come back with its picture. */
  #turnTo({ level, locked, formerly }: Extract<HostMessage, { type: 'shows' }>): void {
    if (formerly !== undefined) this.#memory.rename(formerly, level);
    const before = this.#memory.state.level;
    this.#memory.keep({ level, locked });
    this.#toolbar.showLock(locked);
    if (before === level) return;
    this.#foreign = true;
    this.#newest.forget();
    this.#controls.shows(undefined);
    const { agent } = this.#memory.level;
    if (agent !== undefined) host.postMessage({ type: 'chooseAgent', agent });
  }

  #empty(view: PictureView): void {
    this.#foreign = false;
    view.clear();
    this.#controls.shows(undefined);
    this.#looking?.emptied();
    this.#reading?.emptied();
    this.#condition.emptied();
  }

  async #show(message: PictureMessage, view: PictureView): Promise<void> {
    const received = performance.now();
    try {
      const packet = readSpanPacket(message.packet);
      if (packet.x.length > this.#maximumSpans) {
        this.#showFiguresOnly(packet, message.summary, view);
        return;
      }
      const caption = () => this.#caption(packet, message);
      const faces = await view.show(packet, this.#drawing, this.#foreign, caption);
      if (faces === undefined) return;
      this.#progress.stop();
      const milliseconds = performance.now() - received;
      host.postMessage({ type: 'drawn', version: message.version, faces, milliseconds });
      await view.settled();
      document.body.dataset.drawnVersion = String(message.version);
    } catch (error) {
      this.#progress.stop();
      this.#cannotDraw(error);
    }
  }

  #cannotDraw(error: unknown): void {
    this.#fail(`This picture cannot be drawn: ${error instanceof Error ? error.message : String(error)}`);
  }

  /** Puts the words around a picture in the moment in which it appears. */
  #caption(packet: SpanPacket, message: PictureMessage): void {
    const { summary, volumes } = message;
    if (this.#foreign) this.#looking?.turnTo(this.#memory.level.camera);
    this.#foreign = false;
    this.#toolbar.show(summary);
    this.#controls.shows(packet);
    this.#reading?.shown(packet, message);
    this.#looking?.shown(summary, volumes);
    this.#condition.shown(packet.x.length);
  }

  /** A level with more spans than a person wants drawn: only what is said about it is shown. */
  #showFiguresOnly(packet: SpanPacket, summary: PictureSummary, view: PictureView): void {
    this.#progress.stop();
    if (this.#foreign) this.#looking?.turnTo(this.#memory.level.camera);
    this.#empty(view);
    this.#toolbar.show(summary);
    this.#reading?.describe(packet, summary);
    this.#condition.tooMany(packet.x.length, this.#maximumSpans);
  }

  /** Links, islands and distances have come. */
  #takeDetails(packet: ArrayBuffer, view: PictureView): void {
    this.#newest.detailsCame(packet);
    const details = readDetailPacket(packet);
    view.setDetails(details).catch((error) => this.#cannotDraw(error));
    this.#reading?.setDetails(details);
  }

  /** A person's own colours, and how much is drawn. */
  #look({ colours, maximumSpans }: Extract<HostMessage, { type: 'look' }>, view: PictureView): void {
    this.#palette = paletteWith(colours);
    view.setPalette(this.#palette);
    this.#reading?.setPalette(this.#palette);
    this.#looking?.recoloured();
    if (maximumSpans === this.#maximumSpans) return;
    this.#maximumSpans = maximumSpans;
    const { picture, details } = this.#newest;
    if (picture !== undefined) void this.#show(picture, view);
    if (details !== undefined) this.#takeDetails(details, view);
  }

  /** The graphics context is gone, and the canvas is empty with it. */
  #lose(): void {
    this.#lastPicture.show();
    this.#fail('The graphics card has dropped the picture. It comes back by itself; if it does not, load it again.');
  }

  #fail(sentence: string): void {
    this.#condition.failed(sentence);
    host.postMessage({ type: 'failed', sentence });
  }

  #chooseAgent(agent: string): void {
    this.#memory.keepOfLevel({ agent });
    host.postMessage({ type: 'chooseAgent', agent });
  }

  /** Draws the picture as it is wanted now; one that is still another level's is left alone. */
  #redraw(): void {
    this.#showSwitches();
    if (!this.#foreign) this.#view?.setDrawing(this.#drawing).catch((error) => this.#cannotDraw(error));
  }

  /** Shows beside the picture what is wanted of it. */
  #showSwitches(): void {
    const { colouring, patterns } = this.#memory.state;
    this.#toolbar.showColours(colouring, patterns);
    this.#reading?.tell();
  }

  /** What each action does. */
  readonly #actions: Readonly<Partial<Record<PreviewAction, () => void>>> = {
    ...this.#controls.actions,
    toggleLock: () => host.postMessage({ type: 'lock', locked: !this.#memory.state.locked }),
    rebake: () => host.postMessage({ type: 'remedy', remedy: 'rebake' }),
  };

  #do(action: PreviewAction): void {
    const act = this.#looking?.actionNow(action) ?? this.#reading?.actions[action] ?? this.#actions[action];
    act?.();
  }
}
