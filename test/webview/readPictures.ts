// Pictures as the view reads them, from levels and from columns of random spans.
import { bake } from '../../core/bake/bake';
import { readDetailPacket } from '../../core/bake/detailPacket';
import { markEroded } from '../../core/bake/markEroded';
import { packDetails } from '../../core/bake/packDetails';
import { packSpans } from '../../core/bake/packSpans';
import { readSpanPacket } from '../../core/bake/spanPacket';
import { buildCompactHeightfield, type CompactHeightfield } from '../../core/compact/compactHeightfield';
import { erodeWalkableArea } from '../../core/compact/erosion';
import { filterSpans } from '../../core/filters/spanPipeline';
import type { LevelFiles } from '../../core/level/levelFiles';
import { readLevel } from '../../core/level/levelReader';
import { columnCount } from '../../core/spans/solidHeightfield';
import { SpanState } from '../../core/spans/spanState';
import type { VolumeOutline } from '../../webview/messages';
import type { ReadPicture } from '../../webview/selection/spanFacts';
import { solidField } from '../core/heightfields';
import type { Random } from '../core/random';
import { randomColumn } from '../core/randomColumn';

const noFiles: LevelFiles = { text: () => Promise.reject(new Error('there are no other files here')) };

interface Agent {
  readonly height: number;
  readonly climb: number;
  readonly radius: number;
}

export interface BakedPicture {
  readonly picture: ReadPicture;
  readonly compact: CompactHeightfield;
}

function pictureOf(
  solid: Parameters<typeof packSpans>[0],
  compact: CompactHeightfield,
  agent: Agent,
  volumes: readonly VolumeOutline[],
): BakedPicture {
  const packet = readSpanPacket(packSpans(solid, compact));
  const walkableCells = compact.area.filter((area) => area !== 0).length;
  const summary = {
    level: 'Test',
    agent: 'Humanoid',
    agents: ['Humanoid'],
    spans: packet.x.length,
    walkableCells,
    walkableSquareMetres: walkableCells * packet.cellSize ** 2,
    milliseconds: 1,
    settings: { ...agent, maxSlopeDegrees: 45 },
  };
  const details = readDetailPacket(packDetails(solid, compact));
  return { picture: { packet, summary, volumes, details }, compact };
}

/** The picture of a level for its first agent. */
export async function pictureOfLevel(text: string): Promise<BakedPicture> {
  const { levels } = await readLevel(text, noFiles);
  const [level] = levels;
  const { solid, compact } = bake(level);
  const volumes = level.volumes.map((volume, index) => ({ ...volume, index }));
  return pictureOf(solid, compact, level.settings, volumes);
}

/** A picture of a few random columns, filtered and eroded for a random agent. */
export function randomPicture(random: Random): BakedPicture {
  const width = random.whole(1, 6);
  const columns = Array.from({ length: random.whole(1, 6) }, () =>
    Array.from({ length: width }, () => randomColumn(random, 0.8)),
  );
  const agent = { height: random.whole(1, 6), climb: random.whole(0, 4), radius: random.whole(0, 2) };
  const solid = solidField(columns);
  solid.area.forEach((area, i) => {
    solid.state[i] = area === 0 ? SpanState.Solid : SpanState.Walkable;
  });
  filterSpans(solid, agent.height, agent.climb);
  const compact = buildCompactHeightfield(solid, agent.height, agent.climb);
  erodeWalkableArea(compact, agent.radius);
  markEroded(solid, compact, 0, columnCount(solid.frame));
  return pictureOf(solid, compact, agent, []);
}
