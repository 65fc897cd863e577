/** A floor lies this far below the player's height that a route is planned with, metres. */
export const FLOOR_BELOW_PLAYER = 1.23;

/** The tube's centre lies at the player's height, plus the radius, less this, metres. */
export const CENTRE_BELOW_RADIUS = 1.38;

/** The floor at a player's height, metres: the radius does not matter. */
export function floorHeight(playerY: number): number {
  return playerY - FLOOR_BELOW_PLAYER;
}

/** The height of the tube's centre at a player's height and a radius, metres. */
export function centreHeight(playerY: number, radius: number): number {
  return playerY + radius - CENTRE_BELOW_RADIUS;
}

/** The player's height for a tube whose centre is at a height, metres. */
export function playerHeight(centreY: number, radius: number): number {
  return centreY - radius + CENTRE_BELOW_RADIUS;
}
