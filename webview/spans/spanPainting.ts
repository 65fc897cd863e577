import type { DetailPacket } from '../../core/bake/detailPacket';
import type { FloorPacket } from '../../core/bake/passages/floorPacket';
import type { SpanPacket } from '../../core/bake/spanPacket';
import type { Steps } from '../../core/steps';
import { type Colouring, tellsFloors } from './drawing';
import { heatCells } from './heatCells';
import {
  distancePaintSteps,
  floorErrorPaintSteps,
  groupPaintSteps,
  islandPaintSteps,
  keptPaintSteps,
  ownerPaintSteps,
  type PaintedSpans,
} from './spanPaints';

/** A picture's spans as they are painted for one colouring. */
export interface Painting extends PaintedSpans {
  readonly colouring: Colouring;
  /** What the paints were made from, beside the packet. */
  readonly source: DetailPacket | FloorPacket | undefined;
  /** Whether the colours tell what the colouring promises; not while details are missing. */
  readonly told: boolean;
}

/** Paints one level's pictures after each other. */
export class SpanPainting {
  /** Details, and the packet that they belong to. */
  #details: { readonly packet: SpanPacket; readonly details: DetailPacket } | undefined;
  /** The floors of passages, and the packet that they belong to. */
  #floors: { readonly packet: SpanPacket; readonly floors: FloorPacket } | undefined;
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

  /** The floors of passages have come. */
  setFloors(packet: SpanPacket, floors: FloorPacket): void {
    this.#floors = floors.solidSpans === packet.x.length ? { packet, floors } : undefined;
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
    const source = this.#sourceOf(packet, colouring);
    const last = this.#last?.colouring === colouring ? this.#last : undefined;
    if (last?.packet === packet && (colouring === 'state' || last.source === source)) return last;
    const paints = yield* groupPaintSteps(packet);
    const steps = this.#paintingSteps(paints, packet, colouring);
    let told = true;
    if (colouring !== 'state') {
      if (steps !== undefined) yield* steps;
      else if (last?.told) yield* keptPaintSteps(paints, packet, last);
      else told = false;
    }
    this.#last = { packet, paints, colouring, source, told };
    return this.#last;
  }

  #sourceOf(packet: SpanPacket, colouring: Colouring): DetailPacket | FloorPacket | undefined {
    if (tellsFloors(colouring)) return this.#floors?.packet === packet ? this.#floors.floors : undefined;
    return this.#details?.packet === packet ? this.#details.details : undefined;
  }

  /** Paints over the groups' colours what a colouring tells; undefined while what it tells has not come. */
  #paintingSteps(paints: Uint8Array, packet: SpanPacket, colouring: Colouring): Steps<void> | undefined {
    const details = this.#details?.packet === packet ? this.#details.details : undefined;
    const floors = this.#floors?.packet === packet ? this.#floors.floors : undefined;
    switch (colouring) {
      case 'state':
        return undefined;
      case 'island':
        return details && islandPaintSteps(paints, details);
      case 'distance':
        return details && distancePaintSteps(paints, details, this.#heatCells ?? 1);
      case 'owner':
        return floors && ownerPaintSteps(paints, floors);
      case 'floorError':
        return floors && floorErrorPaintSteps(paints, floors, packet.cellHeight);
    }
  }
}
