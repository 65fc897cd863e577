import type { HostMessage, ViewMessage } from './messages';

interface EditorApi {
  postMessage(message: ViewMessage): void;
  getState(): unknown;
  setState(state: object): void;
}

declare function acquireVsCodeApi(): EditorApi;

/** The editor's end of the line; an editor hands it out once a page. */
export const host: EditorApi = acquireVsCodeApi();

const TYPES: ReadonlySet<string> = new Set<HostMessage['type']>([
  'shows',
  'picture',
  'details',
  'floors',
  'beside',
  'floorsBeside',
  'source',
  'baking',
  'refused',
  'idle',
  'look',
  'do',
]);

function isHostMessage(data: unknown): data is HostMessage {
  return typeof data === 'object' && data !== null && 'type' in data && TYPES.has(String(data.type));
}

/** Calls `receive` with every message from the extension. */
export function onHostMessage(receive: (message: HostMessage) => void): void {
  window.addEventListener('message', (event) => {
    if (isHostMessage(event.data)) receive(event.data);
  });
}
