import { type ErrorSetting, type FloorError, floorError } from '../floorError';
import { FLOOR_OWNERS, type FloorOwnerName } from '../owners/ownerNames';
import { FLOOR_THICKNESS } from '../owners/ownerRule';
import {
  BORES,
  FURTHER_PATHS,
  type FurtherPath,
  furtherPath,
  helixPath,
  PROBE_SPACING,
  STUDY_CELL,
} from './referencePaths';

/** The two figures of R3's table, metres. */
export type ErrorFigures = Pick<FloorError, 'peakToPeak' | 'maxAbs'>;

/** The queries of the tables: rounded to half a cell, as R3 rounds them. */
export const HALF_CELLS: ErrorSetting = {
  cellHeight: STUDY_CELL,
  floorThickness: FLOOR_THICKNESS,
  lattice: { origin: [0, 0, 0], step: [PROBE_SPACING, PROBE_SPACING, PROBE_SPACING] },
};

/** A bore as it is named in the table. */
export type BoreName = '4.5' | '3.0';

/** R3's table as it is printed: peak to peak and the greatest error, for a bore of 4.5 m and of 3.0 m. */
export const PRINTED_TABLE: Readonly<Partial<Record<FloorOwnerName, Readonly<Record<BoreName, ErrorFigures>>>>> = {
  'analytic-centreline': printed(3.372, 3.372, 3.329, 3.329),
  'segment-centreline': printed(3.387, 3.383, 3.329, 3.325),
  'nearest-floor': printed(0.029, 0.015, 0.029, 0.015),
  'strictly-below': printed(0.238, 0.224, 0.238, 0.224),
  'floor-band': printed(0.029, 0.015, 0.029, 0.015),
  'highest-below': printed(0.282, 0.224, 0.282, 0.224),
  'height-bin': printed(0.029, 0.015, 0.029, 0.015),
  'helix-turn': printed(0.03, 0.015, 0.03, 0.015),
};

function printed(wide: number, wideMax: number, narrow: number, narrowMax: number) {
  return {
    '4.5': { peakToPeak: wide, maxAbs: wideMax },
    '3.0': { peakToPeak: narrow, maxAbs: narrowMax },
  };
}

/**
 * What R3 prints of three further paths of its own, which it does not give in full: they cannot be
 * reproduced from it, and {@link furtherPathTable} has others in their place.
 */
export const PRINTED_PATHS: Readonly<
  Partial<Record<FloorOwnerName, Readonly<Record<Exclude<FurtherPath, 'pools'>, Partial<ErrorFigures>>>>>
> = {
  'height-bin': {
    straight: { peakToPeak: 0.005, maxAbs: 0.003 },
    worm: { peakToPeak: 0.03, maxAbs: 0.016 },
    cascade: { peakToPeak: 0.031, maxAbs: 0.016 },
  },
  'segment-centreline': {
    straight: { peakToPeak: 0.097 },
    worm: { peakToPeak: 0.116 },
    cascade: { peakToPeak: 0.121 },
  },
  'strictly-below': {
    straight: { peakToPeak: 0.203 },
    worm: { peakToPeak: 0.231 },
    cascade: { peakToPeak: 11.567 },
  },
};

/** A bore as it is named in the table. */
export function boreName(bore: number): BoreName {
  return bore === 3 ? '3.0' : '4.5';
}

/** R3's table, computed: every rule on the helix, at both bores. */
export function ownerTable(): Record<FloorOwnerName, Record<BoreName, ErrorFigures>> {
  const table = {} as Record<FloorOwnerName, Record<BoreName, ErrorFigures>>;
  for (const owner of FLOOR_OWNERS) table[owner] = {} as Record<BoreName, ErrorFigures>;
  for (const bore of BORES) {
    const { route, probes } = helixPath(bore);
    for (const owner of FLOOR_OWNERS) {
      table[owner][boreName(bore)] = figures(floorError([route], probes, owner, HALF_CELLS));
    }
  }
  return table;
}

/** The rules that can serve the further paths; `height-bin` is not asked where a profile is not monotone. */
const PATH_OWNERS = FLOOR_OWNERS.filter((owner) => owner !== 'helix-turn');

/** The further paths, computed. */
export function furtherPathTable(): Record<FurtherPath, Partial<Record<FloorOwnerName, ErrorFigures>>> {
  const table = {} as Record<FurtherPath, Partial<Record<FloorOwnerName, ErrorFigures>>>;
  for (const path of FURTHER_PATHS) {
    const { route, probes } = furtherPath(path);
    table[path] = {};
    for (const owner of PATH_OWNERS) {
      if (owner === 'height-bin' && path === 'pools') continue;
      table[path][owner] = figures(floorError([route], probes, owner, HALF_CELLS));
    }
  }
  return table;
}

function figures({ peakToPeak, maxAbs }: FloorError): ErrorFigures {
  return { peakToPeak, maxAbs };
}
