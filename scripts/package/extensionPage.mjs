// The README as the extension's page in the editor can show it. That page loads pictures from the network or out of its
// own text, never from a file; it knows no choice of pictures; and there is no folder that its links could lead to.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const choice = /<picture>\s*(?:<source[^>]*>\s*)*(<img[^>]*>)\s*<\/picture>/g;
const source = /src="([^":]+\.png)"/g;
const relativeLink = /(?<!!)\[([^\]]+)\]\((?![a-z]+:|#)[^)]*\)/g;

/**
 * @param {string} readme
 * @param {string} folder that its pictures are relative to
 */
export function extensionPage(readme, folder) {
  return readme
    .replace(choice, '$1')
    .replace(source, (_, file) => `src="data:image/png;base64,${readFileSync(join(folder, file), 'base64')}"`)
    .replace(relativeLink, '$1');
}
