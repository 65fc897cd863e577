import * as vscode from 'vscode';
import type { LevelSource } from '../../core/level/levelFormat';
import type { BakeJob } from '../bakes/bakeJob';
import type { ReferencedFiles } from './referencedFiles';

/** A plain bake of a level's text: no dumps, and nothing beside the picture. */
export function plainJob(text: LevelSource, files: ReferencedFiles): BakeJob {
  const megabytes = vscode.workspace.getConfiguration('ledgelight').get<number>('memoryLimit');
  const memoryLimit = megabytes && megabytes * 2 ** 20;
  return { text, dumps: false, details: false, source: false, memoryLimit, read: files.read.bind(files) };
}
