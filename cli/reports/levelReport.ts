import type { ProblemReport } from '../../core/level/problemList';

/** What is wrong in one of the levels that are checked. */
export interface LevelReport {
  /** The level's path, as the command line named it or a glob found it. */
  readonly level: string;
  readonly report: ProblemReport;
}
