import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { studyText } from '../../cli/passages/studyText';
import type { PassageStudy } from '../../core/bake/passages/passageStudy';
import { FLOOR_OWNERS, type FloorOwnerName } from '../../core/passages/owners/ownerNames';
import { root } from '../../scripts/repository.mjs';
import { type Finished, useLedgelight } from './ledgelight';

const ledgelight = useLedgelight();

type Figures = [peakToPeak: number, maxAbs: number];
type Tread = { floor: number; blocked: number; headroomMin: number; headroomMedian: number; tread: boolean };

const BORES = ['4.5', '3.0'] as const;
const MILLIMETRE = 0.001;

/** R3's table as it is printed: bore 4.5 m, bore 3.0 m. */
const PRINTED: Partial<Record<FloorOwnerName, [Figures, Figures]>> = {
  'analytic-centreline': [
    [3.372, 3.372],
    [3.329, 3.329],
  ],
  'segment-centreline': [
    [3.387, 3.383],
    [3.329, 3.325],
  ],
  'nearest-floor': [
    [0.029, 0.015],
    [0.029, 0.015],
  ],
  'strictly-below': [
    [0.238, 0.224],
    [0.238, 0.224],
  ],
  'floor-band': [
    [0.029, 0.015],
    [0.029, 0.015],
  ],
  'highest-below': [
    [0.282, 0.224],
    [0.282, 0.224],
  ],
  'height-bin': [
    [0.029, 0.015],
    [0.029, 0.015],
  ],
  'helix-turn': [
    [0.03, 0.015],
    [0.03, 0.015],
  ],
};

/** The further paths as a separate implementation measured them: straight, worm, cascade, pools. */
const PATHS = ['straight', 'worm', 'cascade', 'pools'];
const SMOOTH: Figures[] = [
  [0.022, 0.011],
  [0.03, 0.015],
  [0.029, 0.015],
];
const FURTHER: Partial<Record<FloorOwnerName, Figures[]>> = {
  'segment-centreline': [
    [0.178, 0.175],
    [0.196, 0.182],
    [3.449, 3.438],
    [4.042, 4.042],
  ],
  'nearest-floor': [...SMOOTH, [0.097, 0.049]],
  'floor-band': [...SMOOTH, [0.097, 0.049]],
  'height-bin': SMOOTH,
  'strictly-below': [
    [0.237, 0.227],
    [0.259, 0.247],
    [0.259, 0.244],
    [4.041, 4.0],
  ],
  'highest-below': [
    [0.278, 0.227],
    [0.303, 0.247],
    [0.299, 0.244],
    [4.041, 4.0],
  ],
};

let finished: Finished;
let table: {
  rules: Record<string, Record<string, { peakToPeak: number; maxAbs: number }>>;
  paths: Record<string, Record<string, { peakToPeak: number; maxAbs: number }>>;
  carve: Record<string, Record<string, Tread>>;
  hardUnion: Record<string, Tread>;
  smoothUnion: { blend: number; bound: number; measured: number }[];
  ripple: { controlSpacing: number; period: number };
  printed: { rules: object };
};

// Once for all tests: it takes some seconds.
beforeAll(async () => {
  finished = await ledgelight.run('passages', '--table', '--json');
  table = JSON.parse(finished.out);
}, 120_000);

