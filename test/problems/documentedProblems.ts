// What docs/problems.md says of each code, taken out of its text.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/repository.mjs';

/** A section of the page. */
export interface DocumentedProblem {
  code: string;
  severity: string;
  /** Levels: the first has the problem, the second has not. */
  examples: string[];
  /** What is marked in the first, if the page says so. */
  marked: string | undefined;
  /** Files beside the examples, by name. */
  files: Record<string, string>;
}

const BLOCK = /^```(\w+)(?: (\S+))?\n([\s\S]*?)^```$/gm;

/** All sections, in the order of the page. */
export function documentedProblems(): DocumentedProblem[] {
  const page = readFileSync(join(root, 'docs/problems.md'), 'utf8').replaceAll('\r\n', '\n');
  return page
    .split(/^## (?=LL\d{3} )/m)
    .slice(1)
    .map((section) => {
      const blocks = [...section.matchAll(BLOCK)];
      return {
        code: section.slice(0, 5),
        severity: /^\*(Error|Warning|Hint)\.\*/m.exec(section)?.[1].toLowerCase() ?? 'none',
        examples: blocks.filter(([, kind, name]) => kind === 'json' && !name).map(([, , , text]) => text),
        marked: /^It is marked at `([^`]+)`/m.exec(section)?.[1],
        files: Object.fromEntries(blocks.filter(([, , name]) => name).map(([, , name, text]) => [name, text])),
      };
    });
}
