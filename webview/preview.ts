import { readSpanPacket, type SpanPacket } from '../core/bake/spanPacket';
import { BakeProgress } from './bakeProgress';
import { attachGestures } from './camera/gestures';
import type { CameraPose } from './camera/pose';
import { takesLetters } from './controls';
import { host, onHostMessage } from './host';
import { Legend } from './legend';
import type { HostMessage, PictureSummary } from './messages';
import { Notice, type NoticeText } from './notice';
import { describePicture } from './pictureDescription';
import { PictureView } from './pictureView';
import { countGroups, type SpanGroup } from './spans/spanGroup';
import { parseState, storedState } from './state';
import { onThemeChange, readTheme } from './theme';
import { Toolbar } from './toolbar';

declare global {
  interface Window {
    /** For tests and measuring only: where a point of the level is on the canvas `#view`, CSS pixels. */
    ledgelight?: Pick<PictureView, 'screenOf'>;
  }
}

const NO_SPANS = 'This level has no spans: nothing solid lies within its bounds.';

/** How long the camera rests before it is remembered, milliseconds. */
const REMEMBER_AFTER = 200;

/** The whole page: the picture, what floats over it, and the line to the extension. */
export class Preview {
  readonly #canvas = document.createElement('canvas');
  readonly #picture = document.createElement('main');
  readonly #hidden: Set<SpanGroup>;
  readonly #legend: Legend;
  readonly #toolbar: Toolbar;
  readonly #progress = new BakeProgress();
  readonly #notice = new Notice(() => host.postMessage({ type: 'showProblems' }));
  readonly #view: PictureView | undefined;
  #legendOpen: boolean;
  #agent: string | undefined;
  #rememberTimer = 0;
  /** What there is to say; of several things the first of these. */
  #failure: string | undefined;
  #refusal: Extract<HostMessage, { type: 'refused' }> | undefined;
  #waiting = 'Waiting for the level’s first picture.';
  /** The spans in the picture; undefined before the first one. */
  #spans: number | undefined;

