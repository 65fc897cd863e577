import * as vscode from 'vscode';
import type { PreviewAction } from '../../webview/messages';
import type { LevelInView } from '../levelInView';
import type { Previews } from '../preview/previews';
import { ACTION_COMMANDS } from './previewActions';
import { showSource } from './showSource';

/** The actions that the extension carries out itself. */
const HOST_ACTIONS: readonly string[] = ['toggleLock', 'rebake'] satisfies PreviewAction[];

/** Registers the commands that open previews, and those that do something in one. */
export function registerPreviewCommands(previews: Previews, inView: LevelInView): vscode.Disposable {
  const { registerCommand } = vscode.commands;
  const inCurrent = (action: PreviewAction) => () => previews.current(inView.uri)?.perform(action);
  const lock = (wanted: (locked: boolean) => boolean) => {
    const panel = previews.current(inView.uri);
    if (panel) previews.setLocked(panel, wanted(panel.locked));
  };
  const actions = Object.entries(ACTION_COMMANDS) as [PreviewAction, string][];
  return vscode.Disposable.from(
    registerCommand('ledgelight.openPreview', (called?: unknown) => {
      const uri = inView.forCommand(called);
      if (uri) previews.open(uri);
    }),
    registerCommand('ledgelight.openLockedPreview', (called?: unknown) => {
      const uri = inView.forCommand(called);
      if (uri) previews.openLocked(uri);
    }),
    registerCommand(ACTION_COMMANDS.toggleLock, () => lock((locked) => !locked)),
    registerCommand('ledgelight.lock', () => lock(() => true)),
    registerCommand('ledgelight.unlock', () => lock(() => false)),
    registerCommand('ledgelight.showSource', () => {
      const panel = previews.current(inView.uri);
      return panel && showSource(panel);
    }),
    ...actions
      .filter(([action]) => !HOST_ACTIONS.includes(action))
      .map(([action, command]) => registerCommand(command, inCurrent(action))),
  );
}
