/** A picture that waits to be built. */
interface Waiting<Wish> {
  readonly wish: Wish;
  readonly done: (faces: number | undefined) => void;
  readonly failed: (error: unknown) => void;
}

/** How a build came out: its faces, or that it was given up, or that it has to be done again. */
export type BuildOutcome = number | 'given up' | 'again';

/**
 * Lets one picture be built at a time. A newer wish overtakes one that waits; one under way is finished,
 * so that fast typing never starves the view.
 */
export class PictureQueue<Wish> {
  readonly #build: (wish: Wish) => Promise<BuildOutcome>;
  readonly #canBuild: () => boolean;
  #waiting: Waiting<Wish> | undefined;
  /** The building that goes on now. */
  #run: Promise<void> | undefined;

  /** @param canBuild whether there is anything to build on; {@link goOn} tells when there is again */
  constructor(build: (wish: Wish) => Promise<BuildOutcome>, canBuild: () => boolean) {
    this.#build = build;
    this.#canBuild = canBuild;
  }

  /** Whether a picture waits that is not being built yet. */
  get waits(): boolean {
    return this.#waiting !== undefined;
  }

  /** Resolves with the picture's faces once it is on the screen, or undefined if a newer one overtook it. */
  want(wish: Wish): Promise<number | undefined> {
    return new Promise((done, failed) => {
      this.drop();
      this.#waiting = { wish, done, failed };
      void this.goOn();
    });
  }

  /** Gives up what waits. */
  drop(): void {
    this.#waiting?.done(undefined);
    this.#waiting = undefined;
  }

  /** Builds what waits, if that is possible now; resolves when nothing more can be built. */
  goOn(): Promise<void> {
    this.#run ??= this.#buildAll().finally(() => {
      this.#run = undefined;
    });
    return this.#run;
  }

  async #buildAll(): Promise<void> {
    await pageIsSeen();
    while (this.#waiting !== undefined && this.#canBuild()) {
      const waiting = this.#waiting;
      this.#waiting = undefined;
      await this.#carryOut(waiting);
      await pageIsSeen();
    }
  }

  async #carryOut(waiting: Waiting<Wish>): Promise<void> {
    try {
      const outcome = await this.#build(waiting.wish);
      if (outcome !== 'again') waiting.done(outcome === 'given up' ? undefined : outcome);
      else if (this.#waiting === undefined) this.#waiting = waiting;
      else waiting.done(undefined);
    } catch (error) {
      waiting.failed(error);
    }
  }
}

/** Resolves at once, or when the page comes into sight: nothing is built for nobody. */
async function pageIsSeen(): Promise<void> {
  while (document.hidden) {
    await new Promise((resolve) => document.addEventListener('visibilitychange', resolve, { once: true }));
  }
}
