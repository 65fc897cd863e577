// Packs what dist/ holds into a .vsix file: an extension that any VS Code installs.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createVSIX } from '@vscode/vsce';
import { root, workFolder } from '../repository.mjs';
import { extensionPage } from './extensionPage.mjs';

/** Below the root, since only what lies there can be packaged. */
const pageFile = '.work/package/README.md';

/** @param {string} file where the package goes */
export async function packageExtension(file) {
  mkdirSync(join(workFolder, 'package'), { recursive: true });
  writeFileSync(join(root, pageFile), extensionPage(readFileSync(join(root, 'README.md'), 'utf8'), root));
  await createVSIX({
    cwd: root,
    packagePath: file,
    readmePath: pageFile,
    dependencies: false,
    // The page has no relative links left, and no repository to lead them to.
    rewriteRelativeLinks: false,
    allowMissingRepository: true,
  });
}
