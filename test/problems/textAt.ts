import type { TextRange } from '../../core/level/problem';

/** The part of a text that a range marks. */
export function textAt(text: string, { start, end }: TextRange): string {
  const lines = text.split('\n');
  if (start.line === end.line) return lines[start.line].slice(start.character, end.character);
  const between = lines.slice(start.line + 1, end.line);
  return [lines[start.line].slice(start.character), ...between, lines[end.line].slice(0, end.character)].join('\n');
}
