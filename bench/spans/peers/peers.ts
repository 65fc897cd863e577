import type { Contender } from '../contender';
import { navcatContender } from './navcat';
import { recastContender } from './recast';

/**
 * Loads the peers.
 * @throws Error with a sentence on what to do where they are not installed
 */
export async function loadPeers(): Promise<Contender[]> {
  try {
    return [await recastContender(), await navcatContender()];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new Error('The peers are not installed. Run npm ci --prefix bench, or add --no-peers to measure ours alone.');
  }
}
