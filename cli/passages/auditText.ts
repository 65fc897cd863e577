import colours from 'picocolors';
import { counted } from '../../core/figures';
import type { Level } from '../../core/level/level';
import { errorCell, heading, plain, rippleCell, treadCells } from './figureCells';
import type { RockAudit, RuleAudit } from './levelAudit';
import { type Cell, textTable } from './textTable';

const TITLES = ['rule', 'p-p', 'greatest', 'floor', 'blocked', 'min', 'median', 'tread', 'ripple', 'carving'];

/** Marks the rule that the block has. */
const OWN = '* ';

/** What was found in the passages of a level for one of its agents, for people. */
export function auditText(file: string, { name, settings, frame }: Level, rocks: readonly RockAudit[]): string {
  const title = `${colours.bold(name || file)} ${colours.dim(`for ${settings.name}`)}\n`;
  if (rocks.length === 0) return `${title}  The level has no rock with passages.\n`;
  const needed = settings.height * frame.cellHeight;
  return [
    title,
    ...rocks.flatMap((audit) => audit.rock.passages.map((_, passage) => passageText(audit, passage))),
    colours.dim(legend(needed)),
  ].join('\n');
}

function legend(needed: number): string {
  return (
    `  ${OWN}the rule of the block.  p-p, greatest: error of the floor, peak to peak and at most, metres.\n` +
    `  blocked: less than ${needed.toFixed(2)} m of headroom.  min, median: headroom above a floor, metres.\n` +
    '  tread: the agent walks from end to end.  ripple: period of the floor’s dominant wave.\n'
  );
}

function passageText({ name, rock, rules, unserved }: RockAudit, passage: number): string {
  const { name: called, passage: figures } = rock.passages[passage];
  const [{ controlSpacing }] = rules.map(({ passages }) => passages[passage]);
  const { curve, x } = rock.block.routes[passage];
  const facts = [
    figures.style,
    counted(x.length - 1, 'segment'),
    `${curve.length.toFixed(1)} m long`,
    `controls ${controlSpacing.toFixed(3)} m apart`,
  ];
  const rows = rules.map((rule) => ruleCells(rule, passage, rule.owner === rock.block.floorOwner));
  const notes = unserved.map(
    ({ owner, passage: other, reason }) => `  ${owner} cannot serve ${rock.passages[other].name}: it ${reason}.\n`,
  );
  return [
    `${colours.bold(`${called} in ${name}`)}: ${facts.join(', ')}\n`,
    textTable([TITLES.map((title, i) => heading(i === 0 ? `  ${title}` : title)), ...rows]),
    notes.join(''),
  ].join('');
}

function ruleCells({ owner, milliseconds, passages }: RuleAudit, passage: number, isOwn: boolean): Cell[] {
  const { error, ripple, tread } = passages[passage];
  return [
    { text: `${isOwn ? OWN : '  '}${owner}`, ...(isOwn && { paint: colours.bold }) },
    errorCell(error.peakToPeak),
    errorCell(error.maxAbs),
    ...treadCells(tread),
    rippleCell(ripple),
    plain(`${milliseconds.toFixed(0)} ms`),
  ];
}
