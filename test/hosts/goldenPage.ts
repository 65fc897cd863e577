// Bakes in a page: puts the host's functions where the test can call them.
import { type BakeHost, hereHost } from './stageFigures';

declare global {
  interface Window {
    bakeHost: BakeHost;
  }
}

window.bakeHost = hereHost;
