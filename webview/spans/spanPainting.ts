import type { DetailPacket } from '../../core/bake/detailPacket';
import type { SpanPacket } from '../../core/bake/spanPacket';
import type { Steps } from '../../core/steps';
import type { Colouring } from './drawing';
import { heatCells } from './heatCells';
import { distancePaintSteps, groupPaintSteps, islandPaintSteps, keptPaintSteps, type PaintedSpans } from './spanPaints';

/** A picture's spans as they are painted for one colouring. */
export interface Painting extends PaintedSpans {
  readonly colouring: Colouring;
  /** What the paints were made from, beside the packet. */
  readonly details: DetailPacket | undefined;
  /** Whether the colours tell what the colouring promises; not while details are missing. */
  readonly told: boolean;
}

/** Paints one level's pictures after each other. */
export class SpanPainting {
  /** Details, and the packet that they belong to. */
  #details: { readonly packet: SpanPacket; readonly details: DetailPacket } | undefined;
  #last: Painting | undefined;
  #heatCells: number | undefined;

  /** How many cells from the edge the heat scale reaches; undefined until details have come. */
  get heatCells(): number | undefined {
    return this.#heatCells;
  }

  /** Details have come, or there are none any more. */
  setDetails(packet: SpanPacket, details: DetailPacket | undefined): void {
    this.#details = undefined;
    if (details === undefined || details.solidSpans !== packet.x.length) return;
    this.#details = { packet, details };
    this.#heatCells = heatCells(details.distance, this.#heatCells);
  }

  /** Another level's turn. Details that have come for `packet` are kept. */
  turnTo(packet: SpanPacket): void {
    this.#last = undefined;
    this.#heatCells = undefined;
    if (this.#details?.packet === packet) this.setDetails(packet, this.#details.details);
  }

  /**
   * Paints a picture's spans. Until its details come, what has not moved keeps the colours of the
   * picture before, and the rest those of its groups.
   */
  *paintSteps(packet: SpanPacket, colouring: Colouring): Steps<Painting> {
    const details = this.#details?.packet === packet ? this.#details.details : undefined;
    const last = this.#last?.colouring === colouring ? this.#last : undefined;
    if (last?.packet === packet && (colouring === 'state' || last.details === details)) return last;
    const paints = yield* groupPaintSteps(packet);
    let told = true;
    if (colouring !== 'state') {
      if (details !== undefined) yield* this.#paintDetails(paints, details, colouring);
      else if (last?.told) yield* keptPaintSteps(paints, packet, last);
      else told = false;
    }
    this.#last = { packet, paints, colouring, details, told };
    return this.#last;
  }

  #paintDetails(paints: Uint8Array, details: DetailPacket, colouring: 'island' | 'distance'): Steps<void> {
    return colouring === 'island'
      ? islandPaintSteps(paints, details)
      : distancePaintSteps(paints, details, this.#heatCells ?? 1);
  }
}
