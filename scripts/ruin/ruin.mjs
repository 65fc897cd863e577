// A ruined chapel for samples/ruin.level.json: x from 0 to 27 m, z from 0 to 21 m, on ground at y = 0.
import { arch, column, fallenColumn, rubble, steps, wall } from './masonry.mjs';
import { Stones } from './stones.mjs';

/** The ruin as the text of a Wavefront OBJ file. The same on every run and every machine. */
export function ruinObj() {
  const stones = new Stones(1207);
  stones.part('west-front');
  const gate = (/** @type {number} */ z, /** @type {number} */ y) =>
    z > 9 && z < 12 && (y < 2 || (z - 10.5) ** 2 + (y - 2) ** 2 < 2.1 ** 2);
  wall(stones, {
    along: 'z',
    from: 4.5,
    to: 16.5,
    at: 4.5,
    thickness: 0.9,
    isOpen: gate,
    heightAt: (z) => 5.4 - 0.75 * Math.abs(z - 9.5) + (z > 15 ? 1.5 : 0),
  });
  arch(stones, {
    along: 'z',
    middle: 10.5,
    at: 4.5,
    spring: 2,
    inner: 1.5,
    outer: 2.1,
    thickness: 0.9,
    wedges: 9,
  });

  stones.part('north-wall');
  wall(stones, {
    along: 'x',
    from: 5,
    to: 22,
    at: 4.5,
    thickness: 0.9,
    heightAt: (x) => 4.2 - 0.9 * Math.abs(((x + 2) % 6) - 3) + (x > 17 ? -1.2 : 0),
  });

  stones.part('south-wall');
  wall(stones, {
    along: 'x',
    from: 5,
    to: 22,
    at: 16.5,
    thickness: 0.9,
    heightAt: (x) => (x > 9 && x < 13.5 ? 0 : 1.5 - 0.06 * (x - 5)),
  });

  stones.part('east-end');
  wall(stones, { along: 'z', from: 5, to: 16, at: 22.5, thickness: 0.9, heightAt: (z) => 2.6 - 0.22 * (z - 5) });

  stones.part('columns');
  const heights = { 7.65: [3.3, 3.3, 3.3, 2.1], 13.35: [1.5, 3.3, 3.3, 0.9] };
  for (const [z, row] of Object.entries(heights)) {
    row.forEach((height, i) => {
      column(stones, 8.1 + 3 * i, Number(z), height);
    });
  }
  const arcade = { along: /** @type {const} */ ('x'), spring: 3.3, inner: 1.05, outer: 1.6, thickness: 0.8, wedges: 7 };
  arch(stones, { ...arcade, middle: 9.6, at: 7.65 });
  arch(stones, { ...arcade, middle: 12.6, at: 7.65, missing: [0, 1, 2] });
  arch(stones, { ...arcade, middle: 12.6, at: 13.35 });
  fallenColumn(stones, 9, 11.2, 4);

  stones.part('choir');
  steps(stones, { from: 17.4, to: 18.6, z0: 8, z1: 13, height: 1.2, count: 3 });
  stones.block([18.62, 0, 6.3], [21.9, 1.2, 14.7]);
  stones.block([20.1, 1.21, 9.3], [21, 2.1, 11.7]);

  stones.part('rampart');
  wall(stones, {
    along: 'x',
    from: 6,
    to: 16,
    at: 1.8,
    thickness: 2.4,
    heightAt: (x) => (x < 14 ? 2.75 : 2.75 - 1.3 * (x - 14)),
  });
  steps(stones, { from: 2.4, to: 6, z0: 0.9, z1: 2.7, height: 2, count: 5 });

  stones.part('rubble');
  rubble(stones, 17.4, 2.2, 2.6, 70, 0.7);
  rubble(stones, 11.2, 17.4, 2.8, 60, 0.6);
  rubble(stones, 17.4, 13.2, 1.6, 40);
  rubble(stones, 8.4, 14.6, 1.8, 35);
  rubble(stones, 3, 14.8, 2.2, 40, 0.6);
  rubble(stones, 24.3, 14, 2.2, 40);
  rubble(stones, 14.6, 10.4, 2.6, 25, 0.4);
  const head = `# A ruined chapel of ${stones.triangles} triangles, for ruin.level.json.\n# Made by scripts/makeRuin.mjs; change that, not this.\n`;
  return head + stones.text();
}
