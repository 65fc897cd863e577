// Levels of a studio's own format, with the sample extension that reads them.
import * as assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { codeOf } from '../../extension/problems/problemDiagnostic';
import * as sample from '../../samples/own-format-extension/extension';
import landing from '../../samples/own-format-extension/landing.stage.json';
import { closeTabs, ledgelight, type, until, writeFile } from './levelScene';

/** A stage in an editor, once it is baked or refused. */
async function openStage(content: unknown) {
  const api = await ledgelight();
  const uri = await writeFile('.stage.json', content);
  await vscode.commands.executeCommand('vscode.open', uri);
  const level = await until('the stage to be a level', [api.levels.onDidChange], () => api.levels.find(uri));
  const document = await vscode.workspace.openTextDocument(uri);
  const become = (kind: 'baked' | 'refused') =>
    until(kind, [api.levels.onDidChange], () => level.state.kind === kind && level.state);
  return { api, uri, level, document, become };
}

describe('A file of another extension’s format', () => {
  // An embedded editor loads one extension from its source: the other one's code is here, and started by hand.
  const context = { subscriptions: [] as vscode.Disposable[] };
  before(() => sample.activate(context as unknown as vscode.ExtensionContext));
  after(() => vscode.Disposable.from(...context.subscriptions).dispose());

  it('is baked and drawn like a level', async () => {
    const { api, uri, level, become } = await openStage(landing);
    await become('baked');
    assert.equal(level.picture?.summary.level, 'Landing');
    let seen = false;
    const listening = api.previews.onDidDraw((drawing) => {
      seen ||= drawing.uri.toString() === uri.toString();
    });
    await vscode.commands.executeCommand('ledgelight.openPreview', uri);
    await until('its preview', [api.previews.onDidDraw], () => seen);
    listening.dispose();
  });

  it('has its problems where its own text says so, while it is typed', async () => {
    const { uri, document, become } = await openStage(landing);
    await become('baked');
    await type(document, '0.5', '-0.5');
    await become('refused');
    const own = vscode.languages.getDiagnostics(uri).filter((problem) => codeOf(problem));
    assert.deepEqual(
      own.map(({ range }) => JSON.parse(document.getText(range)).at),
      [[2, 1, 2]],
    );
  });

  it('is no longer a level when its format goes', async () => {
    const api = await ledgelight();
    const format = { pattern: '*.room.txt', read: (text: string) => ({ level: JSON.parse(text) }) };
    const uri = await writeFile('.room.txt', '{ "geometry": 1 }');
    await vscode.commands.executeCommand('vscode.open', uri);
    assert.equal(api.levels.find(uri), undefined);
    const registration = api.registerLevelFormat(format);
    const found = () => vscode.languages.getDiagnostics(uri).map(codeOf);
    await until('its problem', [vscode.languages.onDidChangeDiagnostics], () => String(found()) === 'LL102');
    registration.dispose();
    await until('no problem', [vscode.languages.onDidChangeDiagnostics], () => found().length === 0);
    assert.equal(api.levels.find(uri), undefined);
    await closeTabs(uri);
  });

  it('needs a pattern and a reader', async () => {
    const api = await ledgelight();
    assert.throws(() => api.registerLevelFormat({ pattern: '*.x' } as never), TypeError);
  });
});
