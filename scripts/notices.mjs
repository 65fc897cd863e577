// The licences of the packages that a build has bundled, as one text: whoever hands on the programs hands on these.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './repository.mjs';

const LICENCE_FILE = /^(licen[cs]e|notice|copying)([-.][\w.-]*)?$/i;

/**
 * @param {readonly import('esbuild').Metafile[]} metafiles of all bundles
 * @returns {string}
 */
export function noticesOf(metafiles) {
  const inputs = metafiles.flatMap(({ inputs }) => Object.keys(inputs));
  const folders = new Set(inputs.flatMap((input) => packageFolder(input) ?? []));
  const notices = [...folders].sort().map(noticeOf);
  return `Ledgelight contains the following packages, each under its own licence.\n${notices.join('')}`;
}

/**
 * The folder of the package that a bundled file belongs to, from the root of the repository.
 * @param {string} input
 */
function packageFolder(input) {
  return /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(input)?.[0];
}

/** @param {string} folder */
function noticeOf(folder) {
  const path = join(root, folder);
  const { name, version, license, author } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'));
  const files = readdirSync(path).filter((file) => LICENCE_FILE.test(file));
  const texts = files.map((file) => readFileSync(join(path, file), 'utf8').trim());
  if (texts.length === 0) texts.push(`By ${author?.name ?? author}. The package brings no text of its licence.`);
  return `\n${'='.repeat(80)}\n${name} ${version} (${license})\n\n${texts.join('\n\n')}\n`;
}
