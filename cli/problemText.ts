import colours from 'picocolors';
import type { Problem } from '../core/level/problem';
import { type NamedPlace, placeOf, relatedPlacesOf } from './problemPlaces';

const SEVERITY_COLOURS = { error: colours.red, warning: colours.yellow, hint: colours.cyan };

/**
 * A problem the way compilers write it: `file:line:column: severity CODE message`, and a line more,
 * a `note`, for each other place that it is about.
 */
export function problemText(level: string, problem: Problem): string {
  const severity = SEVERITY_COLOURS[problem.severity](problem.severity);
  const notes = relatedPlacesOf(level, problem).map((place) => `${placeText(place)}: note: ${place.message}\n`);
  return `${placeText(placeOf(level, problem))}: ${severity} ${problem.code} ${problem.message}\n${notes.join('')}`;
}

/** `file:line:column`, counted from 1. */
export function placeText({ file, range: { start } }: NamedPlace): string {
  return `${file}:${start.line + 1}:${start.character + 1}`;
}
