// Where levels live: in one of several folders, in none, nowhere yet, and on file systems that are not on the disk.
import * as assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as vscode from 'vscode';
import { codeOf } from '../../extension/problems/problemDiagnostic';
import { closeTabs, floorLevel, ledgelight, type, until } from './levelScene';
import { MemoryFiles } from './memoryFiles';
import { StandInPanel } from './standInPanel';

const bytesOf = (content: unknown) =>
  new TextEncoder().encode(typeof content === 'string' ? content : JSON.stringify(content));

const obj = (width: number) => `v 0 0 0\nv ${width} 0 0\nv ${width} 0 3\nv 0 0 3\nf 1 4 3 2\n`;

/** Opens a level and waits until its grid has a width. */
async function bakedWithWidth(uri: vscode.Uri, width: number) {
  const api = await ledgelight();
  await vscode.window.showTextDocument(uri, { preview: false });
  return until(`${uri} with a width of ${width}`, [api.levels.onDidChange], () => {
    const level = api.levels.find(uri);
    return level?.state.kind === 'baked' && level.state.summary.grid.width === width && level;
  });
}

describe('A level in one of several folders', () => {
  it('finds its own files, though others have the same names', async () => {
    const folders = vscode.workspace.workspaceFolders ?? [];
    assert.equal(folders.length, 2);
    for (const [index, { uri }] of folders.entries()) {
      await vscode.workspace.fs.writeFile(vscode.Uri.joinPath(uri, 'same.obj'), bytesOf(obj(3 + 3 * index)));
      const level = { geometry: [{ type: 'mesh', source: 'same.obj' }] };
      await vscode.workspace.fs.writeFile(vscode.Uri.joinPath(uri, 'same.level.json'), bytesOf(level));
    }
    await bakedWithWidth(vscode.Uri.joinPath(folders[0].uri, 'same.level.json'), 10);
    await bakedWithWidth(vscode.Uri.joinPath(folders[1].uri, 'same.level.json'), 20);
  });

  it('has the settings of its folder', async () => {
    const folder = vscode.workspace.workspaceFolders?.[1] as vscode.WorkspaceFolder;
    const settings = vscode.workspace.getConfiguration('ledgelight', folder);
    const { WorkspaceFolder } = vscode.ConfigurationTarget;
    const level = floorLevel(1);
    level.geometry[0].indices.push([1, 1, 2]);
    await settings.update('severity', { LL205: 'off' }, WorkspaceFolder);
    try {
      for (const [index, { uri }] of (vscode.workspace.workspaceFolders ?? []).entries()) {
        const file = vscode.Uri.joinPath(uri, 'severity.level.json');
        await vscode.workspace.fs.writeFile(file, bytesOf(level));
        await bakedWithWidth(file, 30);
        const own = vscode.languages.getDiagnostics(file).filter((problem) => codeOf(problem));
        assert.deepEqual(own.map(codeOf), index === 0 ? ['LL205'] : []);
      }
    } finally {
      await settings.update('severity', undefined, WorkspaceFolder);
    }
  });
});

describe('A level outside every folder', () => {
  it('is baked, and again when a mesh beside it is written', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'ledgelight-loose-'));
    let writing: NodeJS.Timeout | undefined;
    try {
      const mesh = vscode.Uri.file(join(folder, 'loose.obj'));
      writeFileSync(mesh.fsPath, obj(3));
      const uri = vscode.Uri.file(join(folder, 'loose.level.json'));
      writeFileSync(uri.fsPath, JSON.stringify({ geometry: [{ type: 'mesh', source: 'loose.obj' }] }));
      assert.equal(vscode.workspace.getWorkspaceFolder(uri), undefined);
      await bakedWithWidth(uri, 10);
      // Nobody tells when the editor has begun to watch a folder outside its own.
      writing = setInterval(() => writeFileSync(mesh.fsPath, obj(6)), 3000);
      await bakedWithWidth(uri, 20);
      await closeTabs(uri);
    } finally {
      clearInterval(writing);
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

describe('A level that is not saved yet', () => {
  it('is baked while it is typed, and says that it has no folder for what it refers to', async () => {
    const api = await ledgelight();
    const uri = vscode.Uri.parse('untitled:unsaved.level.json');
    const document = await vscode.workspace.openTextDocument(uri);
    await type(document, '', JSON.stringify(floorLevel(1, { settings: 'my.spans.json' })));
    const problems = await until('its problem', [vscode.languages.onDidChangeDiagnostics], () => {
      const own = vscode.languages.getDiagnostics(uri).filter((problem) => codeOf(problem) === 'LL105');
      return own.length === 1 && own;
    });
    assert.equal(
      problems[0].message,
      '“my.spans.json” cannot be read: the level is not saved yet, so there is no folder to look in. Save it first.',
    );
    await type(document, '"my.spans.json"', '{ "cellSize": 0.5 }');
    await until('its bake', [api.levels.onDidChange], () => api.levels.find(uri)?.state.kind === 'baked');
  });
});

describe('A level on a file system that is not on the disk', () => {
  const at = (name: string) => vscode.Uri.from({ scheme: 'memory', path: `/levels/${name}` });
  const files = new MemoryFiles();
  let registration: vscode.Disposable;
  before(() => {
    registration = vscode.workspace.registerFileSystemProvider('memory', files);
  });
  after(() => registration.dispose());

  it('is baked with the files beside it, and again when they change', async () => {
    files.writeFile(at('hall.obj'), bytesOf(obj(3)));
    files.writeFile(at('hall.level.json'), bytesOf({ geometry: [{ type: 'mesh', source: 'hall.obj' }] }));
    await bakedWithWidth(at('hall.level.json'), 10);
    files.writeFile(at('hall.obj'), bytesOf(obj(6)));
    await bakedWithWidth(at('hall.level.json'), 20);
    files.delete(at('hall.obj'));
    await until('its problem', [vscode.languages.onDidChangeDiagnostics], () =>
      vscode.languages.getDiagnostics(at('hall.level.json')).some((problem) => codeOf(problem) === 'LL105'),
    );
  });

  it('has a preview, which notices when the level changes and when it goes', async () => {
    files.writeFile(at('shown.level.json'), bytesOf(floorLevel(1)));
    const panel = await StandInPanel.of(at('shown.level.json'), false);
    await panel.hears('picture', ({ summary }) => summary.level === 'shown.level.json');
    files.writeFile(at('shown.level.json'), bytesOf(floorLevel(1, { name: 'Hall' })));
    await panel.hears('picture', ({ summary }) => summary.level === 'Hall');
    files.delete(at('shown.level.json'));
    await panel.hears('refused');
  });
});
