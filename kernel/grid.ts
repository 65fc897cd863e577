/** The grid (§1), and what the agent needs: the same for all stages of a bake. */

/** Columns along x and along z, and rows. */
export let width: u32 = 0;
export let depth: u32 = 0;
export let rows: u32 = 0;
/** Clearance that the agent needs, and how far up or down it steps, in rows. */
export let height: i32 = 0;
export let climb: i32 = 0;

/** Tells the grid and the agent, before anything else. */
export function useGrid(gridWidth: u32, gridDepth: u32, gridRows: u32, agentHeight: i32, agentClimb: i32): void {
  width = gridWidth;
  depth = gridDepth;
  rows = gridRows;
  height = agentHeight;
  climb = agentClimb;
}
