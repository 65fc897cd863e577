// Starts the Chromium that tests draw in. WebGL runs in software there, the same on every machine; what Chromium would
// look up on the network by itself is off.
import { chromium } from 'playwright-core';
import { findChromium } from '../../scripts/setup/chromium.mjs';

const switches = [
  '--no-sandbox',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/**
 * A page in a browser of its own; closing the browser ends it.
 * @param {{ webgl?: boolean }} [options] `webgl: false` for a browser that cannot draw
 * @returns {Promise<{ browser: import('playwright-core').Browser, page: import('playwright-core').Page }>}
 */
export async function openBrowser({ webgl = true } = {}) {
  const args = webgl ? switches : [...switches, '--disable-3d-apis'];
  const browser = await chromium.launch({ executablePath: findChromium(), args });
  const page = await browser.newPage({ viewport: { width: 1600, height: 900 } });
  return { browser, page };
}