describe('ledgelight passages --table --json', () => {
  test('exits with 0, and writes nothing beside the JSON where there is no terminal', () => {
    expect(finished.code).toBe(0);
    expect(finished.err).toBe('');
  });

  test('has two figures for each rule and bore, and five for each carving', () => {
    expect(Object.keys(table.rules)).toEqual([...FLOOR_OWNERS]);
    expect(Object.keys(table.carve)).toEqual([...FLOOR_OWNERS]);
    expect(Object.keys(table.paths)).toEqual(PATHS);
    const carveFields = ['floor', 'blocked', 'headroomMin', 'headroomMedian', 'tread'];
    for (const owner of FLOOR_OWNERS) {
      for (const bore of BORES) {
        expect(Object.keys(table.rules[owner][bore])).toEqual(['peakToPeak', 'maxAbs']);
        expect(Object.keys(table.carve[owner][bore])).toEqual(carveFields);
      }
    }
  });

  test('leaves out the rules that a path cannot have', () => {
    expect(Object.keys(table.paths.worm)).toEqual(FLOOR_OWNERS.filter((owner) => owner !== 'helix-turn'));
    expect(table.paths.pools).not.toHaveProperty('height-bin');
  });

  test('reproduces 28 of R3’s 32 figures to the millimetre, and the four of analytic-centreline within 0.021 m', () => {
    const differences = Object.entries(PRINTED).flatMap(([owner, bores]) =>
      bores.flatMap(([peakToPeak, maxAbs], i) => {
        const found = table.rules[owner][BORES[i]];
        return [
          { owner, off: Math.abs(found.peakToPeak - peakToPeak) },
          { owner, off: Math.abs(found.maxAbs - maxAbs) },
        ];
      }),
    );
    expect(differences).toHaveLength(32);
    expect(differences.filter(({ off }) => off < MILLIMETRE)).toHaveLength(28);
    expect(differences.filter(({ owner, off }) => off >= MILLIMETRE && owner !== 'analytic-centreline')).toEqual([]);
    expect(Math.max(...differences.map(({ off }) => off))).toBeLessThan(0.021);
  });

  test('has what R3 prints beside it', () => {
    expect(table.printed.rules).toEqual(
      Object.fromEntries(
        Object.entries(PRINTED).map(([owner, [wide, narrow]]) => [
          owner,
          {
            '4.5': { peakToPeak: wide[0], maxAbs: wide[1] },
            '3.0': { peakToPeak: narrow[0], maxAbs: narrow[1] },
          },
        ]),
      ),
    );
  });

  test.each(Object.entries(FURTHER))('has the further paths to 3 mm for %s', (owner, figures) => {
    figures.forEach(([peakToPeak, maxAbs], i) => {
      const found = table.paths[PATHS[i]][owner];
      expect(Math.abs(found.peakToPeak - peakToPeak), PATHS[i]).toBeLessThan(0.003);
      expect(Math.abs(found.maxAbs - maxAbs), PATHS[i]).toBeLessThan(0.003);
    });
  });

  test('has the control spacing 2 R sin(π/20), and the period of the ripple within a centimetre of it', () => {
    expect(table.ripple.controlSpacing).toBeCloseTo(0.9386, 4);
    expect(Math.abs(table.ripple.period - table.ripple.controlSpacing)).toBeLessThan(0.01);
  });
});

describe.each(BORES)('R3’s helix, carved by the command line with a bore of %s m,', (bore) => {
  test('has a floor, room and a tread everywhere under route-pass', () => {
    const found = table.carve['route-pass'][bore];
    expect(found).toMatchObject({ floor: 1, blocked: 0, tread: true });
    expect(found.headroomMin).toBeGreaterThanOrEqual(2);
  });

  test('has half the pitch for headroom under nearest-floor', () => {
    expect(Math.abs(table.carve['nearest-floor'][bore].headroomMedian - 3.31 / 2)).toBeLessThan(0.25);
  });

  test('has hardly any floor and no tread under segment-centreline', () => {
    expect(table.carve['segment-centreline'][bore].floor).toBeLessThanOrEqual(0.1);
    expect(table.carve['segment-centreline'][bore].tread).toBe(false);
  });

  test('is blocked for a quarter of its way and more under floor-band', () => {
    expect(table.carve['floor-band'][bore].blocked).toBeGreaterThanOrEqual(0.25);
  });

  test('keeps no tread as a hard union', () => {
    expect(table.hardUnion[bore].tread).toBe(false);
  });
});

test('a smooth union lowers the floor by nearly a quarter of its blend, and not by more', () => {
  expect(table.smoothUnion.length).toBeGreaterThan(0);
  for (const { blend, bound, measured } of table.smoothUnion) {
    expect(bound).toBe(blend / 4);
    expect(measured).toBeLessThanOrEqual(bound);
    expect(measured).toBeGreaterThan(0.9 * bound);
  }
});

