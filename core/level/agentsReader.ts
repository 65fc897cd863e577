import { Fields } from './fields';
import type { LevelFiles } from './levelFiles';
import type { FindingPlace, JsonPath } from './problem';
import type { ProblemList } from './problemList';
import { readSettings, readSettingsFile } from './settingsReader';
import { HUMANOID, type SpanSettings } from './spanSettings';

/**
 * Reads the agents of a level's `settings`: a settings file's path, the settings themselves, or a
 * list of either; without them, a Humanoid.
 * @param lists takes what is found in settings files, a list for each
 * @returns one or more, each with a name of its own; undefined when anything was reported
 */
export async function readAgents(
  level: Fields,
  files: LevelFiles,
  lists: ProblemList[],
): Promise<readonly SpanSettings[] | undefined> {
  const { problems } = level;
  if (!level.has('settings')) return [HUMANOID];
  const given = level.object.settings;
  const path = level.pathOf('settings');
  if (!Array.isArray(given)) return agentOf(given, path).then((agent) => agent && [agent]);
  if (given.length === 0) {
    const message = 'The list of agents is empty; leave “settings” out for a Humanoid.';
    problems.add({ code: 'LL103', severity: 'error', message, path });
    return undefined;
  }
  const before = problems.errors;
  const agents: SpanSettings[] = [];
  const firsts = new Map<string, FindingPlace>();
  for (let i = 0; i < given.length; i++) {
    const agent = await agentOf(given[i], [...path, i]);
    if (!agent) continue;
    agents.push(agent);
    const place = placeOfName(given[i], [...path, i]);
    const first = firsts.get(agent.name);
    if (first) reportSecond(agent.name, place, first);
    else firsts.set(agent.name, place);
  }
  return agents.length === given.length && problems.errors === before ? agents : undefined;

  async function agentOf(value: unknown, at: JsonPath): Promise<SpanSettings | undefined> {
    if (typeof value === 'string') return readSettingsFile(value, { problems, path: at }, files, lists);
    const settings = Fields.of(value, at, problems, 'Settings');
    return settings && readSettings(settings);
  }

  /** Two agents of one name could not be told apart, in a list or as a folder of dumps. */
  function reportSecond(name: string, place: FindingPlace, first: FindingPlace): void {
    const message = `Two agents are called “${name}”; give each a “name” of its own.`;
    const related = [{ message: `The first “${name}”.`, ...first }];
    problems.add({ code: 'LL308', severity: 'error', message, ...place, related });
  }
}

/** The settings of an agent, by its place among the level's agents, where they stand in the level itself. */
export function settingsInLevel(level: Fields, agent: number): Fields | undefined {
  const given = level.has('settings') ? level.object.settings : undefined;
  const [own, path] = Array.isArray(given)
    ? [given[agent], [...level.pathOf('settings'), agent]]
    : [given, level.pathOf('settings')];
  return typeof own === 'object' ? Fields.of(own, path, level.problems, 'Settings') : undefined;
}

/** What in the list gives an agent its name: its own `name`, its settings file, or that it has neither. */
function placeOfName(value: unknown, path: JsonPath): FindingPlace {
  if (typeof value === 'string') return { path };
  return Object.hasOwn(value as object, 'name') ? { path: [...path, 'name'] } : { path, name: true };
}
