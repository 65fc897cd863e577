import * as vscode from 'vscode';
import { floorOwnerEdits } from '../../core/level/floorOwnerEdits';
import type { FloorOwnerName } from '../../core/passages/owners/ownerNames';
import { fileName } from './levelFile';

/** Writes a rule into all rock of a level, as one edit that can be undone; the level is not saved. */
export async function writeFloorOwner(uri: vscode.Uri, rule: FloorOwnerName): Promise<void> {
  const document = await vscode.workspace.openTextDocument(uri);
  const edits = floorOwnerEdits(document.getText(), rule);
  const edit = new vscode.WorkspaceEdit();
  for (const { offset, length, content } of edits) {
    const range = new vscode.Range(document.positionAt(offset), document.positionAt(offset + length));
    edit.replace(uri, range, content);
  }
  if (edits.length > 0 && (await vscode.workspace.applyEdit(edit))) return;
  void vscode.window.showErrorMessage(
    `${fileName(uri)} cannot be changed from here. Write "floorOwner": "${rule}" into its rock yourself.`,
  );
}
