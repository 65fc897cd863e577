// What the walkthrough is told of its steps.
import * as assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { StepsDone } from '../../extension/stepsDone';
import { until } from './levelScene';

describe('The walkthrough', () => {
  it('does not miss a step that was done before it was opened', async () => {
    const heard: [string, boolean][] = [];
    const changed = new vscode.EventEmitter<void>();
    const steps = new StepsDone((step, value) => {
      heard.push([step, value]);
      changed.fire();
    });
    const last = (value: boolean, count: number) =>
      until('a step', [changed.event], () => heard.length >= count && heard[heard.length - 1][1] === value);
    try {
      steps.add('hasTyped');
      steps.add('hasTyped');
      // A key that were still true when the walkthrough opens would never tick its step off.
      await last(false, 2);
      assert.deepEqual(heard, [
        ['hasTyped', true],
        ['hasTyped', false],
      ]);
      await vscode.commands.executeCommand('workbench.action.openWalkthrough', 'onepath.ledgelight#start');
      await last(true, 3);
      await last(false, 4);
    } finally {
      steps.dispose();
      await vscode.commands.executeCommand('workbench.action.closeActiveEditor');
    }
  });
});
