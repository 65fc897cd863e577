import { host } from './host';
import { FIRST_LEVEL_STATE, type LevelState, parseState, storedState, type ViewState, withLevel } from './state';

/** How long things rest before they are remembered, milliseconds. */
const REMEMBER_AFTER = 200;

/** The view's state, which the editor keeps for it: it outlives the page. */
export class Memory {
  #state: ViewState = parseState(host.getState());
  #timer = 0;

  constructor() {
    window.addEventListener('pagehide', () => this.#write());
  }

  get state(): ViewState {
    return this.#state;
  }

  /** What belongs to the level that is shown. */
  get level(): LevelState {
    return this.#state.levels.get(this.#state.level ?? '') ?? FIRST_LEVEL_STATE;
  }

  keep(changes: Partial<ViewState>): void {
    this.#state = { ...this.#state, ...changes };
    this.#writeSoon();
  }

  /** Keeps something of the level that is shown. */
  keepOfLevel(changes: Partial<LevelState>): void {
    const { level } = this.#state;
    if (level !== undefined) this.keep(withLevel(this.#state, level, { ...this.level, ...changes }));
  }

  /** A level has another address: what belongs to it goes along. */
  rename(formerly: string, level: string): void {
    const { levels, level: shown } = this.#state;
    const own = levels.get(formerly);
    const rest = new Map([...levels].filter(([address]) => address !== formerly));
    const renamed = { ...this.#state, levels: rest, level: shown === formerly ? level : shown };
    this.keep(own === undefined ? renamed : withLevel(renamed, level, own));
  }

  #writeSoon(): void {
    window.clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#write(), REMEMBER_AFTER);
  }

  #write(): void {
    window.clearTimeout(this.#timer);
    host.setState(storedState(this.#state));
  }
}
