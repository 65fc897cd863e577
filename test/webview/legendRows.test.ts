import { expect, test } from 'vitest';
import { SpanState } from '../../core/spans/spanState';
import { groupName, legendRows } from '../../webview/legendRows';
import { describePicture } from '../../webview/pictureDescription';
import { areaGroup, countGroups } from '../../webview/spans/spanGroup';
import { packetOf } from './packet';

const counts = countGroups(
  packetOf(4, 2, [
    [0, 0, 0, 1],
    [1, 0, 0, 1, SpanState.Ledge, 0],
    [2, 0, 0, 1, SpanState.Walkable, 5],
    [3, 0, 0, 1, SpanState.Walkable, 5],
    [3, 0, 9, 11, SpanState.Eroded, 0],
    [0, 1, 0, 1, SpanState.Promoted, 5],
  ]),
);

test('spans count for their state, walkable ones of an area for the area', () => {
  expect(counts[SpanState.Walkable]).toBe(1);
  expect(counts[SpanState.Ledge]).toBe(1);
  expect(counts[SpanState.Promoted]).toBe(1);
  expect(counts[areaGroup(5)]).toBe(2);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(6);
});

test('the legend lists every state and the areas that are there', () => {
  expect(legendRows(counts, new Set()).map((row) => `${row.name} ${row.count}`)).toEqual([
    'Walkable 1',
    'Ledge 1',
    'Eroded 1',
    'Low headroom 0',
    'Too steep 0',
    'Low obstacle 1',
    'Area 5 2',
    'Other solid 0',
  ]);
});

test('an area that is switched off stays in the legend while the level is without it', () => {
  const names = legendRows(counts, new Set([areaGroup(9)])).map((row) => row.name);
  expect(names).toContain('Area 9');
});

test('every group has a name', () => {
  expect([SpanState.Solid, SpanState.Promoted, areaGroup(7)].map(groupName)).toEqual([
    'Other solid',
    'Low obstacle',
    'Area 7',
  ]);
});

test('the picture has a description in words', () => {
  const summary = {
    level: 'Yard',
    agent: 'Humanoid',
    agents: ['Humanoid'],
    spans: 6,
    walkableCells: 3,
    walkableSquareMetres: 0.27,
    milliseconds: 4,
    settings: { height: 10, climb: 4, radius: 2, maxSlopeDegrees: 45 },
  };
  expect(describePicture(summary, counts)).toMatch(
    /^Yard: 6 spans, of which 1 walkable, 1 ledge, 1 eroded, 1 low obstacle, 2 area 5\. The agent can walk on 3 cells\. /,
  );
  const several = { ...summary, agent: 'Ogre', agents: ['Humanoid', 'Ogre'] };
  expect(describePicture(several, counts)).toMatch(/^Yard for Ogre: 6 spans, /);
});
