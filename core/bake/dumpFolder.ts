import type { AgentTurn } from './bakeLevel';

/** What some file system does not take in a name. */
const UNSAFE = /[<>:"/\\|?*\p{Cc}]/gu;
/** Names that Windows keeps for devices, whatever their ending. */
const DEVICES = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;
const LONGEST = 80;

/**
 * Where an agent's dumps go inside the folder for all: nowhere further, an empty text, where only one
 * agent is baked; else a folder called like the agent, as far as every file system takes that name.
 */
export function dumpFolder({ agent, agents }: AgentTurn): string {
  if (agents.length === 1) return '';
  const taken = new Set<string>();
  for (const name of agents) {
    const folder = freeName(safeName(name), taken);
    if (name === agent) return folder;
    taken.add(folder.toLowerCase());
  }
  throw new Error(`“${agent}” has no turn.`);
}

function safeName(name: string): string {
  const characters = [...name.normalize().replace(UNSAFE, '_')].slice(0, LONGEST).join('');
  // Windows drops dots and spaces at the end; a dot in front hides a folder elsewhere.
  const trimmed = characters.replace(/^[. ]+|[. ]+$/g, '') || 'agent';
  return DEVICES.test(trimmed) ? `_${trimmed}` : trimmed;
}

/** The name itself, or with a number behind it where it is taken, in large letters or in small ones. */
function freeName(name: string, taken: ReadonlySet<string>): string {
  let free = name;
  for (let number = 2; taken.has(free.toLowerCase()); number++) free = `${name}-${number}`;
  return free;
}
