/**
 * Every message between the extension host and the preview, one union in each direction. This
 * file is all that `extension/` and `webview/` share; it holds types only.
 */

/** What the preview shows beside the picture, in plain figures. */
export interface PictureSummary {
  /** The level's name, or its file name when it has none. */
  readonly level: string;
  /** The agent's name, as in its settings; `Humanoid` without any. */
  readonly agent: string;
  /** All agents of the level, in its order. */
  readonly agents: readonly string[];
  readonly spans: number;
  /** Spans that are walkable in the end, and the floor they cover. */
  readonly walkableCells: number;
  readonly walkableSquareMetres: number;
  /** The whole bake, reading included. */
  readonly milliseconds: number;
  /** What the agent needs, in rows and cells, to say why a span came out as it did. */
  readonly settings: {
    readonly height: number;
    readonly climb: number;
    readonly radius: number;
    readonly maxSlopeDegrees: number;
  };
}

/** A volume as it is drawn over the picture. */
export interface VolumeOutline {
  /** Its place in the level's list, from 0. */
  readonly index: number;
  /** What the level calls it; undefined where it has no name. */
  readonly id?: string | undefined;
  readonly area: number;
  /** Corners [x, z], metres. */
  readonly polygon: readonly (readonly [number, number])[];
  readonly minY: number;
  readonly maxY: number;
}

/** A passage as it is drawn over the picture. */
export interface PassageOutline {
  /** Its id, or `passage 2` for one without. */
  readonly name: string;
  /** [x, y, z, radius] of each control point, metres; y is the player's height. */
  readonly controls: readonly (readonly [number, number, number, number])[];
  /** The turn of each segment, numbered on through all passages of the level. */
  readonly turns: readonly number[];
  /** Whether its ends are meant to break out of the block. */
  readonly openStart: boolean;
  readonly openEnd: boolean;
}

/** The rule that says who owns the floor of passages: what the level says, and what the picture shows. */
export interface RuleChoice {
  /** Rules that can serve all passages of the level. */
  readonly offered: readonly string[];
  /** What the level says, of all its blocks of rock: one rule each. */
  readonly own: readonly string[];
  /** The rule that the picture was carved with although the level says another. */
  readonly trial?: string;
}

/** The passages of a level. */
export interface PassagesOutline {
  readonly rule: RuleChoice;
  readonly passages: readonly PassageOutline[];
}

/** How a passage came out of the rock (core/bake/passages/treadAudit.ts), lengths in metres. */
export interface PassageTread {
  /** Shares of its way: with a floor, and with too little room above it, 0 … 1. */
  readonly floor: number;
  readonly blocked: number;
  /** Absent without any floor, and in an open shaft. */
  readonly headroomMin?: number;
  readonly headroomMedian?: number;
  /** Whether the agent can walk from one end to the other. */
  readonly tread: boolean;
}

/** Everything that can be done in the preview, by key, button or the editor's palette (actions.ts). */
export type PreviewAction =
  | 'viewFree'
  | 'viewTop'
  | 'viewFront'
  | 'viewSide'
  | 'fitAll'
  | 'fitSelection'
  | 'colourByState'
  | 'colourByIsland'
  | 'colourByDistance'
  | 'colourByOwner'
  | 'colourByFloorError'
  | 'togglePatterns'
  | 'toggleTriangles'
  | 'toggleBounds'
  | 'toggleVolumes'
  | 'togglePassages'
  | 'toggleRuler'
  | 'sliceDown'
  | 'sliceUp'
  | 'toggleSingleRow'
  | 'endSlice'
  | 'measure'
  | 'selectCell'
  | 'clearSelection'
  | 'copyPicture'
  | 'savePicture'
  | 'toggleLegend'
  | 'compareRules'
  | 'toggleLock'
  | 'rebake'
  | 'showHelp';

/** What a person can be offered to do when something went wrong. */
export type Remedy = 'showProblems' | 'rebake' | 'raiseMemoryLimit' | 'reloadView';

