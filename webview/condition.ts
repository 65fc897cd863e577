import { grouped } from '../core/figures';
import type { HostMessage, Remedy } from './messages';
import type { Notice } from './notice';

const NO_SPANS = 'This level has no spans: nothing solid lies within its bounds.';
const FIRST_WAIT = 'Waiting for the level’s first picture.';

type Refusal = Pick<HostMessage & { type: 'refused' }, 'sentence' | 'outdated' | 'remedies'>;

/** What there is to say about the picture; of several things, the one that matters most. */
export class Condition {
  readonly #notice: Notice;
  readonly #picture: HTMLElement;
  #failure: string | undefined;
  /** Why there is no picture although there could be one. */
  #tooMany: string | undefined;
  #refusal: Refusal | undefined;
  /** Whether the picture is known to be older than the level, until another one is on the screen. */
  #aged = false;
  #waiting = FIRST_WAIT;
  /** The spans in the picture; undefined before the first one. */
  #spans: number | undefined;

  /**
   * @param notice where it is said
   * @param picture what is marked while it is older than the level
   */
  constructor(notice: Notice, picture: HTMLElement) {
    this.#notice = notice;
    this.#picture = picture;
  }

  /** The view itself cannot go on; undefined once it can again. */
  failed(sentence: string | undefined): void {
    this.#failure = sentence;
    this.speak();
  }

  /** There will be no newer picture for now. */
  refused(refusal: Refusal): void {
    this.#refusal = refusal;
    this.#aged = refusal.outdated;
    this.speak();
  }

  /** A picture has come, but is not on the screen yet: a refusal may come in between. */
  expecting(): void {
    this.#refusal = undefined;
    this.#waiting = 'Drawing the first picture.';
    if (this.#spans === undefined && this.#failure === undefined) this.speak();
  }

  /** A bake runs. A refusal that another bake can mend no longer stands; errors stay until they are gone. */
  baking(): void {
    this.#waiting = 'Baking the level for its first picture.';
    if (this.#refusal?.remedies.includes('rebake')) this.#refusal = undefined;
    this.speak();
  }

  /** The picture has been older than the level for a while. */
  ages(): void {
    if (this.#aged) return;
    this.#aged = true;
    this.speak();
  }

  /** The newest bake is over, and nothing was refused: there may be no other picture than the one that is shown. */
  baked(): void {
    if (this.#refusal === undefined) return;
    this.#refusal = undefined;
    this.speak();
  }

  /** A picture of so many spans is on the screen. */
  shown(spans: number): void {
    this.#spans = spans;
    this.#aged = false;
    this.#failure = undefined;
    this.#tooMany = undefined;
    this.speak();
  }

  /** The level has more spans than are drawn. */
  tooMany(spans: number, most: number): void {
    this.#tooMany = `This level has ${grouped(spans)} spans; the preview draws up to ${grouped(most)}. Raise ledgelight.maximumSpans, or make the cells larger.`;
    this.#failure = undefined;
    this.#aged = false;
    this.speak();
  }

  /** The picture is gone: another level takes its place. */
  emptied(): void {
    this.#spans = undefined;
    this.#aged = false;
    this.#tooMany = undefined;
    this.#waiting = FIRST_WAIT;
    this.speak();
  }

  speak(): void {
    const place = this.#spans ? 'banner' : 'middle';
    this.#picture.classList.toggle('outdated', this.#aged || this.#failure !== undefined);
    const say = (sentence: string, trouble = false, remedies: readonly Remedy[] = []) =>
      this.#notice.show({ sentence, trouble, remedies }, place);
    if (this.#failure !== undefined) say(this.#failure, true, ['reloadView']);
    else if (this.#refusal !== undefined) {
      const { sentence, outdated, remedies } = this.#refusal;
      say(this.#spans && outdated ? `Out of date · ${sentence}` : sentence, true, remedies);
    } else if (this.#tooMany !== undefined) say(this.#tooMany);
    else if (this.#spans === undefined) say(this.#waiting);
    else if (this.#spans === 0) say(NO_SPANS);
    else this.#notice.hide();
  }
}
