// The peers as npm installs them beside this folder: `npm ci --prefix bench`. This file is not bundled, so
// that they are found from here and run as they come.

/** @returns {Promise<unknown>} */
export const loadRecast = () => import('@recast-navigation/core');

/** @returns {Promise<unknown>} */
export const loadNavcat = () => import('navcat');
