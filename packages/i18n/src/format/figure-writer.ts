import { decimal, decimalsOf, isNegative, roundHalfUp, type Decimal } from '@bourse/decimal';
import type { Formatter } from './formatter';

/** Writes a number with fixed decimals in the user's language. */
export type WriteFigure = (value: Decimal) => string;

const MAX_TEXTS = 4096;
const ONE_AND_A_HALF = decimal('1.5');

/** The same function with a memory, for values that often return. */
export function remembering<Value extends string>(write: (value: Value) => string): (value: Value) => string {
  const known = new Map<Value, string>();
  return (value) => {
    let text = known.get(value);
    if (text === undefined) {
      if (known.size >= MAX_TEXTS) known.clear();
      text = write(value);
      known.set(value, text);
    }
    return text;
  };
}

/**
 * Equals `format.price(value, decimals)`, but fast enough for figures that change sixty times a second: `Intl` formats
 * only the integer part, which is cached. A test compares the two.
 */
export function figureWriter(format: Formatter, decimals: number): WriteFigure {
  const separator = format.decimal(ONE_AND_A_HALF).slice(1, -1);
  const whole = remembering((digits) => format.decimal(decimal(digits)));

  return (value) => {
    if (isNegative(value)) return format.price(value, decimals);
    const shown = decimalsOf(value) > decimals ? roundHalfUp(value, decimals) : value;
    const point = shown.indexOf('.');
    const digits = point < 0 ? shown : shown.slice(0, point);
    if (decimals === 0) return whole(digits);
    const fraction = point < 0 ? '' : shown.slice(point + 1);
    return whole(digits) + separator + fraction.padEnd(decimals, '0');
  };
}
