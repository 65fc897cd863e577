import { grouped } from '../core/figures';
import type { HostMessage, Remedy } from './messages';
import type { Notice } from './notice';

const NO_SPANS = 'This level has no spans: nothing solid lies within its bounds.';
const FIRST_WAIT = 'Waiting for the level’s first picture.';

type Refusal = Pick<HostMessage & { type: 'refused' }, 'sentence' | 'remedies'>;

/** What there is to say about the picture; of several things, the one that matters most. */
export class Condition {
  readonly #notice: Notice;
  readonly #picture: HTMLElement;
  #failure: string | undefined;
  /** Why there is no picture although there could be one. */
  #tooMany: string | undefined;
  #refusal: Refusal | undefined;
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
    this.speak();
  }

  /** A picture has come, but is not on the screen yet: a refusal may come in between. */
  expecting(): void {
    this.#refusal = undefined;
    this.#waiting = 'Drawing the first picture.';
    if (this.#spans === undefined && this.#failure === undefined) this.speak();
  }

  baking(): void {
    this.#waiting = 'Baking the level for its first picture.';
    this.speak();
  }

  /** A picture of so many spans is on the screen. */
  shown(spans: number): void {
    this.#spans = spans;
    this.#failure = undefined;
    this.#tooMany = undefined;
    this.speak();
  }

  /** The level has more spans than are drawn. */
  tooMany(spans: number, most: number): void {
    this.#tooMany = `This level has ${grouped(spans)} spans; the preview draws up to ${grouped(most)}. Raise ledgelight.maximumSpans, or make the cells larger.`;
    this.#failure = undefined;
    this.speak();
  }

  /** The picture is gone: another level takes its place. */
  emptied(): void {
    this.#spans = undefined;
    this.#tooMany = undefined;
    this.#waiting = FIRST_WAIT;
    this.speak();
  }

  speak(): void {
    const place = this.#spans ? 'banner' : 'middle';
    this.#picture.classList.toggle('outdated', this.#refusal !== undefined || this.#failure !== undefined);
    const say = (sentence: string, trouble = false, remedies: readonly Remedy[] = []) =>
      this.#notice.show({ sentence, trouble, remedies }, place);
    if (this.#failure !== undefined) say(this.#failure, true, ['reloadView']);
    else if (this.#refusal !== undefined) {
      const { sentence, remedies } = this.#refusal;
      // Where there is a picture, it is said that it is an older one.
      say(this.#spans ? `Out of date · ${sentence}` : sentence, true, remedies);
    } else if (this.#tooMany !== undefined) say(this.#tooMany);
    else if (this.#spans === undefined) say(this.#waiting);
    else if (this.#spans === 0) say(NO_SPANS);
    else this.#notice.hide();
  }
}
