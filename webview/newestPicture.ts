import type { HostMessage } from './messages';

export type PictureMessage = Extract<HostMessage, { type: 'picture' }>;

/** The newest picture that came for the level, with its details, so that it can be shown again. */
export class NewestPicture {
  #picture: PictureMessage | undefined;
  #details: ArrayBuffer | undefined;

  get picture(): PictureMessage | undefined {
    return this.#picture;
  }

  /** The picture's details; undefined until they have come. */
  get details(): ArrayBuffer | undefined {
    return this.#details;
  }

  /** A picture has come; its details follow. */
  came(picture: PictureMessage): void {
    this.#picture = picture;
    this.#details = undefined;
  }

  /** The picture's details have come. */
  detailsCame(packet: ArrayBuffer): void {
    this.#details = packet;
  }

  /** Another level's turn. */
  forget(): void {
    this.#picture = undefined;
    this.#details = undefined;
  }
}
