import type { Fields } from './fields';
import { nearName } from './nearName';

/** Names that the format keeps free for later. */
const RESERVED = ['transform', 'up', 'node', 'group', 'checks', 'seeds'];

/**
 * Warns of every field of an object that nobody reads. One that is almost a known name is taken for a
 * slip of the pen.
 * @param known the names that are read
 * @param called how the message names the object: `a mesh`
 */
export function warnOfUnknown(
  { object, path, problems, what }: Fields,
  known: readonly string[],
  called = what.toLowerCase(),
): void {
  for (const name of Object.keys(object)) {
    if (known.includes(name)) continue;
    const message = sentenceOf(name, called, known);
    problems.add({ code: 'LL150', severity: 'warning', message, path: [...path, name], name: true });
  }
}

function sentenceOf(name: string, called: string, known: readonly string[]): string {
  if (RESERVED.includes(name)) return `“${name}” is a name that the format keeps free for later; it has no effect yet.`;
  const near = nearName(name, known);
  const question = near ? ` Did you mean “${near}”?` : '';
  return `“${name}” is not a field of ${called}; it has no effect.${question}`;
}
