import * as vscode from 'vscode';
import { findBakePlace } from './bakes/bakePlace';
import { exportDumps } from './commands/exportDumps';
import { levelInView } from './commands/levelInView';
import { OpenLevels } from './levels/openLevels';
import { createLog } from './log';
import { Previews } from './preview/previews';
import { LevelDiagnostics } from './problems/levelDiagnostics';
import { StatusItem } from './statusItem';

/** What other extensions, and our own tests in the extension host, can see. */
export interface LedgelightApi {
  readonly levels: OpenLevels;
  readonly previews: Previews;
}

export function activate(context: vscode.ExtensionContext): LedgelightApi {
  const log = createLog();
  const workerFile = vscode.Uri.joinPath(context.extensionUri, 'dist', 'worker.js').fsPath;
  const place = findBakePlace(workerFile, (reason) => {
    log.warn(`No worker thread can start here (${reason}); levels are baked in the extension host.`);
  });
  const levels = new OpenLevels(place, log);
  const previews = new Previews(levels, context.extensionUri, log);
  const { registerCommand } = vscode.commands;

  context.subscriptions.push(
    log,
    levels,
    previews,
    new LevelDiagnostics(levels),
    new StatusItem(levels),
    new vscode.Disposable(() => void place.then((found) => found.dispose())),
    registerCommand('ledgelight.openPreview', (called?: unknown) => {
      const uri = levelInView(called);
      if (uri) previews.open(uri);
    }),
    registerCommand('ledgelight.rebake', (called?: unknown) => {
      const uri = levelInView(called);
      return uri && levels.levelOf(uri).bake();
    }),
    registerCommand('ledgelight.exportDumps', (called?: unknown, folder?: vscode.Uri) => {
      const uri = levelInView(called);
      return uri && exportDumps(levels.levelOf(uri), folder);
    }),
    registerCommand('ledgelight.showLog', () => log.show()),
  );
  return { levels, previews };
}
