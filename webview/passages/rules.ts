import { host } from '../host';
import type { PictureMessage } from '../levelPicture';
import type { Memory } from '../memory';
import type { HostMessage, PassageTread, PreviewAction } from '../messages';
import type { Palette } from '../palette';
import type { PictureView } from '../pictureView';
import { drawingOf } from '../state';
import type { Theme } from '../theme';
import { type BesideMessage, BesideView } from './besideView';
import { RuleBar } from './ruleBar';
import { RuleCaptions } from './ruleCaptions';
import { fileRuleText } from './ruleText';

/** What of the extension's messages is about rules. */
type RuleMessage = Extract<HostMessage, { type: 'floors' | 'beside' | 'floorsBeside' }>;

/** The rule for the floors of passages: which one is on trial, and two of them side by side under one camera. */
export class Rules {
  readonly #picture: HTMLElement;
  readonly #canvas: HTMLElement;
  readonly #view: PictureView;
  readonly #memory: Memory;
  readonly #failed: (error: unknown) => void;
  readonly #bar: RuleBar;
  readonly #captions = new RuleCaptions();
  #beside: BesideView | undefined;
  #compares = false;
  /** Two were side by side when the page was left, and are again once there is a picture. */
  #waits = false;
  #shown: PictureMessage | undefined;
  #shownBeside: BesideMessage | undefined;
  #treads: readonly PassageTread[] = [];
  #treadsBeside: readonly PassageTread[] = [];
  #theme: Theme | undefined;
  #palette: Palette | undefined;

  /**
   * @param picture where a second picture takes half of the room
   * @param canvas the first picture's
   * @param view the first picture, whose camera is that of both
   * @param failed called when there can be no second picture
   */
  constructor(
    picture: HTMLElement,
    canvas: HTMLElement,
    view: PictureView,
    memory: Memory,
    failed: (error: unknown) => void,
  ) {
    this.#picture = picture;
    this.#canvas = canvas;
    this.#view = view;
    this.#memory = memory;
    this.#failed = failed;
    this.#bar = new RuleBar({
      tried: (rule) => this.#try(rule),
      write: (rule) => host.postMessage({ type: 'writeRule', rule }),
      compare: () => this.#toggle(),
    });
    picture.before(this.#bar.element, this.#captions.element);
    picture.append(this.#bar.plate);
  }

  /** What an action does now; Escape ends what stands side by side. */
  actionNow(action: PreviewAction): (() => void) | undefined {
    if (action === 'compareRules') return () => this.#toggle();
    return action === 'clearSelection' && this.#compares ? () => this.#compare(false) : undefined;
  }

  /** A picture has come: what is told of passages from now on belongs to it. */
  expect(): void {
    this.#treads = [];
  }

  /** A picture is on the screen. */
  shown(picture: PictureMessage): void {
    this.#shown = picture;
    if (picture.passages === undefined && this.#compares) this.#compare(false);
    else if (this.#waits) this.#compare(true);
    this.#waits = false;
    this.#tell();
  }

  /** Something has come: the picture beside, or how the passages of either picture came out. */
  took(message: RuleMessage): void {
    if (message.type === 'floors') this.#treads = message.treads;
    else if (this.#compares && message.type === 'beside') {
      this.#shownBeside = message;
      this.#treadsBeside = [];
      this.#beside?.show(message, this.#drawing).catch(this.#failed);
    } else if (message.type === 'floorsBeside') {
      this.#treadsBeside = message.treads;
      this.#beside?.setFloors(message.packet).catch(this.#failed);
    }
    this.#tell();
  }

  /** No bake is under way any more: a rule that was wanted is shown by now, or was given up. */
  idle(): void {
    this.#tell();
  }

  /** Another level's turn, or no level's: nothing is told until its picture is there. */
  left(): void {
    this.#close();
    this.#shown = undefined;
    this.#tell();
  }

  /** The pictures are to be drawn in another way, or with other overlays. */
  redraw(): void {
    this.#beside?.showPassages(this.#memory.state.overlays.passages);
    this.#beside?.setDrawing(this.#drawing).catch(this.#failed);
  }

  /** A frame of the first picture is on the screen. */
  follow(): void {
    if (this.#compares) this.#beside?.follow();
  }

  setTheme(theme: Theme): void {
    this.#theme = theme;
    this.#beside?.setTheme(theme);
  }

  setPalette(palette: Palette): void {
    this.#palette = palette;
    this.#beside?.setPalette(palette);
  }

  get #drawing() {
    return drawingOf(this.#memory.state, this.#memory.level, true);
  }

  #try(rule: string | undefined): void {
    host.postMessage({ type: 'tryRule', ...(rule !== undefined && { rule }) });
    if (rule === undefined && this.#compares) this.#compare(false);
    else if (rule !== undefined) this.#bar.expect(rule);
  }

  #toggle(): void {
    if (this.#shown === undefined) this.#waits = !this.#waits;
    else this.#compare(!this.#compares);
  }

  #compare(wanted: boolean): void {
    if (wanted && !this.#open()) return;
    if (!wanted) this.#close();
    host.postMessage({ type: 'compareRules', wanted });
    this.#tell();
  }

  /** Makes room for a second picture; says whether there can be one. */
  #open(): boolean {
    if (this.#shown?.passages === undefined) return false;
    try {
      this.#beside ??= this.#createBeside();
    } catch (error) {
      this.#failed(error);
      return false;
    }
    this.#compares = true;
    this.#beside.showPassages(this.#memory.state.overlays.passages);
    this.#beside.canvas.hidden = false;
    this.#picture.classList.add('comparing');
    return true;
  }

  #createBeside(): BesideView {
    const beside = new BesideView(this.#view, this.#drawing);
    if (this.#theme !== undefined) beside.setTheme(this.#theme);
    if (this.#palette !== undefined) beside.setPalette(this.#palette);
    // Under all that floats over the first one.
    this.#canvas.after(beside.canvas);
    return beside;
  }

  #close(): void {
    this.#compares = false;
    this.#shownBeside = undefined;
    this.#treadsBeside = [];
    this.#picture.classList.remove('comparing');
    if (this.#beside === undefined) return;
    this.#beside.canvas.hidden = true;
    this.#beside.clear();
  }

  /** Shows beside the pictures what they are of. */
  #tell(): void {
    const own = this.#shown?.passages?.rule;
    const beside = this.#shownBeside;
    const choice = beside?.passages.rule ?? own;
    this.#bar.show(choice, this.#compares);
    this.#captions.element.hidden = !this.#compares;
    if (!this.#compares || own === undefined || this.#shown === undefined) return;
    const { summary } = this.#shown;
    this.#captions.show(
      own.trial === undefined ? { rule: fileRuleText(own), treads: this.#treads, summary } : undefined,
      beside && { rule: beside.passages.rule.trial ?? '', treads: this.#treadsBeside, summary: beside.summary },
    );
  }
}
