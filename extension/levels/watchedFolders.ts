import * as vscode from 'vscode';

/**
 * The folders in which levels and the files they refer to lie. Each is watched by itself, so that
 * those outside the workspace are too, and on file systems that are not on the disk.
 */
export class WatchedFolders implements vscode.Disposable {
  private readonly watchers = new Map<string, vscode.Disposable>();
  private readonly changed = new vscode.EventEmitter<vscode.Uri>();
  /** Fires when a file in one of them was written, created or deleted. */
  readonly onDidChange = this.changed.event;

  /** Watches the folders of these files from now on, and no others. */
  watch(files: readonly vscode.Uri[]): void {
    // An untitled document lies nowhere.
    const placed = files.filter(({ scheme }) => scheme !== 'untitled');
    const folders = new Map(placed.map((file) => vscode.Uri.joinPath(file, '..')).map((uri) => [uri.toString(), uri]));
    for (const [key, watcher] of this.watchers) {
      if (folders.has(key)) continue;
      this.watchers.delete(key);
      watcher.dispose();
    }
    for (const [key, folder] of folders) {
      if (!this.watchers.has(key)) this.watchers.set(key, this.watcherOf(folder));
    }
  }

  private watcherOf(folder: vscode.Uri): vscode.Disposable {
    const watcher = vscode.workspace.createFileSystemWatcher(new vscode.RelativePattern(folder, '*'));
    const fire = (uri: vscode.Uri) => this.changed.fire(uri);
    watcher.onDidChange(fire);
    watcher.onDidCreate(fire);
    watcher.onDidDelete(fire);
    return watcher;
  }

  dispose(): void {
    vscode.Disposable.from(...this.watchers.values(), this.changed).dispose();
  }
}
