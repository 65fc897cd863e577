// Makes the drawings of docs/passages.md, from what the core carves.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadPassageCore } from './pictures/core.mjs';
import { cutDrawing } from './pictures/passageCut.mjs';
import { closestDrawing, tubeDrawing } from './pictures/passageTube.mjs';
import { wayDrawing } from './pictures/passageWay.mjs';
import { root } from './repository.mjs';

const core = await loadPassageCore();
const drawings = {
  tube: tubeDrawing(),
  closest: closestDrawing(),
  cut: cutDrawing(core),
  way: wayDrawing(core),
};
for (const [name, svg] of Object.entries(drawings)) {
  const path = join(root, 'docs', 'pictures', `passages-${name}.svg`);
  writeFileSync(path, svg);
  console.log(`${path}: ${(svg.length / 1024).toFixed(0)} KB`);
}
