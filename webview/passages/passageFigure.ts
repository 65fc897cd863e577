import type { Rgb } from '../colour/lab';
import type { PassageOutline } from '../messages';
import type { Figure, Stroke } from '../overlays/figure';
import { type GridFrame, type Point, toScene } from '../scene/gridFrame';
import { controlPlaces, curvePlaces, type PassagePlace, ringAt, ringPlaces } from './passageCurve';

/** Half the size of the cross at a control point, cells. */
const CROSS = 0.4;

/** The routes of passages: their curves, each turn in its colour, and a cross at each control point. */
export function routeFigure(
  passages: readonly PassageOutline[],
  frame: GridFrame,
  colourOf: (turn: number) => Rgb,
  ink: Rgb,
): Figure {
  const strokes = passages.flatMap((passage) => [
    ...curveStrokes(passage, frame, colourOf),
    ...controlPlaces(passage).flatMap(({ at }) => crossAt(toScene(frame, at), ink)),
  ]);
  return { strokes, panes: [] };
}

/** The tubes of passages: rings about two radii apart. A closed end is a pane of glass. */
export function tubeFigure(
  passages: readonly PassageOutline[],
  frame: GridFrame,
  colourOf: (turn: number) => Rgb,
): Figure {
  const tubes = passages.map((passage) => tubeOf(passage, frame, colourOf));
  return { strokes: tubes.flatMap(({ strokes }) => strokes), panes: tubes.flatMap(({ panes }) => panes) };
}

function tubeOf(passage: PassageOutline, frame: GridFrame, colourOf: (turn: number) => Rgb): Figure {
  const places = curvePlaces(passage);
  const ring = (place: number) => ({
    corners: ringAt(places, place).map((corner) => toScene(frame, corner)),
    colour: colourOf(passage.turns[places[place].segment]),
  });
  const strokes = ringPlaces(places).flatMap((place) => {
    const { corners, colour } = ring(place);
    return corners.map((from, i) => ({ from, to: corners[(i + 1) % corners.length], colour }));
  });
  const closed = [...(passage.openStart ? [] : [0]), ...(passage.openEnd ? [] : [places.length - 1])];
  return { strokes, panes: closed.map(ring) };
}

function curveStrokes(passage: PassageOutline, frame: GridFrame, colourOf: (turn: number) => Rgb): Stroke[] {
  const places = curvePlaces(passage);
  const inScene = ({ at }: PassagePlace) => toScene(frame, at);
  return places.slice(1).map((place, i) => ({
    from: inScene(places[i]),
    to: inScene(place),
    colour: colourOf(passage.turns[places[i].segment]),
  }));
}

function crossAt([x, y, z]: Point, colour: Rgb): Stroke[] {
  return [
    { from: [x - CROSS, y, z], to: [x + CROSS, y, z], colour },
    { from: [x, y - CROSS, z], to: [x, y + CROSS, z], colour },
    { from: [x, y, z - CROSS], to: [x, y, z + CROSS], colour },
  ];
}
