import * as vscode from 'vscode';

/** A file or a folder that has another name or place now. */
export interface Move {
  readonly oldUri: vscode.Uri;
  readonly newUri: vscode.Uri;
}

/** Whether a file is what was named, or lies inside it. */
export function isWithin(file: vscode.Uri, place: vscode.Uri): boolean {
  return file.toString() === place.toString() || file.toString().startsWith(`${place}/`);
}

/** Where a file is now, if a move took it along: by itself, or with a folder. */
export function movedTo(file: vscode.Uri, { oldUri, newUri }: Move): vscode.Uri | undefined {
  if (!isWithin(file, oldUri)) return undefined;
  const inside = file.path.slice(oldUri.path.length);
  return inside ? vscode.Uri.joinPath(newUri, inside) : newUri;
}
