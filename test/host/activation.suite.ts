// The extension as an editor loads it: present, and active in a workspace with a level.
import { deepEqual, ok } from 'node:assert/strict';
import { commands, extensions } from 'vscode';

describe('The extension', () => {
  it('is there and starts in a workspace with a level', async () => {
    const extension = extensions.getExtension('onepath.ledgelight');
    ok(extension, 'onepath.ledgelight is not installed');
    await extension.activate();
    ok(extension.isActive);
  });

  it('registers every command that its manifest names', async () => {
    const manifest = extensions.getExtension('onepath.ledgelight')?.packageJSON;
    const named: string[] = manifest.contributes.commands.map((command: { command: string }) => command.command);
    const registered = new Set(await commands.getCommands(true));
    deepEqual(
      named.filter((command) => !registered.has(command)),
      [],
    );
  });
});
