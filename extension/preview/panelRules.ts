import { FLOOR_OWNERS, type FloorOwnerName } from '../../core/passages/owners/ownerNames';
import type { HostMessage, ViewMessage } from '../../webview/messages';
import type { LevelBake } from '../levels/levelBake';
import { fileName } from '../levels/levelFile';
import type { RuleTrials } from '../levels/ruleTrials';
import { writeFloorOwner } from '../levels/writeFloorOwner';
import { pictureMessage } from './levelMessages';

type RuleMessage = Extract<ViewMessage, { type: 'tryRule' | 'writeRule' | 'compareRules' }>;

/** The rule that is seen beside another at first: ours beside all others, and R3's first choice beside ours. */
const OURS: FloorOwnerName = 'route-pass';
const OTHER: FloorOwnerName = 'floor-band';

/** The rules for the floors of passages in one panel: the one on trial, and whether two are seen side by side. */
export class PanelRules {
  private compares = false;
  /** Whether the trial began because two rules were to be compared. */
  private begun = false;
  /** What the page has of the picture beside. */
  private sent: Partial<Pick<LevelBake, 'picture' | 'floors'>> = {};

  constructor(
    private readonly trials: RuleTrials,
    private readonly say: (message: HostMessage) => void,
  ) {}

  /** Whose picture the panel shows: that of the rule on trial, unless it stands beside the level's own. */
  pictured(level: LevelBake): LevelBake {
    const trial = this.compares ? undefined : this.trials.of(level);
    return trial?.picture ? trial : level;
  }

  /** Whose bake the panel tells of: the level's own until that is over, then that of the rule on trial. */
  baking(level: LevelBake): LevelBake {
    return (level.state.kind === 'baked' && this.trials.of(level)) || level;
  }

  /** Calls the running bake off; a rule on trial is given up with its own. */
  cancel(level: LevelBake): void {
    const bake = this.baking(level);
    if (bake === level) level.cancel();
    else if (bake.state.kind === 'baking') this.trials.end(level);
  }

  /** The page asks for something. */
  hear(level: LevelBake, message: RuleMessage): void {
    switch (message.type) {
      case 'tryRule':
        if (message.rule === undefined) this.trials.end(level);
        else this.begin(level, message.rule);
        return;
      case 'writeRule': {
        const rule = ruleNamed(message.rule);
        if (rule) void writeFloorOwner(level.uri, rule);
        return;
      }
      case 'compareRules':
        this.compare(level, message.wanted);
        return;
    }
  }

  /** Sends the picture beside, while there is to be one and the page does not have it; one that is not there is begun. */
  update(level: LevelBake): void {
    if (!this.compares) return;
    const trial = this.trials.of(level) ?? this.beginBeside(level);
    if (!trial?.picture) return;
    const { picture, floors } = trial;
    if (picture !== this.sent.picture) {
      this.sent = { picture };
      const message = pictureMessage(picture, fileName(level.uri));
      const { packet, summary, passages } = message;
      if (passages) this.say({ type: 'beside', packet, summary, passages });
    }
    if (!floors || floors === this.sent.floors) return;
    this.sent.floors = floors;
    this.say({ type: 'floorsBeside', ...floors });
  }

  /** The page has been loaded anew and has nothing: what it showed side by side comes back. */
  loaded(): void {
    this.sent = {};
    if (this.compares) this.say({ type: 'do', action: 'compareRules' });
  }

  /** The panel turns from one level to another. */
  leave(level: LevelBake): void {
    this.compare(level, false);
  }

  private begin(level: LevelBake, name: string): void {
    const rule = ruleNamed(name);
    if (rule) this.trials.begin(level, rule);
  }

  /** Begins a trial of the rule that is seen beside the level's own at first. */
  private beginBeside(level: LevelBake): LevelBake | undefined {
    const rule = level.picture?.passages?.rule;
    if (!rule) return undefined;
    this.begun = true;
    this.trials.begin(level, rule.own.every((own) => own === OURS) ? OTHER : OURS);
    return this.trials.of(level);
  }

  private compare(level: LevelBake, wanted: boolean): void {
    this.compares = wanted;
    this.sent = {};
    if (wanted || !this.begun) return;
    this.begun = false;
    this.trials.end(level);
  }
}

function ruleNamed(name: string): FloorOwnerName | undefined {
  return FLOOR_OWNERS.find((rule) => rule === name);
}
