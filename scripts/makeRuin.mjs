// Writes samples/ruin.obj, a mesh of several thousand triangles to try things on.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './repository.mjs';
import { ruinObj } from './ruin/ruin.mjs';

const path = join(root, 'samples', 'ruin.obj');
writeFileSync(path, ruinObj());
console.log(`${path} is written.`);
