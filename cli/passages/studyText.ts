import colours from 'picocolors';
import { STUDY_AGENT } from '../../core/bake/passages/carveTable';
import type { PassageStudy } from '../../core/bake/passages/passageStudy';
import { FLOOR_OWNERS, type FloorOwnerName } from '../../core/passages/owners/ownerNames';
import { type BoreName, PRINTED_PATHS, PRINTED_TABLE } from '../../core/passages/study/ownerTable';
import { FURTHER_PATHS, HELIX } from '../../core/passages/study/referencePaths';
import { errorCell, heading, plain, treadCells } from './figureCells';
import { type Cell, textTable } from './textTable';

const BORE_NAMES: readonly BoreName[] = ['4.5', '3.0'];

/** R3 prints whole millimetres. */
const REPRODUCED = 0.001;
/** One row is this far off, nobody knows why. */
const ANALYTIC_TOLERANCE = 0.021;

/** R3's table and what belongs to it, for people. */
export function studyText(study: PassageStudy): string {
  return [
    section('R3’s table', helixWords(), rulesTable(study), reproducedWords(study)),
    section('Further paths', PATH_WORDS, pathsTable(study), PRINTED_PATH_WORDS, printedPathsTable()),
    section('Ripple of the floor', rippleWords(study)),
    section('Carved in full', CARVE_WORDS, carveTable(study)),
    section('Why the floor is a hard cap', HARD_UNION_WORDS, hardUnionTable(study), SMOOTH_WORDS, smoothTable(study)),
  ].join('\n');
}

function section(title: string, ...parts: readonly string[]): string {
  return `${colours.bold(title)}\n${parts.join('')}`;
}

function helixWords(): string {
  const { radius, pitch, turns, controlsPerTurn } = HELIX;
  return (
    `  A helix of radius ${radius} m, pitch ${pitch} m, ${turns} turns, ${controlsPerTurn} controls a turn. ` +
    'The error is the chosen\n  floor less the exact one at 1,984 probes, in metres.\n'
  );
}

function rulesTable({ rules }: PassageStudy): string {
  const rows = FLOOR_OWNERS.flatMap((owner) =>
    BORE_NAMES.map((bore, i) => {
      const printed = PRINTED_TABLE[owner]?.[bore];
      const cells = (['peakToPeak', 'maxAbs'] as const).flatMap((figure) => {
        const here = rules[owner][bore][figure];
        return [errorCell(here), errorCell(printed?.[figure], colours.dim), differenceCell(here, printed?.[figure])];
      });
      return [plain(i === 0 ? owner : ''), plain(bore), ...cells];
    }),
  );
  const titles = ['rule', 'bore', 'peak to peak', 'R3', 'off by', 'greatest', 'R3', 'off by'];
  return textTable([titles.map(heading), ...rows]);
}

/** Here less printed: green to the millimetre, else yellow. */
function differenceCell(here: number, printed: number | undefined): Cell {
  if (printed === undefined) return plain('–');
  const paint = Math.abs(here - printed) < REPRODUCED ? colours.green : colours.yellow;
  return { text: signed(here - printed), paint };
}

function signed(metres: number): string {
  const text = Math.abs(metres).toFixed(3);
  if (Number(text) === 0) return text;
  return metres < 0 ? `−${text}` : `+${text}`;
}

function reproducedWords({ rules }: PassageStudy): string {
  const differences = (owner: FloorOwnerName) =>
    BORE_NAMES.flatMap((bore) => {
      const printed = PRINTED_TABLE[owner]?.[bore];
      if (!printed) return [];
      const { peakToPeak, maxAbs } = rules[owner][bore];
      return [Math.abs(peakToPeak - printed.peakToPeak), Math.abs(maxAbs - printed.maxAbs)];
    });
  const all = FLOOR_OWNERS.flatMap(differences);
  const exact = all.filter((difference) => difference < REPRODUCED).length;
  const isNear = differences('analytic-centreline').every((difference) => difference < ANALYTIC_TOLERANCE);
  const analytic = isNear
    ? `analytic-centreline is reproduced within ${ANALYTIC_TOLERANCE} m; the cause of that difference is unknown.`
    : `analytic-centreline is off by more than ${ANALYTIC_TOLERANCE} m.`;
  return `  ${exact} of ${all.length} figures are R3’s to the millimetre.\n  ${analytic}\n  R3 has no route-pass.\n`;
}

