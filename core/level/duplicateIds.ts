import { Fields } from './fields';
import type { JsonPath } from './problem';

/**
 * Warns of ids that occur twice: in a level, among its items and volumes together, and in a rock, among
 * its passages. Messages and tools find a thing by its id. Marked at the second, with the first beside it.
 */
export function warnOfDuplicateIds(level: Fields): void {
  warnInLists(level, ['geometry', 'volumes'], 'each item and volume has one of its own');
  const { geometry } = level.object;
  if (!Array.isArray(geometry)) return;
  geometry.forEach((item: unknown, i) => {
    if (!isObject(item) || item.type !== 'rock') return;
    const rock = new Fields(item, [...level.pathOf('geometry'), i], level.problems, 'A rock');
    warnInLists(rock, ['passages'], 'each passage of a rock has one of its own');
  });
}

function warnInLists({ object, path, problems }: Fields, lists: readonly string[], rule: string): void {
  const firsts = new Map<string, JsonPath>();
  for (const list of lists) {
    const things: unknown = Object.hasOwn(object, list) ? object[list] : [];
    if (!Array.isArray(things)) continue;
    things.forEach((thing: unknown, i) => {
      const id = idOf(thing);
      if (id === undefined) return;
      const place = [...path, list, i, 'id'];
      const first = firsts.get(id);
      if (!first) {
        firsts.set(id, place);
        return;
      }
      const message = `The id “${id}” occurs twice; ${rule}.`;
      const related = [{ message: `The first “${id}”.`, path: first }];
      problems.add({ code: 'LL151', severity: 'warning', message, path: place, related });
    });
  }
}

function idOf(thing: unknown): string | undefined {
  if (!isObject(thing) || !Object.hasOwn(thing, 'id')) return undefined;
  const { id } = thing;
  return typeof id === 'string' ? id : undefined;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
