import * as vscode from 'vscode';
import { levelFormats } from './levelFormats';

const LEVEL_FILE = /\.level\.json$/i;
const SETTINGS_FILE = /\.spans\.json$/i;

/** Schemes of documents that only show an older state of a file. */
const SHADOWS = new Set(['git', 'gitfs', 'vscode-local-history', 'vscode-timeline', 'review']);

/** Whether a document is a level that is baked: by its name, wherever it lies. */
export function isLevel(uri: vscode.Uri): boolean {
  const named = LEVEL_FILE.test(uri.path) || levelFormats.formatOf(uri) !== undefined;
  return named && !SHADOWS.has(uri.scheme);
}

/** Whether a document is an agent's settings: by its name, wherever it lies. */
export function isSettingsFile(uri: vscode.Uri): boolean {
  return SETTINGS_FILE.test(uri.path) && !SHADOWS.has(uri.scheme);
}

/** The file's name without its folder. */
export function fileName(uri: vscode.Uri): string {
  return uri.path.slice(uri.path.lastIndexOf('/') + 1);
}

/** The document of a file, if it is open in an editor. */
export function openDocument(uri: vscode.Uri): vscode.TextDocument | undefined {
  const key = uri.toString();
  return vscode.workspace.textDocuments.find((document) => !document.isClosed && document.uri.toString() === key);
}
