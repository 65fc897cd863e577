import { type DetailPacket, readDetailPacket } from '../core/bake/detailPacket';
import { type FloorPacket, readFloorPacket } from '../core/bake/passages/floorPacket';
import { readSpanPacket, type SpanPacket } from '../core/bake/spanPacket';
import { host } from './host';
import type { Memory } from './memory';
import type { HostMessage } from './messages';
import type { PictureView } from './pictureView';
import { drawingOf } from './state';

export type PictureMessage = Extract<HostMessage, { type: 'picture' }>;

/** What becomes of a level's pictures, each at the moment it has become true. */
export interface LevelPictureEvents {
  /** A picture of another level than before takes its place on the screen. */
  turned(): void;
  /** A picture is on the screen: what is said around it changes in the same task. */
  shown(packet: SpanPacket, picture: PictureMessage): void;
  /** A picture has more spans than are drawn; there is none on the screen now. */
  tooMany(packet: SpanPacket, picture: PictureMessage, most: number): void;
  /** What was on the screen is gone. */
  emptied(): void;
  /** The details of the newest picture have come. */
  detailed(details: DetailPacket): void;
  /** The floors of the newest picture's passages have come. */
  floored(floors: FloorPacket): void;
  /** Nothing more happens with the newest picture. */
  settled(): void;
  failed(sentence: string): void;
}

/** The pictures of the level that is shown: takes them as they come and has them drawn as they are wanted. */
export class LevelPicture {
  readonly #view: PictureView;
  readonly #memory: Memory;
  readonly #events: LevelPictureEvents;
  /** The newest one of the level, which may not be on the screen yet, and its details. */
  #newest: PictureMessage | undefined;
  #details: ArrayBuffer | undefined;
  #floors: ArrayBuffer | undefined;
  /** Whether the picture on the screen is still that of the level before. */
  #foreign = false;
  #maximumSpans = Number.POSITIVE_INFINITY;

  constructor(view: PictureView, memory: Memory, events: LevelPictureEvents) {
    this.#view = view;
    this.#memory = memory;
    this.#events = events;
  }

  /** Whether the picture on the screen is another level's. */
  get foreign(): boolean {
    return this.#foreign;
  }

  /** Another level's turn: the picture of the one before stays until its own has come. */
  expectAnother(): void {
    this.#foreign = true;
    this.#newest = undefined;
    this.#details = undefined;
    this.#floors = undefined;
  }

  /** A picture has come. */
  took(picture: PictureMessage): void {
    this.#newest = picture;
    this.#details = undefined;
    this.#floors = undefined;
    void this.#show(picture);
  }

  /** Links, islands and distances of the newest picture have come. */
  tookDetails(buffer: ArrayBuffer): void {
    this.#details = buffer;
    const details = readDetailPacket(buffer);
    this.#view.setDetails(details).catch((error) => this.#cannotDraw(error));
    this.#events.detailed(details);
  }

  /** The floors of the newest picture's passages have come. */
  tookFloors(buffer: ArrayBuffer): void {
    this.#floors = buffer;
    const floors = readFloorPacket(buffer);
    this.#view.setFloors(floors).catch((error) => this.#cannotDraw(error));
    this.#events.floored(floors);
  }

  /** Whether the newest picture's level has passages. */
  get hasRock(): boolean {
    return this.#newest?.passages !== undefined;
  }

  /** Draws the picture as it is wanted now; one that is still another level's is left alone. */
  redraw(): void {
    if (this.#foreign) return;
    const drawing = drawingOf(this.#memory.state, this.#memory.level, this.hasRock);
    this.#view.setDrawing(drawing).catch((error) => this.#cannotDraw(error));
  }

  /** From now on, pictures with more spans are not drawn. */
  limit(maximumSpans: number): void {
    if (maximumSpans === this.#maximumSpans) return;
    this.#maximumSpans = maximumSpans;
    const details = this.#details;
    const floors = this.#floors;
    if (this.#newest !== undefined) void this.#show(this.#newest);
    if (details !== undefined) this.tookDetails(details);
    if (floors !== undefined) this.tookFloors(floors);
  }

  /** The level has no picture for now: another one's goes, its own stays. */
  refused(): void {
    if (this.#foreign) this.#empty();
  }

  #empty(): void {
    this.#foreign = false;
    this.#view.clear();
    this.#events.emptied();
  }

  async #show(picture: PictureMessage): Promise<void> {
    const received = performance.now();
    try {
      const packet = readSpanPacket(picture.packet);
      if (packet.x.length > this.#maximumSpans) {
        this.#turn();
        this.#empty();
        this.#events.tooMany(packet, picture, this.#maximumSpans);
        this.#events.settled();
        return;
      }
      const drawing = drawingOf(this.#memory.state, this.#memory.level, picture.passages !== undefined);
      const faces = await this.#view.show(packet, drawing, this.#foreign, () => {
        this.#turn();
        this.#events.shown(packet, picture);
      });
      // One that was overtaken is followed by another.
      if (faces === undefined && this.#newest !== picture) return;
      this.#events.settled();
      if (faces === undefined) return;
      const milliseconds = performance.now() - received;
      host.postMessage({ type: 'drawn', version: picture.version, faces, milliseconds });
      await this.#view.settled();
      document.body.dataset.drawnVersion = String(picture.version);
    } catch (error) {
      this.#events.settled();
      this.#cannotDraw(error);
    }
  }

  #turn(): void {
    if (this.#foreign) this.#events.turned();
    this.#foreign = false;
  }

  #cannotDraw(error: unknown): void {
    this.#events.failed(`This picture cannot be drawn: ${error instanceof Error ? error.message : String(error)}`);
  }
}
