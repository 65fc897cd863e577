// Settings files are checked by themselves, and codes have the severity that somebody gave them.
import * as assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { codeOf } from '../../extension/problems/problemDiagnostic';
import { closeTabs, floorLevel, LevelScene, ledgelight, type, until, writeFile } from './levelScene';

const ownIn = (uri: vscode.Uri) => vscode.languages.getDiagnostics(uri).filter(({ source }) => source === 'Ledgelight');

/** Waits until a file has the problems of these codes, and no others of ours. */
const codesIn = (uri: vscode.Uri, codes: readonly string[]) =>
  until(`${codes} in ${uri.path}`, [vscode.languages.onDidChangeDiagnostics], () => {
    const own = ownIn(uri);
    return String(own.map(codeOf)) === String(codes) && own;
  });

/** A settings file in an editor, without any level that uses it. */
async function openSettings(content: unknown): Promise<vscode.TextDocument> {
  await ledgelight();
  const uri = await writeFile('.spans.json', content);
  // As a person opens it: a document that an extension opens stays open for minutes.
  await vscode.commands.executeCommand('vscode.open', uri);
  return until('its editor', [vscode.window.onDidChangeActiveTextEditor], () => {
    const document = vscode.window.activeTextEditor?.document;
    return document?.uri.toString() === uri.toString() && document;
  });
}

describe('A settings file that no open level uses', () => {
  it('is checked when it is opened and while it is typed, until it is closed', async () => {
    const document = await openSettings({ climb: -3 });
    const [problem] = await codesIn(document.uri, ['LL304']);
    assert.equal(document.getText(problem.range), '-3');
    await type(document, '-3', '3');
    await codesIn(document.uri, []);
    await type(document, '3', '-4');
    await codesIn(document.uri, ['LL304']);
    await document.save();
    await closeTabs(document.uri);
    await codesIn(document.uri, []);
  });

  it('has its problems once when a level that uses them is opened too', async () => {
    const document = await openSettings({ cellSize: 0.5, climb: -3, speed: 1 });
    await codesIn(document.uri, ['LL150', 'LL304']);
    const reference = document.uri.path.slice(document.uri.path.lastIndexOf('/') + 1);
    const scene = await LevelScene.open(floorLevel(1, { settings: reference }));
    await scene.state('refused');
    assert.deepEqual(ownIn(document.uri).map(codeOf).sort(), ['LL150', 'LL304']);
  });
});

describe('A fault of the syntax', () => {
  const validate = (value: boolean | undefined) =>
    vscode.workspace.getConfiguration('json').update('validate.enable', value, vscode.ConfigurationTarget.Global);

  it('is one problem: that of VS Code, or ours where its validation is off', async () => {
    const scene = await LevelScene.open('{ "geometry": [], }');
    const { uri } = scene.document;
    const { sentence } = await scene.state('refused');
    assert.match(sentence, /^Line 1: /, 'the preview says it in any case');
    const all = () => vscode.languages.getDiagnostics(uri);
    await until('VS Code’s problem', [vscode.languages.onDidChangeDiagnostics], () => all().length > 0);
    assert.deepEqual(
      all().map(({ source }) => source === 'Ledgelight'),
      [false],
    );
    await validate(false);
    try {
      await codesIn(uri, ['LL101']);
      await until('only ours', [vscode.languages.onDidChangeDiagnostics], () => all().length === 1);
    } finally {
      await validate(undefined);
    }
    await codesIn(uri, []);
  });
});

describe('Faults of the contents', () => {
  it('are each one problem, with the schemas in place', async () => {
    const level = { geometry: [{ type: 'blob' }, { type: 'mesh', vertices: [] }], volume: [] };
    const scene = await LevelScene.open(level);
    await scene.state('refused');
    // What VS Code itself says of this document comes with a fault of the syntax after it.
    await type(scene.document, '"blob"', '"blob",,');
    await until('its validation', [vscode.languages.onDidChangeDiagnostics], () =>
      vscode.languages.getDiagnostics(scene.document.uri).some(({ source }) => source !== 'Ledgelight'),
    );
    const foreign = vscode.languages.getDiagnostics(scene.document.uri).filter(({ source }) => source !== 'Ledgelight');
    assert.deepEqual(
      foreign.map(({ message }) => message),
      ['Property expected'],
    );
  });
});

describe('The severity of a code', () => {
  const configure = (value: Record<string, string> | undefined) =>
    vscode.workspace.getConfiguration('ledgelight').update('severity', value, vscode.ConfigurationTarget.Global);

  it('is what the settings say, at once and without another bake', async () => {
    const level = floorLevel(1);
    level.geometry[0].indices.push([1, 1, 2]);
    const scene = await LevelScene.open(level);
    const { uri } = scene.document;
    await codesIn(uri, ['LL205']);
    const { picture } = scene.level;
    const severityIs = (severity: vscode.DiagnosticSeverity) =>
      until('another severity', [vscode.languages.onDidChangeDiagnostics], () => ownIn(uri)[0]?.severity === severity);
    try {
      await configure({ LL205: 'error' });
      await severityIs(vscode.DiagnosticSeverity.Error);
      await configure({ LL205: 'hint' });
      await severityIs(vscode.DiagnosticSeverity.Information);
      await configure({ LL205: 'off' });
      await codesIn(uri, []);
    } finally {
      await configure(undefined);
    }
    await codesIn(uri, ['LL205']);
    assert.equal(scene.level.picture, picture);
  });

  it('stays an error where the level is refused for it', async () => {
    const scene = await LevelScene.open({ geometry: 1 });
    await codesIn(scene.document.uri, ['LL102']);
    try {
      await configure({ LL102: 'off', LL205: 'off' });
      await codesIn(scene.document.uri, ['LL102']);
    } finally {
      await configure(undefined);
    }
  });
});
