import { shareOfBake } from '../../core/bake/bakeShare';
import type { HostMessage } from '../../webview/messages';
import type { LevelBake, LevelPicture } from '../levels/levelBake';

/**
 * A picture as the page is sent it.
 * @param file the level's file name, for a level without a name
 */
export function pictureMessage(picture: LevelPicture, file: string): Extract<HostMessage, { type: 'picture' }> {
  const { version, packet, agents, volumes, passages } = picture;
  const { level, agent, spans, walkableCells, walkableSquareMetres, milliseconds, settings } = picture.summary;
  const figures = { spans, walkableCells, walkableSquareMetres, milliseconds, settings };
  const summary = { level: level || file, agent, agents, ...figures };
  return { type: 'picture', version, packet, volumes, summary, ...(passages && { passages }) };
}

/** Where the newest bake stands, as the page is told; nothing before the first one began. */
export function stateMessage({ state, outdated }: LevelBake): HostMessage | undefined {
  switch (state.kind) {
    case 'waiting':
      return undefined;
    case 'baking': {
      const { progress } = state;
      const share = progress ? shareOfBake(progress) : 0;
      return { type: 'baking', stage: progress?.stage ?? 'reading', share, outdated };
    }
    case 'refused': {
      const { sentence, errors, remedies } = state;
      return { type: 'refused', sentence, problems: errors, outdated, remedies };
    }
    case 'baked':
      return { type: 'idle' };
  }
}