describe('docs/passages.md', () => {
  const page = readFileSync(join(root, 'docs', 'passages.md'), 'utf8');
  const percent = (share: number) => Math.round(100 * share);

  test.each(FLOOR_OWNERS)('quotes the error of %s', (owner) => {
    const figures = BORES.map((bore) => table.rules[owner][bore].peakToPeak.toFixed(3)).join(', ');
    expect(page).toMatch(new RegExp(`^\\| \`${owner}\` \\| .* \\| ${figures} \\|$`, 'm'));
  });

  test('quotes the carvings', () => {
    const [wide, narrow] = BORES.map((bore) => table.carve['floor-band'][bore]);
    const metres = (figure: 'headroomMin' | 'headroomMedian') =>
      `${wide[figure].toFixed(2)} / ${narrow[figure].toFixed(2)} m`;
    const shares = `${percent(wide.floor)} / ${percent(narrow.floor)} % | ${percent(wide.blocked)} / ${percent(narrow.blocked)} %`;
    expect(page).toContain(
      `| \`floor-band\` | ${shares} | ${metres('headroomMin')} | ${metres('headroomMedian')} | no |`,
    );
    const [wideOurs, ours] = BORES.map((bore) => table.carve['route-pass'][bore]);
    const least = `${wideOurs.headroomMin.toFixed(2)} / ${ours.headroomMin.toFixed(2)} m`;
    const median = `${wideOurs.headroomMedian.toFixed(2)} / ${ours.headroomMedian.toFixed(2)} m`;
    expect(page).toContain(`| **\`route-pass\`** | **100 %** | **0 %** | **${least}** | **${median}** | **yes** |`);
  });
});

describe('ledgelight passages --table', () => {
  // The JSON has all that the text is made from.
  const text = () => stripVTControlCharacters(studyText(table as unknown as PassageStudy));

  test('prints each figure beside R3’s and says by how much it is off', () => {
    expect(text()).toMatch(/analytic-centreline +4\.5 +3\.356 +3\.372 +−0\.016 +3\.356 +3\.372 +−0\.016\n/);
    expect(text()).toMatch(/segment-centreline +4\.5 +3\.387 +3\.387 +0\.000 +3\.383 +3\.383 +0\.000\n/);
    expect(text()).toMatch(/route-pass +4\.5 +0\.029 +– +– +0\.015 +– +–\n/);
    expect(text()).toContain('28 of 32 figures are R3’s to the millimetre.');
    expect(text()).toContain(
      'analytic-centreline is reproduced within 0.021 m; the cause of that difference is unknown.',
    );
  });

  test('says so when a figure is not R3’s', () => {
    const { rules } = table;
    const off = {
      ...rules,
      'analytic-centreline': { ...rules['analytic-centreline'], '3.0': { peakToPeak: 3.3, maxAbs: 3.3 } },
      'height-bin': { ...rules['height-bin'], '3.0': { peakToPeak: 0.031, maxAbs: 0.015 } },
    };
    const told = stripVTControlCharacters(studyText({ ...table, rules: off } as unknown as PassageStudy));
    expect(told).toContain('27 of 32 figures are R3’s to the millimetre.');
    expect(told).toContain('analytic-centreline is off by more than 0.021 m.');
    expect(told).toMatch(/\n +3\.0 +0\.031 +0\.029 +\+0\.002 /);
  });

  test('marks R3’s own further paths as not reproducible', () => {
    expect(text()).toContain('R3’s own three further paths are not reproducible from the document');
    expect(text()).toMatch(/strictly-below +0\.203 +0\.231 +11\.567\n/);
  });

  test('prints the carvings in percent and metres', () => {
    expect(text()).toMatch(/route-pass +4\.5 +100 % +0 % +2\.16 +3\.06 +yes\n/);
    expect(text()).toMatch(/hard union +3\.0 +5 % +0 % +45\.\d\d +45\.\d\d +no\n/);
    expect(text()).toMatch(/smooth union +0\.06 +0\.015 +0\.015\n/);
  });

  test('fits into 100 columns', () => {
    const tooLong = text()
      .split('\n')
      .filter((line) => line.length > 100);
    expect(tooLong).toEqual([]);
  });
});
