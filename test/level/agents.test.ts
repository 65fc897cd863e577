import { describe, expect, test } from 'vitest';
import { bakeLevel } from '../../core/bake/bakeLevel';
import { addForAgents } from '../../core/level/agentFindings';
import { ProblemList, reportOf } from '../../core/level/problemList';
import { runToEnd } from '../../core/steps';
import { expectProblems, filesOf, unmark } from './places';

const BOUNDS = '"bounds": {"min": [0, 0, 0], "max": [4, 4, 4]}';
const withSettings = (settings: string) => `{"settings": ${settings}, ${BOUNDS}, "geometry": []}`;

describe('LL308, two agents of one name', () => {
  const second = (name: string) => ({ code: 'LL308', says: `Two agents are called “${name}”` });

  test('is marked at what gives the second its name', async () => {
    await expectProblems(withSettings('[{"name": "Ogre"}, {"radius": 3, "name": «"Ogre"»}]'), second('Ogre'));
    await expectProblems(withSettings('[{}, «{»"radius": 3}]'), second('Humanoid'));
    const files = { 'orcs/ogre.spans.json': '{}' };
    await expectProblems(
      { '': withSettings('[{"name": "ogre"}, «"orcs/ogre.spans.json"»]'), ...files },
      second('ogre'),
    );
  });

  test('tells of the first one too', async () => {
    const { text, ranges } = unmark(withSettings('[{"name": «"Ogre"»}, {}, {"name": «"Ogre"»}]'));
    const { report } = await bakeLevel(text, filesOf({}), runToEnd);
    expect(report.problems).toHaveLength(1);
    expect(report.problems[0].range).toEqual(ranges[1]);
    expect(report.problems[0].related).toEqual([{ message: 'The first “Ogre”.', file: '', range: ranges[0] }]);
  });

  test('is not about names that differ', async () => {
    const { report } = await bakeLevel(withSettings('[{"name": "Ogre"}, {"name": "ogre"}, {}]'), filesOf({}), runToEnd);
    expect(report.problems).toEqual([]);
  });
});

describe('What is wrong with the grid', () => {
  test('is told once, for all agents', async () => {
    const level =
      '{"settings": [{"name": "Ogre"}, {}], "bounds": {"min": [0, 0, 0], "max": [4, «0», 4]}, "geometry": []}';
    await expectProblems(level, { code: 'LL302', says: 'max 0 is not above min 0.', error: 'ArgumentError' });
  });

  test('names the agents whose cells it comes from', async () => {
    const files = filesOf({ 'Mouse.spans.json': '{"cellSize": 1e-5}', 'Ant.spans.json': '{"cellSize": 1e-5}' });
    const settings = '[{"name": "Ogre"}, "Mouse.spans.json", "Ant.spans.json"]';
    const { report } = await bakeLevel(withSettings(settings), files, runToEnd);
    expect(report.problems.length).toBeGreaterThan(0);
    for (const { code, message } of report.problems) {
      expect(code).toBe('LL303');
      expect(message).toMatch(/ \(agents Mouse, Ant\)$/);
    }
    expect(report.errors).toBe(report.problems.length);
  });
});

describe('A level with several agents', () => {
  const floor = '{"type": "mesh", "vertices": [0,1,0, 0,1,4, 4,1,4, 4,1,0], "indices": [0,1,2, 0,2,3, 1,1,2]}';
  const ogre = '{"name": "Ogre", "cellSize": 1, "cellHeight": 0.5, "radius": 0}';
  const cat = '{"name": "Cat", "cellSize": 0.5, "cellHeight": 0.5}';
  const level = `{"settings": [${ogre}, ${cat}], ${BOUNDS}, "geometry": [${floor}]}`;

  test('is baked for each of them, on a grid of its own', async () => {
    const { agents, summaries } = await bakeLevel(level, filesOf({}), runToEnd);
    expect(agents).toEqual(['Ogre', 'Cat']);
    expect(summaries.map(({ agent, spans }) => [agent, spans])).toEqual([
      ['Ogre', 16],
      ['Cat', 64],
    ]);
  });

  test('is baked for one of them first where that is wanted, and listed in its own order', async () => {
    const turns: string[] = [];
    const { summaries, report } = await bakeLevel(level, filesOf({}), runToEnd, {
      firstAgent: 'Cat',
      onBaked: (bake, { agent }, turn) => turns.push(`${turn.agent} ${bake.triangles} of ${turn.agents}`) && agent,
    });
    expect(turns).toEqual(['Cat 3 of Ogre,Cat', 'Ogre 3 of Ogre,Cat']);
    expect(summaries.map(({ agent }) => agent)).toEqual(['Ogre', 'Cat']);
    expect(report.warnings).toBe(1);
  });

  test('is baked for one of them alone', async () => {
    const stages = new Set<string>();
    const { agents, summaries, report } = await bakeLevel(level, filesOf({}), runToEnd, {
      onlyAgent: 'Cat',
      onStage: (_, field, turn) => stages.add(`${turn.agents}: ${field.frame.width}`),
    });
    expect(summaries.map(({ agent }) => agent)).toEqual(['Cat']);
    expect([...stages]).toEqual(['Cat: 8']);
    expect(agents).toEqual(['Ogre', 'Cat']);
    expect(report.problems.map(({ message }) => message)).toEqual([expect.not.stringContaining('agent')]);
  });

  test('is baked for nobody that it does not have', async () => {
    const { agents, summaries, report } = await bakeLevel(level, filesOf({}), runToEnd, { onlyAgent: 'Dog' });
    expect({ agents, summaries, errors: report.errors }).toEqual({ agents: ['Ogre', 'Cat'], summaries: [], errors: 0 });
  });
});

describe('What was found for several agents', () => {
  const text = '[0, 1, 2, 3]';
  const listOf = (...messages: string[]) => {
    const problems = new ProblemList('', text);
    for (const message of messages) problems.add({ code: 'LL205', severity: 'warning', message, path: [0] });
    return problems;
  };
  const merged = (...lists: ProblemList[]) => {
    const problems = new ProblemList('', text);
    addForAgents(
      problems,
      lists.map((list, i) => ({ agent: ['Ogre', 'Cat', 'Ant'][i], problems: list })),
    );
    return reportOf([problems]);
  };

  test('is listed once, with the names of the agents unless it is all of them', () => {
    const { problems, warnings } = merged(listOf('A.', 'B.', 'C.'), listOf('A.', 'B.'), listOf('A.'));
    expect(problems.map(({ message }) => message)).toEqual(['A.', 'B. (agents Ogre, Cat)', 'C. (agent Ogre)']);
    expect(warnings).toBe(3);
  });

  test('does not name a level’s only agent', () => {
    expect(merged(listOf('A.')).problems.map(({ message }) => message)).toEqual(['A.']);
  });

  test('counts a flood once that they share', () => {
    const flood = Array.from({ length: 130 }, (_, i) => `Triangle ${i}.`);
    const { problems, warnings } = merged(listOf(...flood), listOf(...flood));
    expect(warnings).toBe(130);
    expect(problems).toHaveLength(101);
    expect(problems[100].message).toContain('30 more problems LL205');
  });
});
