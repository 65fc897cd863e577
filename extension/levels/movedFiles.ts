import * as vscode from 'vscode';
import { referencesOf, referenceTo } from '../../core/level/references';
import { rangeOf } from '../textRange';
import type { LevelBake } from './levelBake';
import { fileName } from './levelFile';
import { type Move, movedTo } from './move';
import type { OpenLevels } from './openLevels';

/**
 * Bakes levels again when they are deleted in the editor, or a file that they name is moved or
 * deleted, so that the problem shows. After a move it offers to write the new name into them, as one step to undo.
 */
export class MovedFiles implements vscode.Disposable {
  private readonly subscription: vscode.Disposable;

  constructor(private readonly levels: OpenLevels) {
    this.subscription = vscode.Disposable.from(
      vscode.workspace.onDidDeleteFiles(({ files }) => {
        for (const level of levels.all) if (files.some((place) => level.isTouchedBy(place))) void level.bake();
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
      if (edit.has(level.uri) || moves.some(({ oldUri }) => level.isTouchedBy(oldUri))) void level.bake();
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
    edit.replace(level.uri, rangeOf(range), JSON.stringify(path));
  }
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
