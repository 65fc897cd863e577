// What the Problems panel lists, and where.
import * as assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { codeOf } from '../../extension/problems/problemDiagnostic';
import { closeTabs, floorLevel, LevelScene, type, until, writeFile } from './levelScene';

describe('Problems', () => {
  it('underlines exactly the index that addresses no vertex, and forgets it when it is mended', async () => {
    const text = '{ "geometry": [{ "type": "mesh", "vertices": [[0,0,0],[9,0,0],[0,0,9]], "indices": [[0, 2, 77]] }] }';
    const scene = await LevelScene.open(text);
    const [problem] = await scene.diagnostics((all) => all.length === 1);
    assert.equal(scene.document.getText(problem.range), '77');
    assert.equal(codeOf(problem), 'LL202');
    assert.equal(problem.severity, vscode.DiagnosticSeverity.Error);
    assert.match(problem.message, /77.*has 3/);

    await type(scene.document, '77', '1');
    await scene.diagnostics((all) => all.length === 0);
    await scene.state('baked');
  });

  it('warns of a degenerate triangle at its triplet, and still bakes', async () => {
    const level = floorLevel(1);
    level.geometry[0].indices.push([1, 1, 2]);
    const scene = await LevelScene.open(level);
    const [problem] = await scene.diagnostics((all) => all.length === 1);
    assert.equal(codeOf(problem), 'LL205');
    assert.equal(problem.severity, vscode.DiagnosticSeverity.Warning);
    assert.deepEqual(JSON.parse(scene.document.getText(problem.range)), [1, 1, 2]);
    await scene.state('baked', ({ summary }) => summary.degenerate === 1);
  });

  it('lists what is wrong in a settings file in that file, once for two levels that use it', async () => {
    const settings = await writeFile('.spans.json', { cellSize: 0.5, climb: -3 });
    const reference = settings.path.slice(settings.path.lastIndexOf('/') + 1);
    const first = await LevelScene.open(floorLevel(1, { settings: reference }));
    const second = await LevelScene.open(floorLevel(2, { settings: reference }));
    await first.state('refused');
    await second.state('refused');
    const [problem, ...more] = await first.diagnostics((all) => all.length > 0, settings);
    assert.deepEqual(more, []);
    assert.equal(codeOf(problem), 'LL304');
    assert.match(problem.message, /climb is -3/);
    const document = await vscode.workspace.openTextDocument(settings);
    assert.equal(document.getText(problem.range), '-3');
  });

  it('names a settings file that is missing where the level names it, and bakes once it is there', async () => {
    const scene = await LevelScene.open(floorLevel(1, { settings: 'late.spans.json' }));
    const [problem] = await scene.diagnostics((all) => all.length === 1);
    assert.equal(codeOf(problem), 'LL105');
    assert.equal(scene.document.getText(problem.range), '"late.spans.json"');
    const late = vscode.Uri.joinPath(scene.document.uri, '..', 'late.spans.json');
    await vscode.workspace.fs.writeFile(late, new TextEncoder().encode('{ "radius": 1 }'));
    await scene.state('baked');
    await scene.diagnostics((all) => all.length === 0);
  });

  it('are explained by a command, at the cursor', async () => {
    const text = '{ "geometry": [{ "type": "mesh", "vertices": [[0,0,0],[1,0,0],[0,0,1]], "indices": [[0, 2, 77]] }] }';
    const scene = await LevelScene.open(text);
    const [problem] = await scene.diagnostics((all) => all.length === 1);
    const editor = await vscode.window.showTextDocument(scene.document);
    editor.selection = new vscode.Selection(problem.range.start, problem.range.start);
    await vscode.commands.executeCommand('ledgelight.explainProblem');
    const { tabGroups } = vscode.window;
    await until('the page', [tabGroups.onDidChangeTabs], () =>
      tabGroups.all.flatMap(({ tabs }) => tabs).find(({ label }) => label === 'Preview problems.md'),
    );
  });

  it('go when the level is closed', async () => {
    const uri = await writeFile('.level.json', '{ "geometry": 1 }');
    await vscode.commands.executeCommand('vscode.open', uri);
    const listed = () => vscode.languages.getDiagnostics(uri).filter(({ source }) => source === 'Ledgelight').length;
    await until('a problem', [vscode.languages.onDidChangeDiagnostics], () => listed() === 1);
    await closeTabs(uri);
    await until('no problem', [vscode.languages.onDidChangeDiagnostics], () => listed() === 0);
  });
});
