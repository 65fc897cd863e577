import { actionOfKey } from './actions';
import { takesKey } from './controls';
import type { PreviewAction } from './messages';

/** Calls `act` with the action of each key that nobody else has taken. */
export function onActionKey(act: (action: PreviewAction) => void): void {
  window.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || takesKey(event)) return;
    const action = actionOfKey(event.key);
    if (action === undefined) return;
    event.preventDefault();
    act(action);
  });
}
