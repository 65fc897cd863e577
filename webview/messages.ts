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
}

export type HostMessage =
  /** A finished bake. `packet` is a span packet (core/bake/spanPacket.ts). */
  | {
      readonly type: 'picture';
      readonly version: number;
      readonly packet: ArrayBuffer;
      readonly summary: PictureSummary;
    }
  /** A bake began or went on; `share` runs from 0 to 1. */
  | { readonly type: 'baking'; readonly stage: string; readonly share: number }
  /** The level cannot be baked as it is; the last good picture stays, marked as such. */
  | { readonly type: 'refused'; readonly sentence: string; readonly problems: number }
  /** The newest bake is over, and its picture was sent. */
  | { readonly type: 'idle' };

export type ViewMessage =
  /** The view has loaded (again) and has no picture: the host sends the newest one. */
  | { readonly type: 'ready' }
  /** The picture for this agent is wanted from now on; the first one's where the level has no such agent. */
  | { readonly type: 'chooseAgent'; readonly agent: string }
  /** A picture is on the screen. */
  | { readonly type: 'drawn'; readonly version: number; readonly faces: number; readonly milliseconds: number }
  /** The view cannot draw (no WebGL, a lost context, a packet it cannot read). */
  | { readonly type: 'failed'; readonly sentence: string }
  /** The author wants to see the problems behind a refused level. */
  | { readonly type: 'showProblems' };
