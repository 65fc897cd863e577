// Where things are in the repository; every script works whatever folder it is started from.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');

/** Everything that a run leaves behind goes here; git ignores it. */
export const workFolder = join(root, '.work');
