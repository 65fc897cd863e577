// The level that `npm start` bakes and opens.
import { join } from 'node:path';
import { root } from '../repository.mjs';

export const sampleFolder = join(root, 'samples');
export const sampleFile = join(sampleFolder, 'courtyard.level.json');
