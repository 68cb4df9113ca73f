import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  absolute,
  compare,
  dividedBy,
  isGreater,
  isLess,
  isNegative,
  isPositive,
  larger,
  midpoint,
  minus,
  negate,
  percentChange,
  percentOf,
  plus,
  runningSums,
  smaller,
  sum,
  times,
} from './arithmetic';
import { decimal, ZERO } from './decimal';
import { anyDecimal } from './testing';

const d = decimal;
const scaled = (value: bigint) => decimal(`${value}e-8`);

describe('arithmetic is exact', () => {
  it('arithmetic subtracts without the residue of 2.8e-17 that floats produce', () => {
    expect(minus(minus(d('0.3'), d('0.1')), d('0.2'))).toBe(ZERO);
    expect(plus(d('0.1'), d('0.2'))).toBe('0.3');
    expect(times(d('1.1'), d('1.1'))).toBe('1.21');
  });

  it('arithmetic multiplies an amount by a price of many places without loss', () => {
    expect(times(d('123456789.12345678'), d('0.00000087'))).toBe('107.4074065374073986');
  });

  it('addition is commutative and subtraction reverses it', () => {
    fc.assert(
      fc.property(anyDecimal(), anyDecimal(), anyDecimal(), (a, b, c) => {
        expect(plus(a, b)).toBe(plus(b, a));
        expect(plus(plus(a, b), c)).toBe(plus(a, plus(b, c)));
        expect(minus(plus(a, b), b)).toBe(a);
        expect(times(a, plus(b, c))).toBe(plus(times(a, b), times(a, c)));
      }),
    );
  });

  it('arithmetic matches BigInt arithmetic on scaled integers', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 30n }), fc.bigInt({ min: 0n, max: 10n ** 30n }), (a, b) => {
        expect(plus(scaled(a), scaled(b))).toBe(scaled(a + b));
        expect(times(scaled(a), scaled(b))).toBe(decimal(`${a * b}e-16`));
      }),
    );
  });

  it('arithmetic divides to 40 places and truncates', () => {
    expect(dividedBy(d('1'), d('3'))).toBe(`0.${'3'.repeat(40)}`);
    expect(dividedBy(d('2'), d('3'))).toBe(`0.${'6'.repeat(40)}`);
    expect(dividedBy(d('10'), d('4'))).toBe('2.5');
    expect(() => dividedBy(d('1'), ZERO)).toThrow(RangeError);
  });

  it('arithmetic computes a percentage and a percentage change', () => {
    expect(percentOf(d('200'), d('25'))).toBe('50');
    expect(percentOf(d('0.001'), d('75'))).toBe('0.00075');
    expect(percentChange(d('80'), d('100'))).toBe('25');
    expect(percentChange(d('100'), d('80'))).toBe('-20');
    expect(percentChange(ZERO, d('1'))).toBeUndefined();
  });

  it('arithmetic finds the middle of two values exactly', () => {
    expect(midpoint(d('0.1'), d('0.2'))).toBe('0.15');
    expect(midpoint(d('-3'), d('3'))).toBe('0');
  });

  it('arithmetic compares values', () => {
    expect(compare(d('2'), d('10'))).toBe(-1);
    expect(compare(d('1.0'), d('1'))).toBe(0);
    expect(isGreater(d('0.1'), d('0.09'))).toBe(true);
    expect(isLess(d('-1'), ZERO)).toBe(true);
    expect(smaller(d('9'), d('10'))).toBe('9');
    expect(larger(d('9'), d('10'))).toBe('10');
    expect([isPositive(d('0.1')), isPositive(ZERO), isPositive(d('-1'))]).toEqual([true, false, false]);
    expect([isNegative(d('-0.1')), isNegative(ZERO)]).toEqual([true, false]);
  });

  it('arithmetic negates without producing minus zero', () => {
    expect(negate(ZERO)).toBe('0');
    expect(negate(d('-1.5'))).toBe('1.5');
    expect(absolute(d('-1.5'))).toBe('1.5');
  });

  it('arithmetic adds and subtracts values of any number of digits like integers of their smallest place', () => {
    const PLACES = 18;
    const value = fc.tuple(fc.maxSafeInteger(), fc.integer({ min: 0, max: PLACES })).map(([units, places]) => ({
      value: decimal(`${units}e-${places}`),
      smallest: BigInt(units) * 10n ** BigInt(PLACES - places),
    }));
    fc.assert(
      fc.property(value, value, (a, b) => {
        expect(plus(a.value, b.value)).toBe(decimal(`${a.smallest + b.smallest}e-${PLACES}`));
        expect(minus(a.value, b.value)).toBe(decimal(`${a.smallest - b.smallest}e-${PLACES}`));
      }),
    );
  });

  it('arithmetic sums lists of short and long values like one value after another', () => {
    const short = fc
      .tuple(fc.maxSafeInteger(), fc.integer({ min: 0, max: 18 }))
      .map(([units, places]) => decimal(`${units}e-${places}`));
    fc.assert(
      fc.property(fc.array(fc.oneof(short, anyDecimal())), (values) => {
        let total = ZERO;
        expect(runningSums(values)).toEqual(values.map((value) => (total = plus(total, value))));
      }),
    );
  });

  it('arithmetic sums a list and returns zero for an empty list', () => {
    expect(sum([])).toBe('0');
    expect(sum([d('0.1'), d('0.2'), d('0.3')])).toBe('0.6');
    expect(runningSums([d('0.1'), d('0.2'), d('0.3')])).toEqual(['0.1', '0.3', '0.6']);
    expect(runningSums([])).toEqual([]);
  });
});
