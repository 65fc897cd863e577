import type * as vscode from 'vscode';
import type { BakeOutcome, BakePlace } from '../bakes/bakeJob';
import { Cancellation } from './cancellation';
import { plainJob } from './plainJob';
import { ReferencedFiles } from './referencedFiles';

/** Bakes a level as its document stands now for the dumps of its stages; nobody else hears of it. */
export async function bakeDumps(
  level: vscode.Uri,
  place: BakePlace,
  token: vscode.CancellationToken,
): Promise<BakeOutcome> {
  const cancellation = new Cancellation();
  token.onCancellationRequested(() => cancellation.cancel());
  const files = new ReferencedFiles(level);
  const { text } = await files.readLevel();
  return place.bake({ ...plainJob(text, files), dumps: true }, cancellation);
}
