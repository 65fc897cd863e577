import { describe, expect, test } from 'vitest';
import { PROBLEM_CODES } from '../../core/level/problemCodes';
import { SEVERITY_CHOICES } from '../../core/level/severities';
import { contributes } from '../../package.json';

const { propertyNames, additionalProperties } = contributes.configuration.properties['ledgelight.severity'];

describe('The setting ledgelight.severity', () => {
  test('offers every code that does not refuse a level, with its meaning', () => {
    const codes = Object.entries(PROBLEM_CODES).filter(([, { severity }]) => severity !== 'error');
    expect(propertyNames.enum).toEqual(codes.map(([code]) => code));
    expect(propertyNames.enumDescriptions).toEqual(codes.map(([, { meaning }]) => meaning));
  });

  test('offers every choice, each explained', () => {
    expect(additionalProperties.enum).toEqual(SEVERITY_CHOICES);
    expect(additionalProperties.enumDescriptions).toHaveLength(SEVERITY_CHOICES.length);
  });
});
