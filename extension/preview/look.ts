import * as vscode from 'vscode';
import type { HostMessage } from '../../webview/messages';

const SETTINGS = ['ledgelight.colours', 'ledgelight.maximumSpans'];

const COLOUR = /^#[0-9a-f]{6}$/i;

/** How the settings want pictures to look; what is no colour is left out. */
export function lookMessage(): HostMessage {
  const settings = vscode.workspace.getConfiguration('ledgelight');
  const colours = Object.entries(settings.get<Record<string, unknown>>('colours', {}));
  const valid = colours.filter((entry): entry is [string, string] => COLOUR.test(String(entry[1])));
  return { type: 'look', colours: Object.fromEntries(valid), maximumSpans: settings.get('maximumSpans', 8_000_000) };
}

/** Calls back when the settings want another look. */
export function onDidChangeLook(listener: () => void): vscode.Disposable {
  return vscode.workspace.onDidChangeConfiguration((event) => {
    if (SETTINGS.some((setting) => event.affectsConfiguration(setting))) listener();
  });
}