const PATH_WORDS = '  Peak to peak / greatest error, metres, bore 3.0 m. A dash: the rule cannot serve the path.\n';

function pathsTable({ paths }: PassageStudy): string {
  const rows = FLOOR_OWNERS.map((owner) => [
    plain(owner),
    ...FURTHER_PATHS.map((path) => {
      const found = paths[path][owner];
      return plain(found ? `${found.peakToPeak.toFixed(3)} / ${found.maxAbs.toFixed(3)}` : '–');
    }),
  ]);
  return textTable([['rule', ...FURTHER_PATHS].map(heading), ...rows]);
}

const PRINTED_PATH_WORDS =
  '\n  R3’s own three further paths are not reproducible from the document, which does not give them\n' +
  '  in full. What it prints of them:\n';

function printedPathsTable(): string {
  const own = ['straight', 'worm', 'cascade'] as const;
  const rows = FLOOR_OWNERS.flatMap((owner) => {
    const printed = PRINTED_PATHS[owner];
    if (!printed) return [];
    const cells = own.map((path) => {
      const { peakToPeak, maxAbs } = printed[path];
      const figures = [peakToPeak, maxAbs].flatMap((figure) => figure?.toFixed(3) ?? []);
      return { text: figures.join(' / '), paint: colours.dim };
    });
    return [[plain(owner), ...cells]];
  });
  return textTable([['rule', ...own].map(heading), ...rows]);
}

function rippleWords({ ripple }: PassageStudy): string {
  const { controlSpacing, period, amplitude } = ripple;
  return textTable([
    [plain('control spacing, 2 R sin(π/20)'), plain(`${controlSpacing.toFixed(4)} m`)],
    [plain('measured period, along the arc'), plain(`${period.toFixed(4)} m`)],
    [plain('measured amplitude'), plain(`${(1000 * amplitude).toFixed(2)} mm`)],
  ]);
}

const CARVE_WORDS =
  '  The helix in cells of 0.25 m, each probe at least a bore from either end. Floor and blocked are\n' +
  '  shares of the probes; blocked is under 1.5 m. Headroom is in metres, the least and the median;\n' +
  '  tens of metres are an open shaft. Tread: whether an agent of ' +
  `${STUDY_AGENT.height} rows with a climb of ${STUDY_AGENT.climb} walks\n  from the first floor to the last.\n`;

const TREAD_TITLES = ['floor', 'blocked', 'min', 'median', 'tread'];

function carveTable({ carve }: PassageStudy): string {
  const rows = FLOOR_OWNERS.flatMap((owner) =>
    BORE_NAMES.map((bore, i) => [plain(i === 0 ? owner : ''), plain(bore), ...treadCells(carve[owner][bore])]),
  );
  return textTable([['rule', 'bore', ...TREAD_TITLES].map(heading), ...rows]);
}

const HARD_UNION_WORDS =
  '  No owner, but a hard union of tubes that are each cut by their own floor: the tread is not kept.\n';

function hardUnionTable({ hardUnion }: PassageStudy): string {
  const rows = BORE_NAMES.map((bore) => [plain('hard union'), plain(bore), ...treadCells(hardUnion[bore])]);
  return textTable([['', 'bore', ...TREAD_TITLES].map(heading), ...rows]);
}

const SMOOTH_WORDS =
  '\n  A polynomial smooth union of neighbouring segments: how far it lowers a floor, beside the bound\n' +
  '  k/4, metres. The budget for a floor is 0.015 m.\n';

function smoothTable({ smoothUnion }: PassageStudy): string {
  const rows = smoothUnion.map(({ blend, bound, measured }) => [
    plain('smooth union'),
    plain(blend.toFixed(2)),
    errorCell(bound),
    errorCell(measured),
  ]);
  return textTable([['', 'blend k', 'k/4', 'measured'].map(heading), ...rows]);
}
