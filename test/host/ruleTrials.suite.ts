// A rule for the floors of passages on trial: what the page is sent, what the text keeps, and when it ends.
import * as assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { LevelScene, type } from './levelScene';
import { StandInPanel } from './standInPanel';

/** A ramp that turns above itself, in a block of its own. */
const rampLevel = (changes: Record<string, unknown> = {}) => ({
  settings: { cellSize: 0.25, cellHeight: 0.25, height: 6, climb: 2, radius: 0 },
  bounds: { min: [-7, 0, -7], max: [7, 12, 7] },
  geometry: [
    {
      type: 'rock',
      offset: [0, 0, 0],
      size: [56, 48, 56],
      passages: [
        {
          style: 'spiral',
          centre: [0, 0],
          startY: 2,
          spiralRadius: 3,
          pitch: 3.31,
          turns: 2,
          controlsPerTurn: 20,
          radius: 3,
        },
      ],
      ...changes,
    },
  ],
});

/** A level with a panel that has its picture and its floors. */
async function open(): Promise<{ scene: LevelScene; panel: StandInPanel }> {
  const scene = await LevelScene.open(rampLevel());
  const panel = await StandInPanel.of(scene.document.uri, true);
  await panel.hears('floors');
  await panel.hears('idle');
  return { scene, panel };
}

const trialPicture = (panel: StandInPanel, rule: string) =>
  panel.hears('picture', ({ passages }) => passages?.rule.trial === rule);

describe('A rule on trial', () => {
  it('brings its own picture and floors, and leaves text and problems alone', async () => {
    const { scene, panel } = await open();
    const text = scene.document.getText();
    const { report, state } = scene.level;
    const own = await panel.hears('picture');
    panel.say({ type: 'tryRule', rule: 'floor-band' });
    const tried = await trialPicture(panel, 'floor-band');
    assert.notEqual(tried.summary.walkableCells, own.summary.walkableCells);
    assert.deepEqual(tried.passages?.rule.own, ['route-pass']);
    await panel.hears('floors', ({ treads }) => treads[0].blocked > 0.1);
    assert.equal(scene.document.getText(), text);
    assert.equal(scene.document.isDirty, false);
    assert.equal(scene.level.report, report);
    assert.equal(scene.level.state, state);
  });

  it('ends when the file’s own rule is wanted again', async () => {
    const { panel } = await open();
    panel.say({ type: 'tryRule', rule: 'nearest-floor' });
    await trialPicture(panel, 'nearest-floor');
    const sent = panel.posted.length;
    panel.say({ type: 'tryRule' });
    const last = await panel.hears('picture', (message) => panel.posted.indexOf(message) >= sent);
    assert.equal(last.passages?.rule.trial, undefined);
  });

  it('is given up when its bake is called off, and the page is told that nothing goes on', async () => {
    const { scene, panel } = await open();
    panel.say({ type: 'tryRule', rule: 'analytic-centreline' });
    await panel.hears('baking', (message) => panel.posted.indexOf(message) > 0);
    const sent = panel.posted.length;
    panel.say({ type: 'cancel' });
    await panel.hears('idle', (message) => panel.posted.indexOf(message) >= sent);
    panel.say({ type: 'cancel' });
    assert.equal(scene.level.state.kind, 'baked');
    panel.say({ type: 'tryRule', rule: 'nearest-floor' });
    await trialPicture(panel, 'nearest-floor');
    assert.ok(
      panel.posted.every(
        ({ type, ...rest }) => type !== 'picture' || !JSON.stringify(rest).includes('"trial":"analytic'),
      ),
    );
  });

  it('follows what is typed, and ends when the text names another rule', async () => {
    const { scene, panel } = await open();
    panel.say({ type: 'tryRule', rule: 'floor-band' });
    const before = await trialPicture(panel, 'floor-band');
    await type(scene.document, '"turns": 2', '"turns": 1');
    const after = await panel.hears(
      'picture',
      ({ passages, version }) => passages?.rule.trial === 'floor-band' && version > before.version,
    );
    assert.equal(after.passages?.passages[0].controls.length, 21);
    await type(scene.document, '"passages"', '"floorOwner": "height-bin", "passages"');
    await panel.hears('picture', ({ passages }) => passages?.rule.own[0] === 'height-bin' && !passages.rule.trial);
  });

  it('is written into the text as one edit that is undone in one step, and not saved', async () => {
    const { scene, panel } = await open();
    const before = scene.document.getText();
    panel.say({ type: 'tryRule', rule: 'floor-band' });
    await trialPicture(panel, 'floor-band');
    panel.say({ type: 'writeRule', rule: 'floor-band' });
    await panel.hears('picture', ({ passages }) => passages?.rule.own[0] === 'floor-band' && !passages.rule.trial);
    assert.equal(
      scene.document.getText(),
      before.replace('"passages"', '"floorOwner": "floor-band",\n      "passages"'),
    );
    assert.equal(scene.document.isDirty, true);
    await vscode.window.showTextDocument(scene.document);
    await vscode.commands.executeCommand('undo');
    assert.equal(scene.document.getText(), before);
  });
});

describe('Two rules side by side', () => {
  it('are the file’s own and another one beside it, until they are no longer wanted', async () => {
    const { panel } = await open();
    panel.say({ type: 'compareRules', wanted: true });
    const beside = await panel.hears('beside');
    assert.equal(beside.passages.rule.trial, 'floor-band');
    await panel.hears('floorsBeside');
    panel.say({ type: 'tryRule', rule: 'nearest-floor' });
    await panel.hears('beside', ({ passages }) => passages.rule.trial === 'nearest-floor');
    panel.say({ type: 'compareRules', wanted: false });
    assert.ok(panel.posted.every((message) => message.type !== 'picture' || !message.passages?.rule.trial));
  });

  it('come back when the page was loaded anew', async () => {
    const { panel } = await open();
    panel.say({ type: 'compareRules', wanted: true });
    await panel.hears('beside');
    panel.say({ type: 'ready' });
    await panel.hears('do', ({ action }) => action === 'compareRules');
  });
});
