import * as vscode from 'vscode';
import { referencesOf, referenceTo } from '../../core/level/references';
import type { LevelBake } from './levelBake';
import { fileName } from './levelFile';
import type { OpenLevels } from './openLevels';

/** A file or a folder that has another name or place now. */
interface Move {
  readonly oldUri: vscode.Uri;
  readonly newUri: vscode.Uri;
}

/**
 * Bakes levels again when a file that they name is moved or deleted in the editor, so that the
 * problem shows. After a move it offers to write the new name into them, as one step to undo.
 */
export class MovedFiles implements vscode.Disposable {
  private readonly subscription: vscode.Disposable;

  constructor(private readonly levels: OpenLevels) {
    this.subscription = vscode.Disposable.from(
      vscode.workspace.onDidDeleteFiles(({ files }) => {
        for (const level of levels.all) if (files.some((file) => level.refersTo(file))) void level.bake();
      }),
      vscode.workspace.onDidRenameFiles(({ files }) => this.moved(files)),
    );
  }

  private async moved(moves: readonly Move[]): Promise<void> {
    const edit = new vscode.WorkspaceEdit();
    // A level that was moved itself is another one now, opened under its new name.
    const staying = this.levels.all.filter(({ uri }) => !moves.some((move) => movedTo(uri, move)));
    for (const level of staying) {
      await addUpdates(edit, level, moves);
      if (edit.has(level.uri) || moves.some(({ oldUri }) => level.refersTo(oldUri))) void level.bake();
    }
    if (edit.size > 0 && (await wantsUpdate(edit, moves))) await vscode.workspace.applyEdit(edit);
  }

  dispose(): void {
    this.subscription.dispose();
  }
}

/** Adds the new names of what was moved, wherever a level names it. */
async function addUpdates(edit: vscode.WorkspaceEdit, level: LevelBake, moves: readonly Move[]): Promise<void> {
  const text = await level.files.readText().then(
    ({ text }) => text,
    () => '',
  );
  for (const { reference, range } of referencesOf(text)) {
    const target = level.files.resolve(reference);
    const now = moves.map((move) => movedTo(target, move)).find((uri) => uri);
    if (!now) continue;
    const isAbsolute = /^([a-z]:)?[\\/]/i.test(reference);
    const path = isAbsolute ? now.path : referenceTo(now.path, level.uri.path);
    const { start, end } = range;
    const place = new vscode.Range(start.line, start.character, end.line, end.character);
    edit.replace(level.uri, place, JSON.stringify(path));
  }
}

/** Where a file is now, if a move took it along: by itself, or with a folder. */
function movedTo(file: vscode.Uri, { oldUri, newUri }: Move): vscode.Uri | undefined {
  if (file.toString() === oldUri.toString()) return newUri;
  const inside = file.toString().startsWith(`${oldUri}/`);
  return inside ? vscode.Uri.joinPath(newUri, file.path.slice(oldUri.path.length)) : undefined;
}

async function wantsUpdate(edit: vscode.WorkspaceEdit, [first, ...others]: readonly Move[]): Promise<boolean> {
  const names = edit.entries().map(([uri]) => fileName(uri));
  const levels = names.length > 3 ? `${names.length} levels` : names.join(', ');
  const moved =
    others.length > 0
      ? `${others.length + 1} files have moved. Update what refers to them`
      : `${fileName(first.oldUri)} has moved. Update what refers to it`;
  const update = 'Update';
  const message = `${moved} in ${levels}?`;
  return (await vscode.window.showInformationMessage(message, update)) === update;
}