export type HostMessage =
  /**
   * The level that the panel shows from now on; what came before belongs to another one if `level` is new.
   * A level that was renamed is the same one: `formerly` is the `level` that it was until now.
   */
  | {
      readonly type: 'shows';
      readonly level: string;
      readonly name: string;
      readonly locked: boolean;
      readonly formerly?: string;
    }
  /** A finished bake. `packet` is a span packet (core/bake/spanPacket.ts). */
  | {
      readonly type: 'picture';
      readonly version: number;
      readonly packet: ArrayBuffer;
      readonly summary: PictureSummary;
      readonly volumes: readonly VolumeOutline[];
      /** None where the level has no rock. */
      readonly passages?: PassagesOutline;
    }
  /** Links, islands and distances of the picture that was sent last (core/bake/detailPacket.ts). */
  | { readonly type: 'details'; readonly packet: ArrayBuffer }
  /** Floors of passages in the picture that was sent last (core/bake/passages/floorPacket.ts), and how each passage came out. */
  | { readonly type: 'floors'; readonly packet: ArrayBuffer; readonly treads: readonly PassageTread[] }
  /** The same level carved by the rule on trial, while two rules are seen side by side. */
  | {
      readonly type: 'beside';
      readonly packet: ArrayBuffer;
      readonly summary: PictureSummary;
      readonly passages: PassagesOutline;
    }
  /** As `floors`, of the picture that was sent beside. */
  | { readonly type: 'floorsBeside'; readonly packet: ArrayBuffer; readonly treads: readonly PassageTread[] }
  /** The triangles behind the picture that was sent last, while they are wanted (core/bake/sourcePacket.ts). */
  | { readonly type: 'source'; readonly packet: ArrayBuffer }
  /**
   * A bake began or went on; `share` runs from 0 to 1. `outdated` tells that the level is no longer
   * the one that the last picture was made from.
   */
  | { readonly type: 'baking'; readonly stage: string; readonly share: number; readonly outdated: boolean }
  /** There is no new picture, for this reason; the last good one stays, marked if it is `outdated` (as in `baking`). */
  | {
      readonly type: 'refused';
      readonly sentence: string;
      readonly problems: number;
      readonly outdated: boolean;
      readonly remedies: readonly Remedy[];
    }
  /** The newest bake is over, and its picture was sent. */
  | { readonly type: 'idle' }
  /** Colours of the person's own, `#rrggbb` by the name of a state (`walkable`, `ledge`, …) or `area 5`; and the most spans that are drawn. */
  | { readonly type: 'look'; readonly colours: Readonly<Record<string, string>>; readonly maximumSpans: number }
  /** An action was called from the editor's palette or by a key of the editor. */
  | { readonly type: 'do'; readonly action: PreviewAction };

export type ViewMessage =
  /** The view has loaded (again) and has no picture: the host sends everything that there is. */
  | { readonly type: 'ready' }
  /** The picture for this agent is wanted from now on; the first one's where the level has no such agent. */
  | { readonly type: 'chooseAgent'; readonly agent: string }
  /** Whether the source triangles are wanted with each picture. */
  | { readonly type: 'wantSource'; readonly wanted: boolean }
  /** Another rule for the floors of passages is to be tried, without a change to the level; none: the level's own again. */
  | { readonly type: 'tryRule'; readonly rule?: string }
  /** The rule on trial is to be written into the level. */
  | { readonly type: 'writeRule'; readonly rule: string }
  /** Whether two rules are to be seen side by side: the level's own, and the one on trial beside it. */
  | { readonly type: 'compareRules'; readonly wanted: boolean }
  /** Whether the panel stays with its level, or follows the active one. */
  | { readonly type: 'lock'; readonly locked: boolean }
  /** A picture is on the screen. */
  | { readonly type: 'drawn'; readonly version: number; readonly faces: number; readonly milliseconds: number }
  /** The view cannot draw (no WebGL, a lost context, a packet it cannot read). */
  | { readonly type: 'failed'; readonly sentence: string }
  /** The author chose one of the remedies that were offered. */
  | { readonly type: 'remedy'; readonly remedy: Remedy }
  /** The running bake is to be called off. */
  | { readonly type: 'cancel' }
  /** A picture to be written where the author says, under a name to begin with. */
  | { readonly type: 'savePicture'; readonly name: string; readonly png: ArrayBuffer };
