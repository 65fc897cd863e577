import { describe, expect, test } from 'vitest';
import { chosen, readOptions } from '../../bench/spans/options';

describe('the options of a benchmark', () => {
  const names = ['terrain .25/.1', 'ruin .3/.2', 'ruin .1/.1'];
  const choose = (...wanted: string[]) => chosen(names, (name) => name, wanted);

  test('choose by a part of a name, in capitals or not', () => {
    expect(choose('Ruin')).toEqual(['ruin .3/.2', 'ruin .1/.1']);
    expect(choose('terrain', 'ruin .1')).toEqual(['terrain .25/.1', 'ruin .1/.1']);
    expect(chosen(names, (name) => name, undefined)).toEqual(names);
  });

  test('tell which names there are where none has that part', () => {
    expect(() => choose('soup')).toThrow('There are: terrain .25/.1; ruin .3/.2; ruin .1/.1.');
  });

  test.each(['0', '-1', '1.5', 'many'])('refuse %s runs', (runs) => {
    expect(() => readOptions([`--runs=${runs}`])).toThrow(`--runs is ${runs}`);
  });

  test('leave the number of runs open unless it is given', () => {
    expect([readOptions([]).runs, readOptions(['--runs', '7']).runs]).toEqual([undefined, 7]);
  });
});
