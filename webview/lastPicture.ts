/** How long a picture has to rest before it is copied, milliseconds. */
const REST = 400;

/**
 * A copy of the last picture that came to rest, in the page's own memory: a lost graphics context
 * takes the canvas's pixels with it, and the copy is then shown in their place.
 */
export class LastPicture {
  readonly element = document.createElement('canvas');
  readonly #view: HTMLCanvasElement;
  #timer = 0;

  /** @param view the canvas that is copied */
  constructor(view: HTMLCanvasElement) {
    this.#view = view;
    this.element.className = 'last-picture';
    this.element.setAttribute('aria-hidden', 'true');
    this.hide();
  }

  /** Another frame is on the screen: it is copied once none follows. */
  frame(): void {
    window.clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#copy(), REST);
  }

  /** Shows the copy over the canvas. */
  show(): void {
    window.clearTimeout(this.#timer);
    this.element.hidden = false;
    this.#view.classList.add('lost');
  }

  hide(): void {
    this.element.hidden = true;
    this.#view.classList.remove('lost');
  }

  #copy(): void {
    const { width, height } = this.#view;
    this.element.width = width;
    this.element.height = height;
    // Kept by the processor: what the graphics card keeps would be lost along with the picture.
    this.element.getContext('2d', { willReadFrequently: true })?.drawImage(this.#view, 0, 0);
  }
}
