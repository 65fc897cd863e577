import type { PassageStudy } from '../../core/bake/passages/passageStudy';
import type { TreadAudit } from '../../core/bake/passages/treadAudit';
import { type BoreName, PRINTED_PATHS, PRINTED_TABLE } from '../../core/passages/study/ownerTable';
import { treadJson } from './treadJson';

/** R3's table and what belongs to it, for programs. Metres; shares are 0 … 1. */
export function studyJson({ rules, paths, ripple, carve, hardUnion, smoothUnion }: PassageStudy): string {
  const carved = Object.entries(carve).map(([owner, bores]) => [owner, boresJson(bores)]);
  const result = {
    rules,
    paths,
    carve: Object.fromEntries(carved),
    printed: { rules: PRINTED_TABLE, paths: PRINTED_PATHS },
    ripple,
    hardUnion: boresJson(hardUnion),
    smoothUnion,
  };
  return `${JSON.stringify(result, null, 2)}\n`;
}

function boresJson(bores: Readonly<Record<BoreName, TreadAudit>>): object {
  return { '4.5': treadJson(bores['4.5']), '3.0': treadJson(bores['3.0']) };
}
