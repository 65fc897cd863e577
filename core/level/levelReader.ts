import type { ConvexVolume } from '../compact/convexVolume';
import type { HeightfieldFrame } from '../grid/frame';
import { addForAgents } from './agentFindings';
import { readAgents, settingsInLevel } from './agentsReader';
import { warnOfDuplicateIds } from './duplicateIds';
import { Fields } from './fields';
import { readFrame } from './gridReader';
import { readHeightGrid } from './heightGridReader';
import type { ItemReading, TrianglePlace } from './itemReading';
import type { GeometryItem, Level } from './level';
import type { LevelFiles } from './levelFiles';
import { type LevelSource, openSource } from './levelFormat';
import { readMesh } from './meshReader';
import { ProblemList } from './problemList';
import { readRock } from './rockReader';
import { readSettingsFile } from './settingsReader';
import { SHAPE_READERS } from './shapes/shapeReader';
import type { SpanSettings } from './spanSettings';
import { warnOfUnknown } from './unknownFields';
import { readVolume } from './volumeReader';
import { readVoxels } from './voxelsReader';

/** All that is read; editors read `$schema`. */
const FIELDS = ['$schema', 'version', 'name', 'settings', 'bounds', 'grid', 'geometry', 'volumes'];

/** The version of the level format that is read. */
const FORMAT_VERSION = 1;

/** A level as it was read. */
export interface LevelReading {
  /** The level for each agent, in the order of its settings; none when anything was refused. */
  readonly levels: readonly Level[];
  /** What was found, a list for each file: the level's own first. */
  readonly problems: readonly [ProblemList, ...ProblemList[]];
  /** How messages name an item: by its id, or by its number in the level. */
  nameOf(item: number): string;
  /** Where a triangle of the level's geometry (of voxels: a column; of rock: a passage) stands in its text. */
  placeOf(item: number, triangle: number): TrianglePlace;
  /** Whether a field of an item is written in the level. */
  writes(item: number, field: string): boolean;
}

/**
 * Reads a level: its JSON by one walk over its values, and the settings and meshes it refers to.
 * Everything that the documents refuse is reported, not only the first; nothing is thrown.
 * @param settingsFile a settings file to use instead of what the level says
 */
export async function readLevel(source: LevelSource, files: LevelFiles, settingsFile?: string): Promise<LevelReading> {
  const { problems, value } = openSource(source);
  const lists: [ProblemList, ...ProblemList[]] = [problems];
  const nowhere = { nameOf: String, placeOf: () => ({ path: [] }), writes: () => false };
  const refused: LevelReading = { levels: [], problems: lists, ...nowhere };
  if (value === undefined) return refused;
  const fields = Fields.of(value, [], problems, 'A level');
  if (!fields || !readVersion(fields)) return refused;

  warnOfUnknown(fields, FIELDS);
  warnOfDuplicateIds(fields);
  const name = fields.has('name') ? fields.text('name') : '';
  const agents = settingsFile
    ? await readSettingsFile(settingsFile, { problems, path: [] }, files, lists).then((agent) => agent && [agent])
    : await readAgents(fields, files, lists);
  const items = await readGeometry(fields, files);
  const volumes = readVolumes(fields);
  const geometry = items?.map(({ item }) => item);
  const frames = agents && readFrames(fields, agents, settingsFile === undefined, geometry);
  if (name === undefined || !frames || !geometry || !items || lists.some(({ errors }) => errors > 0)) return refused;
  return {
    levels: agents.map((settings, i) => ({ name, settings, frame: frames[i], geometry, volumes })),
    problems: lists,
    nameOf: (item) => nameOfItem(value, item),
    placeOf: (item, triangle) => items[item].placeOf(triangle),
    writes: (item, field) => Object.hasOwn(writtenItem(value, item), field),
  };
}

/** “tower” for an item with that id, `item 3` for one without. */
function nameOfItem(level: unknown, item: number): string {
  const { id } = writtenItem(level, item);
  return id ? `“${id}”` : `item ${item}`;
}

/** An item as it is written in a level that was read. */
function writtenItem(level: unknown, item: number): { readonly id?: string } {
  return (level as { geometry: { id?: string }[] }).geometry[item];
}

/** Whether the level is of a version that is read here; without one it is. */
function readVersion(fields: Fields): boolean {
  if (!fields.has('version')) return true;
  const version = fields.whole('version');
  if (version === undefined || version === FORMAT_VERSION) return version !== undefined;
  const message =
    version > FORMAT_VERSION
      ? `This level is of version ${version}, newer than version ${FORMAT_VERSION} that this Ledgelight reads: update the extension.`
      : `There is no version ${version} of the level format; the first is ${FORMAT_VERSION}.`;
  fields.problems.add({ code: 'LL104', severity: 'error', message, path: fields.pathOf('version') });
  return false;
}

/**
 * The grid that each agent is baked on. Agents share what is wrong with it, unless their cells differ.
 * @param own whether the agents are those of the level
 */
function readFrames(
  level: Fields,
  agents: readonly SpanSettings[],
  own: boolean,
  geometry: readonly GeometryItem[] | undefined,
): readonly HeightfieldFrame[] | undefined {
  const found = agents.map(({ name }) => ({ agent: name, problems: new ProblemList('', level.problems.text) }));
  const frames = agents.flatMap((agent, i) => {
    const settings = own ? settingsInLevel(level, i) : undefined;
    return readFrame(level.reportingTo(found[i].problems), agent, settings, geometry) ?? [];
  });
  addForAgents(level.problems, found);
  return frames.length === agents.length ? frames : undefined;
}

/** Reads every item of `geometry`; undefined when one of them could not be read. */
async function readGeometry(level: Fields, files: LevelFiles): Promise<ItemReading[] | undefined> {
  const given = level.eachFields('geometry', 'An item of geometry');
  if (!given) return undefined;
  const items: ItemReading[] = [];
  for (const fields of given) {
    const item = await readItem(fields, files);
    if (item) items.push(item);
  }
  return items.length === level.list('geometry')?.length ? items : undefined;
}

async function readItem(fields: Fields, files: LevelFiles): Promise<ItemReading | undefined> {
  const type = fields.text('type');
  if (type === undefined) return undefined;
  if (fields.has('id')) fields.text('id');
  const read = Object.hasOwn(READERS, type) ? READERS[type] : undefined;
  if (!read) {
    const message = `“${type}” is not a type of geometry that is read: use ${Object.keys(READERS).join(', ')}.`;
    fields.problems.add({ code: 'LL106', severity: 'error', message, path: fields.pathOf('type') });
    return undefined;
  }
  if (type !== 'mesh' && fields.has('source')) {
    const message = `Only a mesh is read from a “source”; write the data of ${type} into the level.`;
    fields.problems.add({ code: 'LL109', severity: 'error', message, path: fields.pathOf('source'), name: true });
    return undefined;
  }
  return read(fields, files);
}

const READERS: Readonly<
  Record<string, (fields: Fields, files: LevelFiles) => Promise<ItemReading | undefined> | ItemReading | undefined>
> = { mesh: readMesh, heightGrid: readHeightGrid, voxels: readVoxels, rock: readRock, ...SHAPE_READERS };

function readVolumes(level: Fields): ConvexVolume[] {
  if (!level.has('volumes')) return [];
  return level.eachFields('volumes', 'A volume')?.flatMap((fields) => readVolume(fields) ?? []) ?? [];
}
