import * as vscode from 'vscode';
import type { LevelFormat } from '../core/level/levelFormat';
import type { BakePlace } from './bakes/bakeJob';
import { findBakePlace } from './bakes/bakePlace';
import { cancelBake } from './commands/cancelBake';
import { explainProblem } from './commands/explainProblem';
import { exportDumps } from './commands/exportDumps';
import { registerPreviewCommands } from './commands/previewCommands';
import { ContextKeys } from './contextKeys';
import { kernelLog } from './kernelLog';
import { LevelInView } from './levelInView';
import { levelFormats } from './levels/levelFormats';
import { MovedFiles } from './levels/movedFiles';
import { OpenLevels } from './levels/openLevels';
import { offerOutline } from './levels/outlineSymbols';
import { RuleTrials } from './levels/ruleTrials';
import { createLog } from './log';
import { LongBakes } from './longBakes';
import { Previews } from './preview/previews';
import { LevelDiagnostics } from './problems/levelDiagnostics';
import { ProblemsPanel } from './problems/problemsPanel';
import { SettingsDiagnostics } from './problems/settingsDiagnostics';
import { StatusItem } from './statusItem';

/** What other extensions, and our own tests in the extension host, can see. */
export interface LedgelightApi {
  /**
   * Makes files of another format levels, until the result is disposed (docs/own-format.md).
   * @throws TypeError when it is no format
   */
  registerLevelFormat(format: LevelFormat): vscode.Disposable;
  readonly levels: OpenLevels;
  readonly previews: Previews;
}

export function activate(context: vscode.ExtensionContext): LedgelightApi {
  const log = createLog();
  const built = (name: string) => vscode.Uri.joinPath(context.extensionUri, 'dist', name).fsPath;
  const programs = { worker: built('worker.js'), kernel: built('kernel.wasm') };
  // Most JSON is no level: a worker starts with the first one.
  let place: Promise<BakePlace> | undefined;
  const findPlace = () => {
    place ??= findBakePlace(programs, {
      onFallback: (reason) =>
        log.warn(`No worker thread can start here (${reason}); levels are baked in the extension host.`),
      onKernel: kernelLog(log),
    });
    return place;
  };
  const levels = new OpenLevels(findPlace, log);
  const trials = new RuleTrials(levels);
  const previews = new Previews(levels, trials, context.extensionUri, log);
  const inView = new LevelInView(levels, previews);
  const problems = new ProblemsPanel();
  const { registerCommand } = vscode.commands;

  context.subscriptions.push(
    log,
    levels,
    trials,
    new MovedFiles(levels),
    previews,
    problems,
    new LevelDiagnostics(levels, problems),
    new SettingsDiagnostics(problems),
    inView,
    new ContextKeys(levels, previews, inView),
    new StatusItem(levels, inView),
    new LongBakes(levels),
    offerOutline(),
    new vscode.Disposable(() => void place?.then((found) => found.dispose())),
    registerPreviewCommands(previews, inView),
    registerCommand('ledgelight.rebake', (called?: unknown) => {
      const uri = inView.forCommand(called);
      return uri && levels.levelOf(uri).bake();
    }),
    registerCommand('ledgelight.cancelBake', () => cancelBake(levels, inView.uri && levels.find(inView.uri))),
    registerCommand('ledgelight.exportDumps', (called?: unknown, folder?: vscode.Uri) => {
      const uri = inView.forCommand(called);
      return uri && exportDumps(levels.levelOf(uri), folder);
    }),
    registerCommand('ledgelight.explainProblem', (code?: unknown) => explainProblem(context.extensionUri, code)),
    registerCommand('ledgelight.showLog', () => log.show()),
  );
  return { registerLevelFormat: (format) => levelFormats.register(format), levels, previews };
}
