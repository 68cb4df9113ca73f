import { fromBig, toBig, type Decimal, ZERO } from './decimal';
import { integerSum, integerSums } from './integer-sums';

/** Exact sum. */
export function plus(a: Decimal, b: Decimal): Decimal {
  return integerSum(a, b, 1) ?? fromBig(toBig(a).plus(toBig(b)));
}

/** Exact difference. */
export function minus(a: Decimal, b: Decimal): Decimal {
  return integerSum(a, b, -1) ?? fromBig(toBig(a).minus(toBig(b)));
}

/** Exact product. */
export function times(a: Decimal, b: Decimal): Decimal {
  return fromBig(toBig(a).times(toBig(b)));
}

/**
 * Quotient, truncated (not rounded) after 40 places. Callers round it to the places of their field with a named
 * rounding function.
 * @throws RangeError on division by zero
 */
export function dividedBy(a: Decimal, b: Decimal): Decimal {
  if (isZero(b)) throw new RangeError('division by zero');
  return fromBig(toBig(a).div(toBig(b)));
}

/** `percent` per cent of `value`, exact: `percentOf('200', '25')` is 50. */
export function percentOf(value: Decimal, percent: Decimal): Decimal {
  const product = toBig(value).times(toBig(percent));
  return fromBig(product.times('0.01'));
}

/** The change from `from` to `to` in per cent, truncated after 40 places; `undefined` if `from` is zero. */
export function percentChange(from: Decimal, to: Decimal): Decimal | undefined {
  if (isZero(from)) return undefined;
  return fromBig(toBig(to).minus(toBig(from)).times(100).div(toBig(from)));
}

/** Halfway between two values. */
export function midpoint(a: Decimal, b: Decimal): Decimal {
  return fromBig(toBig(a).plus(toBig(b)).times('0.5'));
}

export function negate(value: Decimal): Decimal {
  return minus(ZERO, value);
}

export function absolute(value: Decimal): Decimal {
  return fromBig(toBig(value).abs());
}

/** Exact sum of a list; zero for an empty list. */
export function sum(values: readonly Decimal[]): Decimal {
  return runningSums(values).at(-1) ?? ZERO;
}

/** Exact sum of a list; `undefined` if one of its values is unknown. */
export function sumIfKnown(values: readonly (Decimal | undefined)[]): Decimal | undefined {
  return values.every((value) => value !== undefined) ? sum(values) : undefined;
}

/** The exact sum of each value and all values before it. */
export function runningSums(values: readonly Decimal[]): Decimal[] {
  const sums = integerSums(values);
  if (sums) return sums;
  let total = toBig(ZERO);
  return values.map((value) => {
    total = total.plus(toBig(value));
    return fromBig(total);
  });
}

/** -1 if a < b, 0 if equal, 1 if a > b. */
export function compare(a: Decimal, b: Decimal): -1 | 0 | 1 {
  // Equal text means equal value. Sorted lists contain many equal neighbours, so this check saves parsing.
  if (a === b) return 0;
  return toBig(a).cmp(toBig(b));
}

/** Order of two figures; unknown ones come before all others. */
export function compareKnown(a: Decimal | undefined, b: Decimal | undefined): number {
  return a !== undefined && b !== undefined ? compare(a, b) : Number(a !== undefined) - Number(b !== undefined);
}

export function isLess(a: Decimal, b: Decimal): boolean {
  return compare(a, b) < 0;
}

export function isGreater(a: Decimal, b: Decimal): boolean {
  return compare(a, b) > 0;
}

export function isZero(value: Decimal): boolean {
  return value === ZERO;
}

export function isPositive(value: Decimal): boolean {
  return value !== ZERO && !value.startsWith('-');
}

export function isNegative(value: Decimal): boolean {
  return value.startsWith('-');
}

export function smaller(a: Decimal, b: Decimal): Decimal {
  return isGreater(a, b) ? b : a;
}

export function larger(a: Decimal, b: Decimal): Decimal {
  return isLess(a, b) ? b : a;
}
