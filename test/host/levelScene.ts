// A level in the workspace of the extension host, as a test types, saves and watches it.
import { randomUUID } from 'node:crypto';
import * as vscode from 'vscode';
import type { LedgelightApi } from '../../extension/extension';
import type { BakeState } from '../../extension/levels/bakeState';
import type { LevelBake } from '../../extension/levels/levelBake';

/** Long enough for a slow machine; a test that waits this long has failed. */
const PATIENCE = 20_000;

/** The extension's own view of what is open. */
export async function ledgelight(): Promise<LedgelightApi> {
  const extension = vscode.extensions.getExtension<LedgelightApi>('onepath.ledgelight');
  if (!extension) throw new Error('The extension is not installed.');
  return extension.activate();
}

/** Waits until something holds, asking again whenever an event says that it may. */
export function until<Value>(
  what: string,
  events: readonly vscode.Event<unknown>[],
  find: () => Value | undefined | false,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const subscriptions: vscode.Disposable[] = [];
    const stop = () => {
      clearTimeout(timer);
      vscode.Disposable.from(...subscriptions).dispose();
    };
    const ask = () => {
      const value = find();
      if (value === undefined || value === false) return;
      stop();
      resolve(value);
    };
    const timer = setTimeout(() => {
      stop();
      reject(new Error(`Waited in vain for ${what}.`));
    }, PATIENCE);
    for (const event of events) subscriptions.push(event(ask));
    ask();
  });
}

/** A file of its own in the workspace: the suites run in one workspace, each with its own copy of this module. */
export async function writeFile(ending: string, content: unknown): Promise<vscode.Uri> {
  const folder = vscode.workspace.workspaceFolders?.[0];
  if (!folder) throw new Error('The tests need a workspace folder.');
  const uri = vscode.Uri.joinPath(folder.uri, `${randomUUID()}${ending}`);
  const text = typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`;
  await vscode.workspace.fs.writeFile(uri, new TextEncoder().encode(text));
  return uri;
}

/** A level that is open in an editor. */
export class LevelScene {
  private constructor(
    readonly api: LedgelightApi,
    readonly document: vscode.TextDocument,
    readonly level: LevelBake,
  ) {}

  static async open(content: unknown): Promise<LevelScene> {
    const api = await ledgelight();
    const document = await vscode.workspace.openTextDocument(await writeFile('.level.json', content));
    await vscode.window.showTextDocument(document);
    return new LevelScene(api, document, api.levels.levelOf(document.uri));
  }

  /** Waits for a state of the level's bake. */
  state<Kind extends BakeState['kind']>(
    kind: Kind,
    holds: (state: BakeState & { kind: Kind }) => boolean = () => true,
  ): Promise<BakeState & { kind: Kind }> {
    return until(`${kind} (now ${JSON.stringify(this.level.state)})`, [this.api.levels.onDidChange], () => {
      const { state } = this.level;
      return state.kind === kind && holds(state as BakeState & { kind: Kind }) && (state as BakeState & { kind: Kind });
    });
  }

  /** Waits for diagnostics of a file (the level's own, without one) that satisfy a test. */
  diagnostics(
    holds: (diagnostics: readonly vscode.Diagnostic[]) => boolean,
    uri = this.document.uri,
  ): Promise<readonly vscode.Diagnostic[]> {
    return until(`diagnostics of ${uri.path}`, [vscode.languages.onDidChangeDiagnostics], () => {
      const own = vscode.languages.getDiagnostics(uri).filter(({ source }) => source === 'Ledgelight');
      return holds(own) && own;
    });
  }
}

/** Closes the editors of a file. */
export async function closeTabs(uri: vscode.Uri): Promise<void> {
  const tabs = vscode.window.tabGroups.all.flatMap((group) => group.tabs);
  const shown = tabs.filter(({ input }) => input instanceof vscode.TabInputText && `${input.uri}` === `${uri}`);
  await vscode.window.tabGroups.close(shown);
}

/** Replaces the first occurrence of a text in a document, as typing does: nothing is saved. */
export async function type(document: vscode.TextDocument, before: string, after: string): Promise<void> {
  const at = document.getText().indexOf(before);
  if (at < 0) throw new Error(`“${before}” is not in ${document.uri.path}.`);
  const range = new vscode.Range(document.positionAt(at), document.positionAt(at + before.length));
  const edit = new vscode.WorkspaceEdit();
  edit.replace(document.uri, range, after);
  await vscode.workspace.applyEdit(edit);
}

/** A square floor of 3 × 3 m at a height, with 30 × 30 cells of 0.1 m. */
export function floorLevel(height: number, changes: Record<string, unknown> = {}) {
  return {
    settings: { cellSize: 0.1, cellHeight: 0.1, radius: 0 },
    bounds: { min: [0, 0, 0], max: [3, 3, 3] },
    geometry: [
      {
        type: 'mesh',
        vertices: [
          [0, height, 0],
          [3, height, 0],
          [3, height, 3],
          [0, height, 3],
        ],
        indices: [
          [0, 2, 1],
          [0, 3, 2],
        ],
      },
    ],
    ...changes,
  };
}

/** One triangle over 4,096 × 4,096 columns: seconds of work, to be called off in the middle of it. */
export function vastLevel() {
  const vast = floorLevel(1, { bounds: { min: [0, 0, 0], max: [409.6, 3, 409.6] } });
  vast.geometry[0].vertices = [
    [0, 1, 0],
    [819.2, 1, 0],
    [0, 1, 819.2],
  ];
  vast.geometry[0].indices = [[0, 2, 1]];
  return vast;
}

/** Waits until a bake is in its first stage. */
export function underWay(level: LevelBake): Promise<boolean> {
  return until('a bake to be under way', [level.onDidChange], () => {
    const { state } = level;
    return state.kind === 'baking' && state.progress?.stage === '1-rasterized';
  });
}
