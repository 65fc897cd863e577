import * as vscode from 'vscode';
import { openDocument } from './levelFile';

/** Reads what one level refers to, and remembers what it asked for. */
export class ReferencedFiles {
  private readonly uris = new Map<string, vscode.Uri>();

  constructor(private readonly level: vscode.Uri) {}

  /** Where a reference of the level leads: a path relative to the level's folder, or an absolute one. */
  resolve(reference: string): vscode.Uri {
    const path = reference.replace(/\\/g, '/');
    if (/^[a-z]:\//i.test(path)) return this.level.with({ path: `/${path}` });
    if (path.startsWith('/')) return this.level.with({ path });
    return vscode.Uri.joinPath(this.level, '..', path);
  }

  /** Whether the level asked for a file, found or not. */
  includes(uri: vscode.Uri): boolean {
    return this.uris.has(uri.toString());
  }

  /**
   * The bytes of a file: of its document where one is open, unsaved changes included.
   * @throws Error whose message says why it cannot be read
   */
  async read(reference: string): Promise<Uint8Array> {
    const uri = this.resolve(reference);
    this.uris.set(uri.toString(), uri);
    const document = openDocument(uri);
    return document ? new TextEncoder().encode(document.getText()) : readBytes(uri);
  }
}

/**
 * The bytes of a file as it was saved.
 * @throws Error whose message says why it cannot be read, as the end of a sentence
 */
export async function readBytes(uri: vscode.Uri): Promise<Uint8Array> {
  try {
    return await vscode.workspace.fs.readFile(uri);
  } catch (error) {
    throw new Error(reasonOf(error));
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof vscode.FileSystemError)) return (error as Error).message;
  switch (error.code) {
    case 'FileNotFound':
      return 'there is no such file.';
    case 'FileIsADirectory':
      return 'it is a folder.';
    case 'NoPermissions':
      return 'access is denied.';
    default:
      return error.message;
  }
}
