import { counted, duration, grouped } from '../core/figures';
import { actionHint, actionText } from './actions';
import type { ViewName } from './camera/direction';
import { ViewButtons } from './camera/viewButtons';
import { createButton, Dropdown } from './controls';
import { squareMetres } from './lengths';
import { lockSign } from './lockSign';
import type { PictureSummary, PreviewAction } from './messages';
import { type Colouring, tellsFloors } from './spans/drawing';
import type { OverlaySwitches } from './state';
import { ToolMenu } from './toolMenu';

/** What the colours can tell, as the list of colourings has it. */
const COLOURINGS: readonly (readonly [colouring: Colouring, name: string, action: PreviewAction])[] = [
  ['state', 'States', 'colourByState'],
  ['island', 'Islands', 'colourByIsland'],
  ['distance', 'Distances', 'colourByDistance'],
  ['owner', 'Floor owners', 'colourByOwner'],
  ['floorError', 'Floor error', 'colourByFloorError'],
];

const VIEWS = ['viewFree', 'viewTop', 'viewFront', 'viewSide'] as const;

/** The one row above the picture; what has no room in a narrow panel is found under “More”. */
export class Toolbar {
  readonly element = document.createElement('header');
  readonly #summary = document.createElement('p');
  readonly #agents: Dropdown;
  readonly #views: ViewButtons;
  readonly #colours: Dropdown;
  readonly #measure: HTMLElement;
  readonly #more: ToolMenu;
  readonly #lock: HTMLElement;

  /**
   * @param act called with what a person wants done
   * @param chooseAgent called with the agent that a person wants to see
   */
  constructor(act: (action: PreviewAction) => void, chooseAgent: (agent: string) => void) {
    const button = (label: string, action: PreviewAction) =>
      createButton(label, () => act(action), { description: actionHint(action) });
    this.#agents = new Dropdown('The agent that the level is baked for', chooseAgent);
    this.#agents.element.classList.add('agents');
    this.#agents.element.hidden = true;
    this.#views = new ViewButtons(act);
    this.#colours = new Dropdown('What the colours tell (S, I, D; with passages O, E)', (chosen) => {
      const colouring = COLOURINGS.find(([, name]) => name === chosen);
      if (colouring !== undefined) act(colouring[2]);
    });
    this.#colours.element.classList.add('colours');
    const cut = button('Cut', 'sliceDown');
    this.#measure = button('Measure', 'measure');
    for (const element of [cut, this.#measure]) element.classList.add('spare');
    this.#more = createMore(act);
    this.#lock = createButton('', () => act('toggleLock'), { description: '', bare: true });
    const help = createButton('?', () => act('showHelp'), { description: actionHint('showHelp'), bare: true });
    this.element.className = 'toolbar';
    this.element.append(
      button('Fit', 'fitAll'),
      this.#views.element,
      this.#colours.element,
      cut,
      this.#measure,
      this.#more.element,
      this.#agents.element,
      this.#summary,
      this.#lock,
      help,
    );
    this.showLock(false);
  }

  /** Says what is on the screen. */
  show(summary: PictureSummary): void {
    const { level, agent, agents, spans, walkableCells, walkableSquareMetres, milliseconds } = summary;
    const figures = [counted(spans, 'span'), duration(milliseconds)];
    const text = [level, ...figures].join(' · ');
    this.#summary.replaceChildren(...captionParts(level, figures));
    const walkable = `${grouped(walkableCells)} cells, ${squareMetres(walkableSquareMetres)}`;
    const time = 'The time is the bake’s, without preparing and drawing the picture.';
    this.#summary.title = `${text}. ${agent} can walk on ${walkable}. ${time}`;
    this.#agents.show(agents, agent);
    this.#agents.element.hidden = agents.length < 2;
  }

  /** Nothing is on the screen. */
  empty(): void {
    this.#summary.replaceChildren();
    this.#summary.title = '';
    this.#agents.element.hidden = true;
  }

  /** Marks the view that the picture has. */
  showView(view: ViewName): void {
    this.#views.show(view);
  }

  /**
   * Shows what the colours tell, and whether patterns lie on them.
   * @param hasRock whether they can tell of passages too
   */
  showColours(colouring: Colouring, patterns: boolean, hasRock: boolean): void {
    const chosen = COLOURINGS.find(([own]) => own === colouring)?.[1] ?? '';
    this.#colours.show(
      COLOURINGS.filter(([own]) => hasRock || !tellsFloors(own)).map(([, name]) => name),
      chosen,
    );
    this.#more.show('togglePatterns', patterns);
  }

  /** Shows which overlays are switched on. */
  showOverlays({ triangles, bounds, volumes, passages, ruler }: OverlaySwitches): void {
    this.#more.show('toggleTriangles', triangles);
    this.#more.show('toggleBounds', bounds);
    this.#more.show('toggleVolumes', volumes);
    this.#more.show('togglePassages', passages);
    this.#more.show('toggleRuler', ruler);
  }

  /** Says whether the panel stays with its level. */
  showLock(locked: boolean): void {
    const { key } = actionText('toggleLock');
    const hint = locked
      ? `Stays with this level. Press to follow the level you work on (${key})`
      : `Follows the level you work on. Press to stay with this one (${key})`;
    this.#lock.replaceChildren(lockSign(locked));
    this.#lock.title = hint;
    this.#lock.setAttribute('aria-label', 'Stay with this level');
    this.#lock.setAttribute('aria-pressed', String(locked));
  }
}

/** The caption in parts, of which the style sheet leaves out the last ones where there is no room. */
function captionParts(name: string, figures: readonly string[]): (HTMLElement | string)[] {
  return [name, ...figures].flatMap((words, i) => {
    const part = document.createElement('span');
    part.textContent = i === 0 ? words : `· ${words}`;
    return i === 0 ? [part] : [' ', part];
  });
}

/** The list of what has no place in the row, or none while the panel is narrow. */
function createMore(act: (action: PreviewAction) => void): ToolMenu {
  const more = new ToolMenu('More ▾', 'Overlays, measuring, pictures', act);
  for (const action of ['toggleTriangles', 'toggleBounds', 'toggleVolumes', 'togglePassages', 'toggleRuler'] as const) {
    more.addSwitch(action);
  }
  more.addLine();
  more.addSwitch('togglePatterns');
  more.addLine();
  for (const [, , action] of COLOURINGS) more.addAction(action, 'folded-colours');
  for (const action of VIEWS) more.addAction(action, 'folded-views');
  for (const action of ['sliceDown', 'measure'] as const) more.addAction(action, 'folded-spare');
  for (const action of ['copyPicture', 'savePicture', 'rebake'] as const) more.addAction(action);
  return more;
}
