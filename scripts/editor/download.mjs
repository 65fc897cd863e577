// Downloads a desktop VS Code into .work, or finds the one downloaded before, and prints its program's path as the last
// line. A process of its own, so that a download that hangs can be ended.
import { join } from 'node:path';
import { downloadAndUnzipVSCode } from '@vscode/test-electron';
import { workFolder } from '../repository.mjs';

const program = await downloadAndUnzipVSCode({
  cachePath: join(workFolder, 'vscode'),
  reporter: {
    report: ({ stage }) => console.log(stage),
    error: (error) => console.error(error),
  },
});
console.log(program);
