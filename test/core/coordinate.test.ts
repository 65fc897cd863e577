import { expect, test } from 'vitest';
import type { Fault } from '../../core/fault';
import { checkCoordinate } from '../../core/grid/coordinate';

function faultsOf(value: number): Fault[] {
  const faults: Fault[] = [];
  checkCoordinate(value, 'Vertex 3 x', ['vertices', 3, 0], (fault) => faults.push(fault));
  return faults;
}

test('2^21 metres either way are within the bound', () => {
  expect(faultsOf(2097152)).toEqual([]);
  expect(faultsOf(-2097152)).toEqual([]);
  expect(faultsOf(-0)).toEqual([]);
});

test('the next double beyond 2^21 is out of range, and the message names value and bound', () => {
  const message = 'Vertex 3 x is 2097152.0000000005; coordinates lie within ±2097152 (2^21) metres.';
  expect(faultsOf(2097152.0000000005)).toEqual([
    { code: 'LL204', error: 'ArgumentOutOfRangeError', message, at: ['vertices', 3, 0] },
  ]);
  expect(faultsOf(-2097152.0000000005)).toMatchObject([{ error: 'ArgumentOutOfRangeError' }]);
});

test('an endless coordinate is out of range', () => {
  expect(faultsOf(Number.POSITIVE_INFINITY)).toMatchObject([{ error: 'ArgumentOutOfRangeError' }]);
  expect(faultsOf(Number.NEGATIVE_INFINITY)).toMatchObject([{ error: 'ArgumentOutOfRangeError' }]);
});

test('NaN is no coordinate at all', () => {
  expect(faultsOf(Number.NaN)).toEqual([
    { code: 'LL203', error: 'ArgumentError', message: 'Vertex 3 x is not a number.', at: ['vertices', 3, 0] },
  ]);
});
