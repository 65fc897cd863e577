import { expect } from 'vitest';
import { ArgumentError, ArgumentOutOfRangeError } from '../../core/errors';

/** Expects an ArgumentError whose message holds a text. */
export function expectArgumentError(run: () => unknown, message: string): void {
  expectThrown(run, ArgumentError, message);
}

/** Expects an ArgumentOutOfRangeError whose message holds a text. */
export function expectOutOfRange(run: () => unknown, message: string): void {
  expectThrown(run, ArgumentOutOfRangeError, message);
  expect(run).toThrow(RangeError);
}

function expectThrown(run: () => unknown, kind: new (message: string) => Error, message: string): void {
  let thrown: unknown;
  try {
    run();
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toBeInstanceOf(kind);
  expect((thrown as Error).message).toContain(message);
}
