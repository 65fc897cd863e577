/** The thin bar at the very top while a bake runs; the style sheet lets it wait 200 ms. */
export class BakeProgress {
  readonly element = document.createElement('div');

  constructor() {
    this.element.className = 'progress';
    this.element.setAttribute('role', 'progressbar');
    this.element.setAttribute('aria-label', 'Baking');
    this.stop();
  }

  /** @param share how much of the bake is done, 0 … 1 */
  run(share: number): void {
    this.element.classList.add('running');
    this.element.style.setProperty('--share', String(share));
    this.element.setAttribute('aria-valuenow', String(Math.round(share * 100)));
    this.element.removeAttribute('aria-hidden');
  }

  stop(): void {
    this.element.classList.remove('running');
    this.element.setAttribute('aria-hidden', 'true');
  }
}
