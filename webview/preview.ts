import { SpanState } from '../core/spans/spanState';
import { BakeProgress } from './bakeProgress';
import { Condition } from './condition';
import { DrawingControls } from './drawingControls';
import { host, onHostMessage } from './host';
import { onActionKey } from './keys';
import { LastPicture } from './lastPicture';
import { LevelPicture } from './levelPicture';
import { Looking } from './looking';
import { Memory } from './memory';
import type { HostMessage, PreviewAction } from './messages';
import { Notice } from './notice';
import { paletteWith } from './palette';
import { Rules } from './passages/rules';
import { PictureView } from './pictureView';
import { Reading } from './reading';
import { type SpanGroup, spanGroup } from './spans/spanGroup';
import { colouringOf, drawingOf } from './state';
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
  readonly #progress = new BakeProgress({
    cancel: () => host.postMessage({ type: 'cancel' }),
    ages: () => this.#condition.ages(),
  });
  readonly #notice = new Notice((remedy) => host.postMessage({ type: 'remedy', remedy }));
  readonly #condition = new Condition(this.#notice, this.#picture);
  readonly #controls = new DrawingControls(this.#memory, () => this.#redraw());
  readonly #view: PictureView | undefined;
  readonly #level: LevelPicture | undefined;
  readonly #looking: Looking | undefined;
  readonly #reading: Reading | undefined;
  readonly #rules: Rules | undefined;
  #palette = paletteWith();

  constructor(page: HTMLElement) {
    this.#toolbar = new Toolbar(
      (action) => this.#do(action),
      (agent) => this.#chooseAgent(agent),
    );
    this.#canvas.id = 'view';
    this.#canvas.tabIndex = 0;
    this.#canvas.setAttribute('role', 'application');
    this.#picture.append(this.#canvas, this.#lastPicture.element, this.#controls.bar.element, this.#notice.element);
    page.append(this.#progress.element, this.#toolbar.element, this.#picture);
    this.#view = this.#openView();
    const hide = (hidden: ReadonlySet<SpanGroup>) => this.#controls.hide(hidden);
    this.#reading = this.#view && new Reading(this.#picture, this.#canvas, this.#view, this.#memory, hide);
    this.#rules = this.#view && this.#guideRules(this.#view);
    this.#looking = this.#view && this.#lookAt(this.#view);
    this.#level = this.#view && this.#showIn(this.#view);
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
      onHostMessage((message) => this.#receive(message));
    }
    host.postMessage({ type: 'ready' });
  }

  #openView(): PictureView | undefined {
    const { state, level } = this.#memory;
    try {
      return new PictureView(this.#canvas, level.camera, drawingOf(state, level, false), {
        moved: () => {
          if (this.#level?.foreign !== true) this.#memory.keepOfLevel({ camera: this.#view?.rig.standpoint });
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
      this.#cannot(error);
      return undefined;
    }
  }

  #lookAt(view: PictureView): Looking {
    return new Looking(this.#canvas, view, {
      memory: this.#memory,
      overlaysChanged: (overlays) => {
        this.#toolbar.showOverlays(overlays);
        this.#rules?.redraw();
      },
      colourOf: (area) => this.#palette[spanGroup(SpanState.Walkable, area)],
      wantSource: (wanted) => host.postMessage({ type: 'wantSource', wanted }),
      savePicture: (name, png) => host.postMessage({ type: 'savePicture', name, png }),
      selection: () => this.#reading?.selection,
      covers: [this.#controls.bar.element, this.#notice.element],
    });
  }

  #showIn(view: PictureView): LevelPicture {
    return new LevelPicture(view, this.#memory, {
      turned: () => this.#looking?.turnTo(this.#memory.level.camera),
      shown: (packet, picture) => {
        this.#toolbar.show(picture.summary);
        this.#controls.shows(packet);
        this.#reading?.shown(packet, picture);
        this.#looking?.shown(picture);
        this.#rules?.shown(picture);
        this.#showSwitches();
        this.#condition.shown(packet.x.length);
      },
      tooMany: (packet, picture, most) => {
        this.#toolbar.show(picture.summary);
        this.#reading?.describe(packet, picture);
        this.#rules?.shown(picture);
        this.#condition.tooMany(packet.x.length, most);
      },
      emptied: () => {
        this.#progress.drawn();
        this.#toolbar.empty();
        this.#controls.shows(undefined);
        this.#looking?.emptied();
        this.#reading?.emptied();
        this.#rules?.left();
        this.#condition.emptied();
      },
      detailed: (details) => this.#reading?.setDetails(details),
      floored: (floors) => this.#reading?.setFloors(floors),
      settled: () => this.#progress.drawn(),
      failed: (sentence) => this.#fail(sentence),
    });
  }

  #guideRules(view: PictureView): Rules {
    return new Rules(this.#picture, this.#canvas, view, this.#memory, (error) => this.#cannot(error));
  }

  #takeTheme(view: PictureView): void {
    const theme = readTheme();
    view.setTheme(theme);
    this.#looking?.setTheme(theme);
    this.#reading?.setTheme(theme);
    this.#rules?.setTheme(theme);
  }

  /** A frame is on the screen: what lies over and beside the picture follows. */
  #follow(): void {
    this.#lastPicture.frame();
    this.#looking?.repaint();
    this.#rules?.follow();
    this.#reading?.selection.settle();
    if (this.#view !== undefined) this.#toolbar.showView(this.#view.rig.view);
  }

  #receive(message: HostMessage): void {
    switch (message.type) {
      case 'shows':
        this.#turnTo(message);
        break;
      case 'picture':
        this.#progress.draw();
        this.#condition.expecting();
        this.#reading?.expect(message);
        this.#rules?.expect();
        this.#level?.took(message);
        break;
      case 'details':
        this.#level?.tookDetails(message.packet);
        break;
      case 'floors':
        this.#level?.tookFloors(message.packet);
        this.#rules?.took(message);
        break;
      case 'beside':
      case 'floorsBeside':
        this.#rules?.took(message);
        break;
      case 'source':
        this.#looking?.sourceCame(message.packet);
        break;
      case 'look':
        this.#look(message);
        break;
      case 'baking':
        this.#progress.run(message);
        this.#condition.baking();
        break;
      case 'refused':
        this.#progress.stop();
        this.#level?.refused();
        this.#condition.refused(message);
        break;
      case 'idle':
        this.#progress.stop();
        this.#condition.baked();
        this.#rules?.idle();
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
    this.#level?.expectAnother();
    this.#rules?.left();
    this.#controls.shows(undefined);
    const { agent } = this.#memory.level;
    if (agent !== undefined) host.postMessage({ type: 'chooseAgent', agent });
  }

  /** A person's own colours, and how much is drawn. */
  #look({ colours, maximumSpans }: Extract<HostMessage, { type: 'look' }>): void {
    this.#palette = paletteWith(colours);
    this.#view?.setPalette(this.#palette);
    this.#reading?.setPalette(this.#palette);
    this.#rules?.setPalette(this.#palette);
    this.#looking?.recoloured(this.#palette);
    this.#level?.limit(maximumSpans);
  }

  /** The graphics context is gone, and the canvas is empty with it. */
  #lose(): void {
    this.#lastPicture.show();
    this.#fail('The graphics card has dropped the picture. It comes back by itself; if it does not, load it again.');
  }

  #cannot(error: unknown): void {
    this.#fail(error instanceof Error ? error.message : String(error));
  }

  #fail(sentence: string): void {
    this.#condition.failed(sentence);
    host.postMessage({ type: 'failed', sentence });
  }

  #chooseAgent(agent: string): void {
    this.#memory.keepOfLevel({ agent });
    host.postMessage({ type: 'chooseAgent', agent });
  }

  #redraw(): void {
    this.#showSwitches();
    this.#level?.redraw();
    this.#rules?.redraw();
  }

  /** Shows beside the picture what is wanted of it. */
  #showSwitches(): void {
    const { colouring, patterns } = this.#memory.state;
    const hasRock = this.#level?.hasRock === true;
    this.#toolbar.showColours(colouringOf({ colouring }, hasRock), patterns, hasRock);
    this.#reading?.tell();
  }

  /** What each action does. */
  readonly #actions: Readonly<Partial<Record<PreviewAction, () => void>>> = {
    ...this.#controls.actions,
    toggleLock: () => host.postMessage({ type: 'lock', locked: !this.#memory.state.locked }),
    rebake: () => host.postMessage({ type: 'remedy', remedy: 'rebake' }),
  };

  #do(action: PreviewAction): void {
    const now = this.#looking?.actionNow(action) ?? this.#rules?.actionNow(action);
    const act = now ?? this.#reading?.actions[action] ?? this.#actions[action];
    act?.();
  }
}
