import { type Edit, findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import type { FloorOwnerName } from '../passages/owners/ownerNames';

/**
 * The edits, all of the same text, after which every rock of a level is carved by a rule: its name takes
 * the place of another, or a field is added before the passages. Nothing else in the text changes.
 */
export function floorOwnerEdits(text: string, rule: FloorOwnerName): Edit[] {
  const tree = parseTree(text);
  const geometry = tree && findNodeAtLocation(tree, ['geometry']);
  if (geometry?.type !== 'array') return [];
  return (geometry.children ?? []).flatMap((item): Edit[] => {
    if (findNodeAtLocation(item, ['type'])?.value !== 'rock') return [];
    const written = findNodeAtLocation(item, ['floorOwner']);
    if (!written) return [insertion(text, item, rule)];
    if (written.value === rule) return [];
    return [{ offset: written.offset, length: written.length, content: JSON.stringify(rule) }];
  });
}

/** Adds the field before the passages, or else at the begin, with the same space around it as its neighbour has. */
function insertion(text: string, item: Node, rule: FloorOwnerName): Edit {
  const fields = item.children ?? [];
  const passages = fields.findIndex(({ children }) => children?.[0].value === 'passages');
  const next = fields[Math.max(passages, 0)];
  const before = fields[passages - 1];
  const space = before ? /\s*$/.exec(text.slice(before.offset + before.length, next.offset))?.[0] : ' ';
  const colon = space === '' ? ':' : ': ';
  return { offset: next.offset, length: 0, content: `"floorOwner"${colon}${JSON.stringify(rule)},${space}` };
}
