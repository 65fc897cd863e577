// Prints the hash of every stage of every golden level, through the built command line: once from the kernel, once from
// plain TypeScript. Two systems agree exactly when they print the same.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './repository.mjs';
import { runCommand } from './runCommand.mjs';

const folder = join(root, 'test', 'golden');
const levels = readdirSync(folder).filter((name) => name.endsWith('.level.json'));

for (const name of levels.sort()) {
  for (const way of ['auto', 'typescript']) {
    const words = ['bake', join(folder, name), '--hash', '--quiet', '--kernel', way];
    const printed = await runCommand(process.execPath, ['dist/cli.js', ...words]);
    for (const line of printed.split('\n')) {
      if (/^[0-9a-f]{64} /.test(line)) console.log(`${name}  ${line}  ${way}`);
    }
  }
}
