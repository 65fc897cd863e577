import { UsageError } from './usageError';

/**
 * Refuses an agent that a level does not have.
 * @param agent as the command line names it; any level has “none in particular”
 * @param agents of the level; none if it was refused, so that nobody knows
 * @throws UsageError
 */
export function checkAgent(level: string, agent: string | undefined, agents: readonly string[]): void {
  if (agent === undefined || agents.length === 0 || agents.includes(agent)) return;
  const names = agents.map((name) => `“${name}”`).join(', ');
  throw new UsageError(`“${level}” has no agent “${agent}”; there ${agents.length > 1 ? 'are' : 'is'} ${names}.`);
}
