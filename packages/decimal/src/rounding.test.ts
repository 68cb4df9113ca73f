import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compare, isGreater, minus } from './arithmetic';
import { decimal } from './decimal';
import { ceilTo, floorTo, floorToStep, isMultipleOf, roundHalfUp, toFixed } from './rounding';
import { anyDecimal } from './testing';

const d = decimal;

describe('rounding', () => {
  it.each([
    ['1.2345', 2, '1.23', '1.24', '1.23'],
    ['1.235', 2, '1.23', '1.24', '1.24'],
    ['-1.235', 2, '-1.24', '-1.23', '-1.24'],
    ['-0.001', 2, '-0.01', '0', '0'],
    ['5', 4, '5', '5', '5'],
    ['0.00000087', 4, '0', '0.0001', '0'],
  ])('named rounding rounds %s to %i places: floor %s, ceil %s, half up %s', (value, places, floor, ceil, halfUp) => {
    expect(floorTo(d(value), places)).toBe(floor);
    expect(ceilTo(d(value), places)).toBe(ceil);
    expect(roundHalfUp(d(value), places)).toBe(halfUp);
  });

  it('floor is never above the value, ceil never below, both within one unit of the last place', () => {
    fc.assert(
      fc.property(anyDecimal(), fc.integer({ min: 0, max: 17 }), (value, places) => {
        const unit = decimal(`1e-${places}`);
        expect(compare(floorTo(value, places), value)).toBeLessThanOrEqual(0);
        expect(compare(ceilTo(value, places), value)).toBeGreaterThanOrEqual(0);
        expect(isGreater(unit, minus(value, floorTo(value, places)))).toBe(true);
        expect(isGreater(unit, minus(ceilTo(value, places), value))).toBe(true);
      }),
    );
  });
});

describe('steps', () => {
  it.each([
    ['1.2399', '0.01', '1.23'],
    ['105', '10', '100'],
    ['-1', '10', '-10'],
    ['0.3', '0.1', '0.3'],
    ['0.00000099', '0.00000005', '0.00000095'],
  ])('a step floors %s to a multiple of %s: %s', (value, step, expected) => {
    expect(floorToStep(d(value), d(step))).toBe(expected);
  });

  it('a step floors to its largest multiple that is not above the value', () => {
    const step = fc.bigInt({ min: 1n, max: 10n ** 12n }).map((lots) => decimal(`${lots}e-8`));
    fc.assert(
      fc.property(anyDecimal(), step, (value, size) => {
        const floored = floorToStep(value, size);
        expect(isMultipleOf(floored, size)).toBe(true);
        expect(isGreater(floored, value)).toBe(false);
        expect(isGreater(size, minus(value, floored))).toBe(true);
      }),
    );
  });

  it('a multiple of a step is recognised', () => {
    expect(isMultipleOf(d('0.3'), d('0.1'))).toBe(true);
    expect(isMultipleOf(d('0.35'), d('0.1'))).toBe(false);
    expect(() => floorToStep(d('1'), d('0'))).toThrow(RangeError);
  });
});

it('text of fixed places pads with zeros and never writes a minus zero', () => {
  expect(toFixed(d('1.5'), 4)).toBe('1.5000');
  expect(toFixed(d('1.99999'), 2, 'floor')).toBe('1.99');
  expect(toFixed(d('-0.001'), 2)).toBe('0.00');
});
