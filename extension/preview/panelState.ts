import * as vscode from 'vscode';

/** What the page stored of its panel, for the time after the window is loaded again. */
export interface PanelState {
  readonly level: vscode.Uri;
  readonly locked: boolean;
}

/** Reads what a page stored; undefined when it makes no sense. */
export function parsePanelState(state: unknown): PanelState | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  const { level, locked } = state as Record<string, unknown>;
  if (typeof level !== 'string') return undefined;
  try {
    const uri = vscode.Uri.parse(level, true);
    return uri.path === '' ? undefined : { level: uri, locked: locked === true };
  } catch {
    return undefined;
  }
}
