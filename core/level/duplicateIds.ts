import type { Fields } from './fields';
import type { JsonPath } from './problem';

/**
 * Warns of ids that occur twice in a level, among its items and volumes together: messages and tools
 * find a thing by its id. Marked at the second, with the first beside it.
 */
export function warnOfDuplicateIds({ object, path, problems }: Fields): void {
  const firsts = new Map<string, JsonPath>();
  for (const list of ['geometry', 'volumes']) {
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
      const message = `The id “${id}” occurs twice; each item and volume has one of its own.`;
      const related = [{ message: `The first “${id}”.`, path: first }];
      problems.add({ code: 'LL151', severity: 'warning', message, path: place, related });
    });
  }
}

function idOf(thing: unknown): string | undefined {
  if (typeof thing !== 'object' || thing === null || !Object.hasOwn(thing, 'id')) return undefined;
  const { id } = thing as { id: unknown };
  return typeof id === 'string' ? id : undefined;
}
