import * as vscode from 'vscode';
import type { LevelSource } from '../../core/level/levelFormat';
import type { BakeJob } from '../bakes/bakeJob';
import type { ReferencedFiles } from './referencedFiles';

/** A plain bake of a level's text: no dumps, and nothing beside the picture. */
export function plainJob(text: LevelSource, files: ReferencedFiles): BakeJob {
  const settings = vscode.workspace.getConfiguration('ledgelight');
  const megabytes = settings.get<number>('memoryLimit');
  const memoryLimit = megabytes && megabytes * 2 ** 20;
  const kernel = settings.get('kernel') !== 'typescript';
  const read = files.read.bind(files);
  return { text, dumps: false, details: false, source: false, kernel, memoryLimit, read };
}
