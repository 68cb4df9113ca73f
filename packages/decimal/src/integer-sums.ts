import { decimalsOf, fromUnits, type Decimal } from './decimal';

/**
 * Running sums in units of the smallest place, three times as fast as with `Big` for a list of levels: integers are exact
 * up to 2^53. `undefined` if a value or a sum exceeds that.
 */
export function integerSums(values: readonly Decimal[]): Decimal[] | undefined {
  const places = values.reduce((most, value) => Math.max(most, decimalsOf(value)), 0);
  const sums: Decimal[] = [];
  let total = 0;
  for (const value of values) {
    const units = toUnits(value, places);
    total += units;
    if (!Number.isSafeInteger(units) || !Number.isSafeInteger(total)) return undefined;
    sums.push(fromUnits(total, places));
  }
  return sums;
}

/** The sum of two values, or their difference where `sign` is -1. `undefined` as for `integerSums`. */
export function integerSum(a: Decimal, b: Decimal, sign: 1 | -1): Decimal | undefined {
  const places = Math.max(decimalsOf(a), decimalsOf(b));
  const first = toUnits(a, places);
  const second = toUnits(b, places);
  const total = first + sign * second;
  return [first, second, total].every(Number.isSafeInteger) ? fromUnits(total, places) : undefined;
}

/** `12.5` at 2 places is 1250. Not a safe integer if it has too many digits. */
function toUnits(value: Decimal, places: number): number {
  const point = value.indexOf('.');
  const digits = point < 0 ? value : value.slice(0, point) + value.slice(point + 1);
  return Number(digits) * 10 ** (places - decimalsOf(value));
}
