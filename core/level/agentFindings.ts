import type { Finding } from './problem';
import type { ProblemList } from './problemList';

/** What was found in a level for one of its agents. */
export interface AgentFindings {
  readonly agent: string;
  readonly problems: ProblemList;
}

/**
 * Adds what was found for each of a level's agents to one list, every finding once. What was not
 * found for all of them names those that it was found for: “… (agent Ogre)”.
 * @param found of each agent, in the level's order
 */
export function addForAgents(problems: ProblemList, found: readonly AgentFindings[]): void {
  const distinct = new Map<string, { readonly finding: Finding; readonly agents: string[] }>();
  for (const { agent, problems: own } of found) {
    for (const finding of own.listed) {
      const key = JSON.stringify(finding);
      const known = distinct.get(key);
      if (!known) distinct.set(key, { finding, agents: [agent] });
      else if (!known.agents.includes(agent)) known.agents.push(agent);
    }
  }
  for (const { finding, agents } of distinct.values()) {
    const about =
      agents.length === found.length ? '' : ` (${agents.length > 1 ? 'agents' : 'agent'} ${agents.join(', ')})`;
    problems.add({ ...finding, message: `${finding.message}${about}` });
  }
  addUnlisted(problems, found);
}

/** Of what is only counted, nobody knows whether agents share it: the most that one of them has is taken. */
function addUnlisted(problems: ProblemList, found: readonly AgentFindings[]): void {
  const most = new Map<string, { readonly like: Finding; readonly count: number }>();
  for (const { like, count } of found.flatMap(({ problems: own }) => own.unlisted())) {
    if (count > (most.get(like.code)?.count ?? 0)) most.set(like.code, { like, count });
  }
  for (const { like, count } of most.values()) problems.addUnlisted(like.code, like.severity, count);
}
