import type { BakeCancellation } from '../bakes/bakeJob';

/** Calls one bake off. */
export class Cancellation implements BakeCancellation {
  cancelled = false;
  private readonly listeners: (() => void)[] = [];

  onCancelled(listener: () => void): void {
    if (this.cancelled) listener();
    else this.listeners.push(listener);
  }

  cancel(): void {
    if (this.cancelled) return;
    this.cancelled = true;
    for (const listener of this.listeners) listener();
  }
}
