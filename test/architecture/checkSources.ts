import { posix } from 'node:path';

/** A repository's text files: their paths from its root, and what they hold. */
export type Sources = Readonly<Record<string, string>>;

/** What the stages of the core may import, beside themselves and the core's own files. */
const STAGE_IMPORTS: Readonly<Record<string, readonly string[]>> = {
  grid: [],
  spans: ['grid'],
  passages: ['grid'],
  voxelize: ['grid', 'spans', 'passages'],
  filters: ['grid', 'spans'],
  compact: ['grid', 'spans'],
  kernel: ['grid', 'spans', 'voxelize', 'compact'],
  level: ['grid', 'passages', 'spans', 'voxelize', 'compact'],
  bake: ['grid', 'passages', 'spans', 'voxelize', 'filters', 'compact', 'kernel', 'level'],
};

/** The core's own files that every stage may import; `core/index.ts` stands on top of them all. */
const CORE_FILES = ['core/errors', 'core/fault', 'core/figures', 'core/memoryMeter', 'core/steps'];
const CORE_INDEX = 'core/index';

/** Packages that a part of the core may import. */
const CORE_PACKAGES: Readonly<Record<string, readonly string[]>> = { level: ['jsonc-parser'] };

const PROGRAMS = ['core', 'threads', 'cli', 'extension', 'webview'];

/** Sources in AssemblyScript, which is no TypeScript: nobody else can import them, and they can import nothing else. */
const KERNEL = 'kernel';

/** What `extension/` may import of `webview/`. */
const SHARED_MESSAGES = 'webview/messages';

const EMPTY_NAMES = /^(utils?|helpers?|managers?|common|misc|shared)$/i;
const MAX_LINES = 300;
const SOURCE = /\.(ts|mts|mjs|cjs|js|css)$/;

/** Hosts of package registries, and paths of one machine. */
const FOREIGN = [/\bregistry\.[a-z]/i, /(^|[\s"'`(=])\/(work|home|root|Users)\/[\w.-]/m, /\b[A-Z]:\\{1,2}Users\\/];

/** Everything in the sources that breaks a rule of the folders, a sentence each. */
export function checkSources(sources: Sources): string[] {
  return Object.entries(sources).flatMap(([path, text]) => [
    ...importFaults(path, text),
    ...nameFaults(path),
    ...lengthFaults(path, text),
    ...foreignFaults(path, text),
  ]);
}

/** What a file imports: paths from the root for its own repository's files, names for packages. */
export function importsOf(path: string, text: string): string[] {
  // Not where the word itself is a text, as in ['from', 'to'].
  const imports = /(?<!['"])(?:\bfrom|\bimport|\bimport\(|\brequire\()\s*(['"])([^'"\n]+)\1/g;
  return [...text.matchAll(imports)].map(([, , name]) =>
    name.startsWith('.') ? posix.join(posix.dirname(path), name) : name,
  );
}

function importFaults(path: string, text: string): string[] {
  const program = path.split('/')[0];
  if (!SOURCE.test(path)) return [];
  return importsOf(path, text)
    .filter((imported) => !mayImport(program, path, imported))
    .map((imported) => `${path} imports ${imported}`);
}

function mayImport(program: string, path: string, imported: string): boolean {
  const [from] = imported.split('/');
  if (program === KERNEL || from === KERNEL) return program === from;
  if (!PROGRAMS.includes(program)) return true;
  const isOurs = PROGRAMS.includes(from);
  switch (program) {
    case 'core':
      return coreMayImport(path, imported);
    case 'threads':
      return imported !== 'vscode' && (!isOurs || from === 'threads' || from === 'core');
    case 'webview':
      return isOurs ? from === 'webview' || from === 'core' : imported !== 'vscode' && !imported.startsWith('node:');
    case 'extension':
      return from !== 'cli' && (from !== 'webview' || imported === SHARED_MESSAGES);
    default:
      return imported !== 'vscode' && (!isOurs || from === 'cli' || from === 'threads' || from === 'core');
  }
}

function coreMayImport(path: string, imported: string): boolean {
  const stage = stageOf(path);
  if (CORE_FILES.includes(imported)) return true;
  if (!imported.startsWith('core/')) return CORE_PACKAGES[stage ?? '']?.includes(imported) ?? false;
  const other = stageOf(imported);
  if (stage === undefined) return other !== undefined && path === `${CORE_INDEX}.ts`;
  return other === stage || (other !== undefined && (STAGE_IMPORTS[stage] ?? []).includes(other));
}

/** The folder of a file inside `core/`; undefined for the core's own files. */
function stageOf(path: string): string | undefined {
  const [, stage, file] = path.split('/');
  return file === undefined ? undefined : stage;
}

function nameFaults(path: string): string[] {
  const names = path.split('/').map((name) => name.split('.')[0]);
  const empty = names.filter((name) => EMPTY_NAMES.test(name));
  return empty.map((name) => `${path} is named “${name}”, which says nothing about what it does`);
}

function lengthFaults(path: string, text: string): string[] {
  if (!SOURCE.test(path)) return [];
  const lines = text.trimEnd().split('\n').length;
  return lines > MAX_LINES ? [`${path} has ${lines} lines, more than ${MAX_LINES}`] : [];
}

function foreignFaults(path: string, text: string): string[] {
  const found = FOREIGN.map((pattern) => pattern.exec(text)?.[0].trim()).filter((match) => match !== undefined);
  return found.map((match) => `${path} names ${match}, which is not the same everywhere`);
}
