import { createHash } from 'node:crypto';
import * as vscode from 'vscode';
import { convertLevel, type LevelSource } from '../../core/level/levelFormat';
import { decodeText } from '../../core/level/utf8';
import { fileName, openDocument } from './levelFile';
import { levelFormats } from './levelFormats';

/** The scheme of documents that are not saved anywhere yet. */
const UNTITLED = 'untitled';

/** Reads a level and what it refers to for one bake, and remembers what that bake has seen. */
export class ReferencedFiles {
  private readonly uris = new Map<string, vscode.Uri>();
  /** The version of each document that was read. */
  private readonly versions = new Map<string, number>();
  /** A digest of what each file held when it was read; empty for one that could not be read. */
  private readonly contents = new Map<string, string>();

  constructor(private readonly level: vscode.Uri) {}

  /**
   * The level as it stands now, read by the reader of its format if it has one of its own.
   * @returns the document's version, or 0 without one
   * @throws Error whose message says why it cannot be read
   */
  async readLevel(): Promise<{ text: LevelSource; version: number }> {
    const { text, version } = await this.readText();
    const format = levelFormats.formatOf(this.level);
    if (!format) return { text, version };
    const file = fileName(this.level);
    const readText = async (reference: string) => decodeText(await this.read(reference));
    return { text: await convertLevel(format, text, { file, text: readText }), version };
  }

  /**
   * The level's text as it stands now: unsaved changes of an open document included, else the file's.
   * A closed file is not opened as a document, for the editor would keep that open for minutes.
   */
  async readText(): Promise<{ text: string; version: number }> {
    const document = this.open(this.level);
    if (document) {
      const text = document.getText();
      this.note(this.level, text);
      return { text, version: document.version };
    }
    return { text: decodeText(await this.readBytes(this.level)), version: 0 };
  }

  /** A file's document, if it is open; from now on this version of it has been seen. */
  private open(uri: vscode.Uri): vscode.TextDocument | undefined {
    const document = openDocument(uri);
    if (document) this.versions.set(uri.toString(), document.version);
    return document;
  }

  /** Whether a document was read as it stands now. */
  hasSeen({ uri, version }: vscode.TextDocument): boolean {
    return this.versions.get(uri.toString()) === version;
  }

  private note(uri: vscode.Uri, content: string | Uint8Array): void {
    this.contents.set(uri.toString(), digest(content));
  }

  /** The bytes of a file as it was saved. */
  private async readBytes(uri: vscode.Uri): Promise<Uint8Array> {
    try {
      const bytes = await readBytes(uri);
      this.note(uri, bytes);
      return bytes;
    } catch (error) {
      this.contents.set(uri.toString(), '');
      throw error;
    }
  }

  /** Whether a newer reading found what this one did, as far as it has come, and no open document has changed since. */
  agreesWith(newer: ReferencedFiles): boolean {
    for (const [key, content] of newer.contents) if (this.contents.get(key) !== content) return false;
    return vscode.workspace.textDocuments.every((document) => {
      const content = this.contents.get(document.uri.toString());
      if (document.isClosed || content === undefined) return true;
      return this.hasSeen(document) || newer.hasSeen(document) || digest(document.getText()) === content;
    });
  }

  /** Where a reference of the level leads: a path relative to the level's folder, or an absolute one. */
  resolve(reference: string): vscode.Uri {
    const path = reference.replace(/\\/g, '/');
    const base = this.placed();
    if (/^[a-z]:\//i.test(path)) return base.with({ path: `/${path}` });
    if (path.startsWith('/')) return base.with({ path });
    return vscode.Uri.joinPath(this.level.path.startsWith('/') ? base : this.level, '..', path);
  }

  /** The level's place; of one that is not saved yet, the place that it will be saved to. */
  private placed(): vscode.Uri {
    if (this.level.scheme !== UNTITLED) return this.level;
    const { scheme, authority } = vscode.workspace.workspaceFolders?.[0]?.uri ?? vscode.Uri.file('/');
    return this.level.with({ scheme, authority });
  }

  /** Every file that the level asked for, found or not. */
  get all(): readonly vscode.Uri[] {
    return [...this.uris.values()];
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
    if (uri.scheme === UNTITLED) {
      throw new Error('the level is not saved yet, so there is no folder to look in. Save it first.');
    }
    this.uris.set(uri.toString(), uri);
    const document = this.open(uri);
    if (!document) return this.readBytes(uri);
    const bytes = new TextEncoder().encode(document.getText());
    this.note(uri, bytes);
    return bytes;
  }
}

function digest(content: string | Uint8Array): string {
  return createHash('sha1').update(content).digest('base64');
}

/**
 * The bytes of a file as it was saved.
 * @throws Error whose message says why it cannot be read, as the end of a sentence
 */
async function readBytes(uri: vscode.Uri): Promise<Uint8Array> {
  if (uri.scheme === UNTITLED) throw new Error('it was closed without being saved.');
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
