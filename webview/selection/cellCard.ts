import { formatHex } from '../colour/lab';
import { createButton } from '../controls';
import type { Palette } from '../palette';
import { directionName } from './directions';
import { profileDrawing } from './profileDrawing';
import type { Fact, ReadPicture, SpanFacts } from './spanFacts';

/** What is told of one cell: a sentence first, then figures. */
export class CellCard {
  readonly element = document.createElement('section');
  readonly #closer: HTMLElement | undefined;

  /**
   * @param label how the card is called
   * @param close called when a person closes it; without it the card cannot be closed, and tells only
   *   the most important
   */
  constructor(label: string, close?: () => void) {
    this.element.className = close === undefined ? 'card quiet' : 'card';
    this.element.setAttribute('aria-label', label);
    if (close !== undefined) {
      this.#closer = createButton('✕', close, { description: 'Select nothing (Escape)', bare: true });
    }
    this.hide();
  }

  /** Tells of a span. */
  show(picture: ReadPicture, facts: SpanFacts, palette: Palette): void {
    const text = document.createElement('p');
    text.textContent = facts.reason.sentence;
    const content: Element[] = [this.#head(facts, palette), text];
    if (this.#closer === undefined) content.push(factList(facts.place));
    else {
      const { climb } = picture.summary.settings;
      const story = document.createElement('div');
      story.className = 'story';
      story.append(text, profileDrawing(picture.packet, facts, climb, palette));
      content[1] = story;
      content.push(factList([...facts.place, ...facts.more]));
      if (facts.links.length > 0) content.push(linkList(facts));
    }
    this.#fill(...content);
  }

  /** Says something in place of a cell, such as that it is gone. */
  say(sentence: string): void {
    const head = document.createElement('header');
    const text = document.createElement('p');
    text.textContent = sentence;
    head.append(text, ...(this.#closer ? [this.#closer] : []));
    this.#fill(head);
  }

  /** Points at the link in a direction, as at the reason why there is no way. */
  point(direction: number): void {
    for (const row of this.element.querySelectorAll('.links .pointed')) row.classList.remove('pointed');
    const row = this.element.querySelectorAll<HTMLElement>('.links dd')[direction];
    // Read once in between, so that pointing twice at the same is seen twice.
    void row?.offsetWidth;
    row?.classList.add('pointed');
  }

  hide(): void {
    this.element.hidden = true;
  }

  #fill(...content: Element[]): void {
    this.element.replaceChildren(...content);
    this.element.hidden = false;
  }

  #head({ group, name, x, z }: SpanFacts, palette: Palette): HTMLElement {
    const head = document.createElement('header');
    const swatch = document.createElement('span');
    swatch.className = 'swatch';
    swatch.style.setProperty('--swatch', formatHex(palette[group]));
    const title = document.createElement('h2');
    title.textContent = name;
    const place = document.createElement('span');
    place.className = 'place';
    place.textContent = `column ${x}, ${z}`;
    head.append(swatch, title, place, ...(this.#closer ? [this.#closer] : []));
    return head;
  }
}

function factList(facts: readonly Fact[]): HTMLElement {
  const list = document.createElement('dl');
  for (const { name, value } of facts) list.append(...pair(name, value));
  return list;
}

function linkList({ links }: SpanFacts): HTMLElement {
  const list = document.createElement('dl');
  list.className = 'links';
  for (const { direction, target, words } of links) {
    const [name, value] = pair(directionName(direction), words);
    if (target === undefined) value.classList.add('missing');
    list.append(name, value);
  }
  return list;
}

function pair(name: string, value: string): readonly [HTMLElement, HTMLElement] {
  const term = document.createElement('dt');
  term.textContent = name;
  const description = document.createElement('dd');
  description.textContent = value;
  return [term, description];
}
