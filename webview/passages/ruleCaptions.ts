import type { PassageTread, PictureSummary } from '../messages';
import { treadText } from './treadText';

/** What is said over one of two pictures. */
export interface RuleCaption {
  readonly rule: string;
  /** Empty until they are known. */
  readonly treads: readonly PassageTread[];
  readonly summary: PictureSummary;
}

/** Two captions over two pictures: the rule of each, and what it came to. */
export class RuleCaptions {
  readonly element = document.createElement('div');
  readonly #first = createCaption();
  readonly #second = createCaption();

  constructor() {
    this.element.className = 'captions';
    this.element.hidden = true;
    this.element.append(this.#first, this.#second);
  }

  /** Either is undefined until its picture has come. */
  show(first: RuleCaption | undefined, second: RuleCaption | undefined): void {
    fill(this.#first, first, (rule) => `${rule} (in the file)`);
    fill(this.#second, second, (rule) => rule);
  }
}

function createCaption(): HTMLElement {
  const caption = document.createElement('div');
  caption.className = 'caption';
  return caption;
}

function fill(caption: HTMLElement, told: RuleCaption | undefined, titleOf: (rule: string) => string): void {
  if (told === undefined) {
    caption.title = '';
    caption.replaceChildren('Still being carved …');
    return;
  }
  const rule = document.createElement('strong');
  rule.textContent = titleOf(told.rule);
  const text = treadText(told.treads, told.summary.walkableCells);
  caption.title = `Along the passages, of several the worst figure each: ${text}.`;
  caption.replaceChildren(rule, ` ${text}`);
}