  constructor(page: HTMLElement) {
    const state = parseState(host.getState());
    this.#hidden = new Set(state.hidden);
    this.#legendOpen = state.legendOpen;
    this.#agent = state.agent;
    this.#toolbar = new Toolbar(
      () => this.#view?.rig.fit(),
      () => this.#view?.rig.top(),
      (agent) => {
        this.#agent = agent;
        this.#remember();
        host.postMessage({ type: 'chooseAgent', agent });
      },
    );
    this.#legend = new Legend(state.legendOpen, this.#hidden, {
      toggled: (group, shown) => this.#toggle(group, shown),
      opened: (open) => {
        this.#legendOpen = open;
        this.#remember();
      },
    });
    this.#canvas.id = 'view';
    this.#canvas.tabIndex = 0;
    this.#canvas.setAttribute('role', 'application');
    this.#canvas.setAttribute('aria-label', 'No picture of the level yet.');
    this.#legend.element.hidden = true;
    this.#picture.append(this.#canvas, this.#legend.element, this.#notice.element);
    page.append(this.#progress.element, this.#toolbar.element, this.#picture);
    this.#view = this.#openView(state.camera);
    this.#speak();
  }

  /** Listens, and tells the extension that it may send the picture. */
  start(): void {
    const view = this.#view;
    if (view !== undefined) {
      view.setTheme(readTheme());
      onThemeChange(() => view.setTheme(readTheme()));
      attachGestures(this.#canvas, view.rig);
      window.addEventListener('keydown', (event) => this.#key(event, view));
      window.ledgelight = { screenOf: (x, row, z) => view.screenOf(x, row, z) };
      onHostMessage((message) => this.#receive(message, view));
    }
    window.addEventListener('pagehide', () => this.#remember());
    if (this.#agent !== undefined) host.postMessage({ type: 'chooseAgent', agent: this.#agent });
    host.postMessage({ type: 'ready' });
  }

  #openView(camera: CameraPose | undefined): PictureView | undefined {
    try {
      return new PictureView(this.#canvas, camera, this.#hidden, {
        moved: () => this.#rememberSoon(),
        lost: () => this.#fail('The graphics card has dropped the picture; it comes back when the card does.'),
        restored: () => {
          this.#failure = undefined;
          this.#speak();
        },
      });
    } catch (error) {
      this.#fail(error instanceof Error ? error.message : String(error));
      return undefined;
    }
  }

  #receive(message: HostMessage, view: PictureView): void {
    switch (message.type) {
      case 'picture':
        // Cleared on arrival, not when the picture appears: a refusal may come in between.
        this.#refusal = undefined;
        void this.#show(message, view);
        break;
      case 'baking':
        this.#progress.run(message.share);
        this.#waiting = 'Baking the level for its first picture.';
        this.#speak();
        break;
      case 'refused':
        this.#progress.stop();
        this.#refusal = message;
        this.#speak();
        break;
      case 'idle':
        this.#progress.stop();
        break;
    }
  }

  async #show(message: Extract<HostMessage, { type: 'picture' }>, view: PictureView): Promise<void> {
    const received = performance.now();
    try {
      const packet = readSpanPacket(message.packet);
      const faces = await view.show(packet, () => this.#caption(packet, message.summary));
      if (faces === undefined) return;
      this.#progress.stop();
      document.body.dataset.drawnVersion = String(message.version);
      const milliseconds = performance.now() - received;
      host.postMessage({ type: 'drawn', version: message.version, faces, milliseconds });
    } catch (error) {
      this.#progress.stop();
      this.#fail(`This picture cannot be drawn: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  /** Puts the words around a picture in the moment in which it appears. */
  #caption(packet: SpanPacket, summary: PictureSummary): void {
    const counts = countGroups(packet);
    this.#legend.update(counts);
    this.#legend.element.hidden = false;
    this.#toolbar.show(summary);
    this.#canvas.setAttribute('aria-label', describePicture(summary, counts));
    this.#spans = packet.x.length;
    this.#failure = undefined;
    this.#speak();
  }

  #fail(sentence: string): void {
    this.#failure = sentence;
    this.#speak();
    host.postMessage({ type: 'failed', sentence });
  }

  /** Says the one thing that matters most now, and marks a picture that is older than the level. */
  #speak(): void {
    const place = this.#spans ? 'banner' : 'middle';
    this.#picture.classList.toggle('outdated', this.#refusal !== undefined);
    if (this.#failure !== undefined) this.#notice.show({ sentence: this.#failure }, place);
    else if (this.#refusal !== undefined) this.#notice.show(this.#refused(this.#refusal), place);
    else if (this.#spans === undefined) this.#notice.show({ sentence: this.#waiting }, place);
    else if (this.#spans === 0) this.#notice.show({ sentence: NO_SPANS }, place);
    else this.#notice.hide();
  }

  /** Where there is a picture, it is said that it is an older one. */
  #refused({ sentence, problems }: Extract<HostMessage, { type: 'refused' }>): NoticeText {
    return { sentence: this.#spans ? `Out of date · ${sentence}` : sentence, problems };
  }

  #toggle(group: SpanGroup, shown: boolean): void {
    if (shown) this.#hidden.delete(group);
    else this.#hidden.add(group);
    this.#remember();
    void this.#view?.setHidden(this.#hidden);
  }

  #key(event: KeyboardEvent, view: PictureView): void {
    if (event.ctrlKey || event.metaKey || event.altKey || takesLetters(event.target)) return;
    if (event.key === 'f' || event.key === 'F') view.rig.fit();
    else if (event.key === 't' || event.key === 'T') view.rig.top();
  }

  #rememberSoon(): void {
    window.clearTimeout(this.#rememberTimer);
    this.#rememberTimer = window.setTimeout(() => this.#remember(), REMEMBER_AFTER);
  }

  #remember(): void {
    const camera = this.#view?.rig.goal;
    host.setState(storedState({ camera, hidden: this.#hidden, legendOpen: this.#legendOpen, agent: this.#agent }));
  }
}
