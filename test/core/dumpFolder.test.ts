import { describe, expect, test } from 'vitest';
import { dumpFolder } from '../../core/bake/dumpFolder';

const foldersOf = (...agents: string[]) => agents.map((agent) => dumpFolder({ agent, agents }));

describe('The folder of an agent’s dumps', () => {
  test('is the given one itself for a single agent', () => {
    expect(foldersOf('Ogre')).toEqual(['']);
  });

  test('is called like the agent where there are several', () => {
    expect(foldersOf('Ogre', 'Große Katze', '山羊 🐐')).toEqual(['Ogre', 'Große Katze', '山羊 🐐']);
  });

  test('never leads out of the given one', () => {
    expect(foldersOf('..', '../up', 'a/b', 'c:\\d')).toEqual(['agent', '_up', 'a_b', 'c__d']);
  });

  test('has a name that every file system takes', () => {
    expect(foldersOf('nul', 'com1.x', 'What?', 'tab\there', 'end. ')).toEqual([
      '_nul',
      '_com1.x',
      'What_',
      'tab_here',
      'end',
    ]);
    expect(foldersOf('x'.repeat(500), 'y')[0]).toHaveLength(80);
  });

  test('is another for each agent, even where large and small letters are the same', () => {
    expect(foldersOf('Ogre', 'ogre', 'OGRE', 'a?', 'a*', '', ' ')).toEqual([
      'Ogre',
      'ogre-2',
      'OGRE-3',
      'a_',
      'a_-2',
      'agent',
      'agent-2',
    ]);
  });
});
