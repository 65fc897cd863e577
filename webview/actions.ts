import type { PreviewAction } from './messages';

/** A thing that can be done in the preview. */
export interface ActionText {
  /** What it does, as the help sheet and a button's hint say it. */
  readonly title: string;
  /** The key that does it while the preview has the keyboard, as `KeyboardEvent.key` names it. */
  readonly key: string;
}

/** Everything that can be done, in the order of the help sheet, under its headings. */
export const ACTION_GROUPS: readonly {
  readonly heading: string;
  readonly actions: Readonly<Partial<Record<PreviewAction, ActionText>>>;
}[] = [
  {
    heading: 'Looking',
    actions: {
      viewFree: { title: 'Look from the corner', key: '1' },
      viewTop: { title: 'Look from the top', key: '2' },
      viewFront: { title: 'Look from the front', key: '3' },
      viewSide: { title: 'Look from the side', key: '4' },
      fitAll: { title: 'Fit the whole level', key: 'F' },
      fitSelection: { title: 'Fit the selected cell', key: 'G' },
    },
  },
  {
    heading: 'Colours',
    actions: {
      colourByState: { title: 'Colour by state', key: 'S' },
      colourByIsland: { title: 'Colour by island', key: 'I' },
      colourByDistance: { title: 'Colour by distance to the edge', key: 'D' },
      colourByOwner: { title: 'Colour by owner of the floor', key: 'O' },
      colourByFloorError: { title: 'Colour by error of the floor', key: 'E' },
      togglePatterns: { title: 'Patterns on the colours', key: 'H' },
      toggleLegend: { title: 'Legend', key: 'L' },
    },
  },
  {
    heading: 'Over the picture',
    actions: {
      toggleTriangles: { title: 'Source triangles', key: 'W' },
      toggleBounds: { title: 'Bounds of the level', key: 'B' },
      toggleVolumes: { title: 'Volumes', key: 'V' },
      togglePassages: { title: 'Passages', key: 'Q' },
      toggleRuler: { title: 'Axes and scale', key: 'X' },
    },
  },
  {
    heading: 'Cutting',
    actions: {
      sliceDown: { title: 'Cut a row lower', key: 'PageDown' },
      sliceUp: { title: 'Cut a row higher', key: 'PageUp' },
      toggleSingleRow: { title: 'Only the row at the cut', key: 'R' },
      endSlice: { title: 'The whole level again', key: 'End' },
    },
  },
  {
    heading: 'Cells',
    actions: {
      selectCell: { title: 'Select the cell in the middle', key: 'Enter' },
      clearSelection: { title: 'Stop measuring; once more: select nothing', key: 'Escape' },
      measure: { title: 'Measure between two cells', key: 'M' },
    },
  },
  {
    heading: 'The preview',
    actions: {
      copyPicture: { title: 'Copy the picture', key: 'C' },
      savePicture: { title: 'Save the picture', key: 'P' },
      compareRules: { title: 'Two rules side by side', key: 'T' },
      toggleLock: { title: 'Stay with this level', key: 'K' },
      rebake: { title: 'Bake again', key: 'A' },
      showHelp: { title: 'This sheet', key: '?' },
    },
  },
];

const TEXTS = new Map(ACTION_GROUPS.flatMap(({ actions }) => Object.entries(actions) as [PreviewAction, ActionText][]));

/** What an action does and its key. */
export function actionText(action: PreviewAction): ActionText {
  const text = TEXTS.get(action);
  if (text === undefined) throw new Error(`The action ${action} has no text.`);
  return text;
}

/** The action of a key press without Ctrl, Alt or Meta; letters mean the same in upper and lower case. */
export function actionOfKey(key: string): PreviewAction | undefined {
  const same = key.length === 1 ? key.toUpperCase() : key;
  for (const [action, text] of TEXTS) if (text.key === same) return action;
  return undefined;
}

const KEY_NAMES: Readonly<Record<string, string>> = { PageUp: 'Page Up', PageDown: 'Page Down', Escape: 'Esc' };

/** A key as it is written on it. */
export function keyName(key: string): string {
  return KEY_NAMES[key] ?? key;
}

/** What an action does and its key, as a button's hint says it: `Fit the whole level (F)`. */
export function actionHint(action: PreviewAction): string {
  const { title, key } = actionText(action);
  return `${title} (${keyName(key)})`;
}
