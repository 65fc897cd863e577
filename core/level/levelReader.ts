import type { ConvexVolume } from '../compact/convexVolume';
import { Fields } from './fields';
import { readFrame } from './gridReader';
import { readHeightGrid } from './heightGridReader';
import type { ItemReading, TrianglePlace } from './itemReading';
import { parseJson } from './jsonText';
import type { Level } from './level';
import type { LevelFiles } from './levelFiles';
import { readMesh } from './meshReader';
import { ProblemList } from './problemList';
import { readSettings, readSettingsFile } from './settingsReader';
import { HUMANOID, type SpanSettings } from './spanSettings';
import { readVolume } from './volumeReader';
import { readVoxels } from './voxelsReader';

/** The version of the level format that is read. */
const FORMAT_VERSION = 1;

/** A level as it was read. */
export interface LevelReading {
  /** For the first agent; absent when anything was refused. */
  readonly level?: Level;
  /** What was found, a list for each file: the level's own first. */
  readonly problems: readonly [ProblemList, ...ProblemList[]];
  /** How messages name an item: by its id, or by its number in the level. */
  nameOf(item: number): string;
  /** Where a triangle of the level's geometry stands in its text. */
  placeOf(item: number, triangle: number): TrianglePlace;
}

/**
 * Reads a level: its JSON by one walk over its values, and the settings and meshes it refers to.
 * Everything that the documents refuse is reported, not only the first; nothing is thrown.
 * @param settingsFile a settings file to use instead of what the level says
 */
export async function readLevel(text: string, files: LevelFiles, settingsFile?: string): Promise<LevelReading> {
  const problems = new ProblemList('', text);
  const lists: [ProblemList, ...ProblemList[]] = [problems];
  const refused: LevelReading = { problems: lists, nameOf: String, placeOf: () => ({ path: [] }) };
  const value = parseJson(problems);
  if (problems.errors > 0) return refused;
  const fields = Fields.of(value, [], problems, 'A level');
  if (!fields || !readVersion(fields)) return refused;

  const name = fields.has('name') ? fields.text('name') : '';
  const agents = settingsFile
    ? await readSettingsFile(settingsFile, { problems, path: [] }, files, lists).then((agent) => agent && [agent])
    : await readAgents(fields, files, lists);
  const items = await readGeometry(fields, files);
  const volumes = readVolumes(fields);
  const geometry = items?.map(({ item }) => item);
  const settings = agents?.[0];
  const frame = settings && readFrame(fields, settings, geometry);
  if (name === undefined || !frame || !geometry || !items || lists.some(({ errors }) => errors > 0)) return refused;
  return {
    problems: lists,
    level: { name, settings, frame, geometry, volumes },
    nameOf: (item) => nameOfItem(value, item),
    placeOf: (item, triangle) => items[item].placeOf(triangle),
  };
}

/** “tower” for an item with that id, `item 3` for one without. */
function nameOfItem(level: unknown, item: number): string {
  const { id } = (level as { geometry: { id?: string }[] }).geometry[item];
  return id ? `“${id}”` : `item ${item}`;
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

/** The agents of `settings`: a file's path, the settings themselves, or a list of either. */
async function readAgents(
  fields: Fields,
  files: LevelFiles,
  lists: ProblemList[],
): Promise<readonly SpanSettings[] | undefined> {
  const { problems } = fields;
  if (!fields.has('settings')) return [HUMANOID];
  const given = fields.object.settings;
  const path = fields.pathOf('settings');
  if (!Array.isArray(given)) return agentOf(given, path).then((agent) => agent && [agent]);
  if (given.length === 0) {
    const message = 'The list of agents is empty; leave “settings” out for a Humanoid.';
    problems.add({ code: 'LL103', severity: 'error', message, path });
    return undefined;
  }
  const agents: SpanSettings[] = [];
  for (let i = 0; i < given.length; i++) {
    const agent = await agentOf(given[i], [...path, i]);
    if (agent) agents.push(agent);
  }
  return agents.length === given.length ? agents : undefined;

  async function agentOf(value: unknown, at: readonly (string | number)[]): Promise<SpanSettings | undefined> {
    if (typeof value === 'string') return readSettingsFile(value, { problems, path: at }, files, lists);
    const settings = Fields.of(value, at, problems, 'Settings');
    return settings && readSettings(settings);
  }
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
> = { mesh: readMesh, heightGrid: readHeightGrid, voxels: readVoxels };

function readVolumes(level: Fields): ConvexVolume[] {
  if (!level.has('volumes')) return [];
  return level.eachFields('volumes', 'A volume')?.flatMap((fields) => readVolume(fields) ?? []) ?? [];
}
