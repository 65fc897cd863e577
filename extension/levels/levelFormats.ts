import * as vscode from 'vscode';
import { hasFormat, type LevelFormat } from '../../core/level/levelFormat';

/** The formats of levels beside our own, which other extensions bring. */
class LevelFormats {
  private readonly formats = new Set<LevelFormat>();
  private readonly changed = new vscode.EventEmitter<void>();
  /** Fires when a format has come or gone. */
  readonly onDidChange = this.changed.event;

  /** @throws TypeError when it is no format */
  register(format: LevelFormat): vscode.Disposable {
    if (typeof format?.pattern !== 'string' || typeof format.read !== 'function') {
      throw new TypeError('A level format has a “pattern”, which is a text, and a “read”, which is a function.');
    }
    this.formats.add(format);
    this.changed.fire();
    return new vscode.Disposable(() => {
      if (this.formats.delete(format)) this.changed.fire();
    });
  }

  /** The format of a file, if it is not our own; of several, the first that was registered. */
  formatOf({ path }: vscode.Uri): LevelFormat | undefined {
    const name = path.slice(path.lastIndexOf('/') + 1);
    return [...this.formats].find((format) => hasFormat(name, format));
  }
}

/** Those of this extension host: what a file is, every part of the extension has to agree on. */
export const levelFormats = new LevelFormats();
