// A level for several agents: which one is shown, what is reported, where the dumps go.
import * as assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { floorLevel, LevelScene, type, until } from './levelScene';

const ogre = { name: 'Ogre', cellSize: 0.1, cellHeight: 0.1, radius: 0 };
const cat = { name: 'Cat', cellSize: 0.2, cellHeight: 0.1, radius: 0 };

/** The floor of 3 × 3 m: 30 × 30 cells for the ogre, 15 × 15 for the cat. */
const level = () => floorLevel(1, { settings: [ogre, cat] });

function pictured(scene: LevelScene, agent: string, width: number): Promise<boolean> {
  return until(`the picture for ${agent}`, [scene.api.levels.onDidChange], () => {
    const { picture } = scene.level;
    return picture?.summary.agent === agent && picture.summary.grid.width === width;
  });
}

describe('A level for several agents', () => {
  it('shows the first, and knows all of them', async () => {
    const scene = await LevelScene.open(level());
    const { summary, agents } = await scene.state('baked');
    assert.deepEqual([summary.agent, agents], ['Ogre', ['Ogre', 'Cat']]);
    assert.deepEqual(scene.level.picture?.agents, ['Ogre', 'Cat']);
    await pictured(scene, 'Ogre', 30);
  });

  it('shows another that is chosen, also after the next edit', async () => {
    const scene = await LevelScene.open(level());
    await scene.state('baked');
    scene.level.chooseAgent('Cat');
    await pictured(scene, 'Cat', 15);
    await scene.state('baked', ({ summary }) => summary.agent === 'Cat');
    await type(scene.document, '0.2', '0.3');
    await pictured(scene, 'Cat', 10);
  });

  it('shows the first again when the chosen one is gone, and the chosen one when it comes back', async () => {
    const scene = await LevelScene.open(level());
    scene.level.chooseAgent('Cat');
    await pictured(scene, 'Cat', 15);
    await type(scene.document, '"Cat"', '"Dog"');
    await pictured(scene, 'Ogre', 30);
    await type(scene.document, '"Dog"', '"Cat"');
    await pictured(scene, 'Cat', 15);
  });

  it('lists what is wrong for another agent than the shown one, and names that agent', async () => {
    const scene = await LevelScene.open(floorLevel(1, { settings: [ogre, { ...cat, cellSize: 1e-5 }] }));
    const problems = await scene.diagnostics((all) => all.length > 0);
    for (const { message } of problems) assert.match(message, / \(agent Cat\)$/);
    await scene.state('refused');
  });

  it('lists once what is wrong for all', async () => {
    const content = level();
    content.geometry[0].indices.push([1, 1, 2]);
    const scene = await LevelScene.open(content);
    const problems = await scene.diagnostics((all) => all.length > 0);
    assert.equal(problems.length, 1);
    assert.doesNotMatch(problems[0].message, /agent/);
  });

  it('is refused when two have one name, with the first shown beside the second', async () => {
    const scene = await LevelScene.open(floorLevel(1, { settings: [ogre, { ...cat, name: 'Ogre' }] }));
    const [problem] = await scene.diagnostics((all) => all.length === 1);
    assert.equal(scene.document.getText(problem.range), '"Ogre"');
    const [first] = problem.relatedInformation ?? [];
    assert.equal(scene.document.getText(first.location.range), '"Ogre"');
    assert.ok(first.location.range.start.isBefore(problem.range.start));
  });

  it('has a folder of dumps for each', async () => {
    const folder = vscode.workspace.workspaceFolders?.[0].uri as vscode.Uri;
    const scene = await LevelScene.open(level());
    await scene.state('baked');
    const dumps = vscode.Uri.joinPath(folder, 'agents-dumps');
    await vscode.commands.executeCommand('ledgelight.exportDumps', scene.document.uri, dumps);
    const firstLine = async (...path: string[]) => {
      const bytes = await vscode.workspace.fs.readFile(vscode.Uri.joinPath(dumps, ...path));
      return new TextDecoder().decode(bytes).split('\n')[0];
    };
    assert.equal(await firstLine('Ogre', '1-rasterized.txt'), 'solid 30 30 30');
    assert.equal(await firstLine('Cat', '7-areas.txt'), 'compact 15 30 15');
  });
});
