import type { Level } from '../../level/level';
import type { LevelReading } from '../../level/levelReader';
import type { ProblemList } from '../../level/problemList';
import { blockCells, blockColumns } from '../../passages/rockBlock';

/** Warns of rocks that lie wholly or partly outside the grid. */
export function warnOfRocksOutside({ nameOf }: LevelReading, { geometry, frame }: Level, problems: ProblemList): void {
  geometry.forEach((given, item) => {
    if (given.type !== 'rock') return;
    const { offset, size } = given.block;
    const grid = [frame.width, frame.height, frame.depth];
    const beyond = grid.flatMap((cells, axis) => {
      const below = Math.max(0, -offset[axis]);
      const above = Math.max(0, offset[axis] + size[axis] - cells);
      const unit = axis === 1 ? 'rows' : 'cells';
      return below + above > 0 ? [`${below + above} ${unit} along ${'xyz'[axis]}`] : [];
    });
    if (beyond.length === 0) return;
    const isOutside = blockColumns(blockCells(given.block, frame)) === 0;
    const how = isOutside ? 'lies wholly outside the grid' : `reaches out of the grid, by ${beyond.join(', ')}`;
    const message = `The block of ${nameOf(item)} ${how}. What is outside is dropped.`;
    const field = isOutside || offset.some((cells) => cells < 0) ? 'offset' : 'size';
    problems.add({ code: 'LL251', severity: 'warning', message, path: ['geometry', item, field] });
  });
}
