// A file system that is not on the disk, as another extension would bring one.
import * as vscode from 'vscode';

export class MemoryFiles implements vscode.FileSystemProvider {
  private readonly files = new Map<string, Uint8Array>();
  private readonly changed = new vscode.EventEmitter<vscode.FileChangeEvent[]>();
  readonly onDidChangeFile = this.changed.event;

  watch(): vscode.Disposable {
    return new vscode.Disposable(() => {});
  }

  stat(uri: vscode.Uri): vscode.FileStat {
    const size = this.files.get(uri.path)?.length;
    if (size === undefined && !this.isFolder(uri)) throw vscode.FileSystemError.FileNotFound(uri);
    const type = size === undefined ? vscode.FileType.Directory : vscode.FileType.File;
    return { type, ctime: 0, mtime: Date.now(), size: size ?? 0 };
  }

  private isFolder({ path }: vscode.Uri): boolean {
    return path === '/' || [...this.files.keys()].some((file) => file.startsWith(`${path}/`));
  }

  readFile(uri: vscode.Uri): Uint8Array {
    const bytes = this.files.get(uri.path);
    if (!bytes) throw vscode.FileSystemError.FileNotFound(uri);
    return bytes;
  }

  writeFile(uri: vscode.Uri, bytes: Uint8Array): void {
    const type = this.files.has(uri.path) ? vscode.FileChangeType.Changed : vscode.FileChangeType.Created;
    this.files.set(uri.path, bytes);
    this.changed.fire([{ type, uri }]);
  }

  delete(uri: vscode.Uri): void {
    this.files.delete(uri.path);
    this.changed.fire([{ type: vscode.FileChangeType.Deleted, uri }]);
  }

  readDirectory(): [string, vscode.FileType][] {
    throw vscode.FileSystemError.Unavailable('Nobody lists these files.');
  }

  createDirectory(): void {}

  rename(): void {
    throw vscode.FileSystemError.Unavailable('Nobody renames these files.');
  }
}
