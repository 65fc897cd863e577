// A picture that is saved, with the test answering what the editor would ask.
import * as assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { savePicture } from '../../extension/preview/savePicture';
import { MemoryFiles } from './memoryFiles';

type Asking = 'showSaveDialog' | 'showInformationMessage' | 'showErrorMessage';

const at = (name: string) => vscode.Uri.from({ scheme: 'pictures', path: `/levels/${name}` });
const png = new Uint8Array([1, 2, 3]).buffer;

describe('A picture', () => {
  const files = new MemoryFiles();
  const restoring: (() => void)[] = [];
  let registration: vscode.Disposable;
  before(() => {
    registration = vscode.workspace.registerFileSystemProvider('pictures', files);
  });
  after(() => registration.dispose());
  afterEach(() => {
    for (const restore of restoring.splice(0)) restore();
  });

  /** Answers a question in the editor's place; gives what was asked, in order. */
  function answer(asking: Asking, value: unknown): unknown[] {
    const asked: unknown[] = [];
    const original = Reflect.get(vscode.window, asking);
    Reflect.set(vscode.window, asking, async (question: unknown) => {
      asked.push(question);
      return value;
    });
    restoring.push(() => Reflect.set(vscode.window, asking, original));
    return asked;
  }

  it('is offered beside its level, under a name that any disk takes', async () => {
    const asked = answer('showSaveDialog', undefined);
    await savePicture(at('hall.level.json'), 'hall: top.png', png);
    const [{ defaultUri }] = asked as vscode.SaveDialogOptions[];
    assert.equal(defaultUri?.toString(), at('hall- top.png').toString());
  });

  it('is written where the author says, and that is said once', async () => {
    answer('showSaveDialog', at('mine.png'));
    const said = answer('showInformationMessage', undefined);
    await savePicture(at('hall.level.json'), 'hall.png', png);
    assert.deepEqual([...files.readFile(at('mine.png'))], [1, 2, 3]);
    assert.deepEqual(said, ['Saved mine.png']);
  });

  it('that cannot be written says why', async () => {
    answer('showSaveDialog', at('full.png').with({ scheme: 'nowhere' }));
    const said = answer('showErrorMessage', undefined);
    await savePicture(at('hall.level.json'), 'hall.png', png);
    assert.equal(said.length, 1);
    assert.match(String(said[0]), /^full\.png cannot be saved: ./);
  });

  it('of a level that is not saved yet is offered in the first folder', async () => {
    const asked = answer('showSaveDialog', undefined);
    await savePicture(vscode.Uri.parse('untitled:new.level.json'), 'new.png', png);
    const [{ defaultUri }] = asked as vscode.SaveDialogOptions[];
    const folder = vscode.workspace.workspaceFolders?.[0].uri as vscode.Uri;
    assert.equal(defaultUri?.toString(), vscode.Uri.joinPath(folder, 'new.png').toString());
  });
});
