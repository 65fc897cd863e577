import { firstNotBelow } from '../../core/bake/openSpans';
import { centimetres } from '../legend/floorErrorFigures';
import { turnName } from '../legend/ownerRows';
import type { Fact, ReadPicture } from './spanFacts';

/** What is known of a span as the floor of a passage: who owns it, and how far it is from the exact one. */
export function floorFacts({ floors, passages = [] }: Pick<ReadPicture, 'floors' | 'passages'>, span: number): Fact[] {
  if (floors === undefined) return [];
  const floor = firstNotBelow(span, 0, floors.solid.length, (index) => floors.solid[index]);
  if (floors.solid[floor] !== span) return [];
  const owner = { name: 'Floor owner', value: turnName(passages, floors.turn[floor]) };
  const error = floors.error[floor];
  if (Number.isNaN(error)) return [owner];
  const side = error < 0 ? 'below' : 'above';
  return [owner, { name: 'Floor error', value: `${centimetres(Math.abs(error))} ${side} the exact floor` }];
}
