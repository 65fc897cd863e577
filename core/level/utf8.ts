/** The decoder that every host has: Node, browsers and their workers alike. */
declare const TextDecoder: new (label: string, options: { fatal: boolean }) => { decode(bytes: Uint8Array): string };

/**
 * The text of a file's bytes; a byte order mark is left out.
 * @throws Error when they are not UTF-8, its message the end of a sentence
 */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Error('it is not UTF-8 text.');
  }
}
