import { Big } from 'big.js';

/**
 * An exact decimal value as canonical text: no exponent, no leading plus, no superfluous zeros, `-0` is `0`.
 * Text, so that it can stand in a store, travel in a form and be compared with `===`. The brand exists in types only;
 * it is a plain key rather than a unique symbol, so that the declarations of other packages can write it down.
 */
export type Decimal = string & { readonly __brand: 'Decimal' };

/** What a reply may hold where a decimal is due. */
export type DecimalInput = Decimal | string | number | bigint;

// Division carries more places than any currency has; every other operation is exact by itself.
const DIVISION_PLACES = 40;
// Text from the outside is bounded before it is parsed: `1e999999999` would otherwise be a million digits of work.
const MAX_LENGTH = 120;
const MAX_EXPONENT = 100;
const PLAIN = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e([+-]?\d{1,4}))?$/i;

const Exact = Big();
Exact.DP = DIVISION_PLACES;
Exact.RM = Big.roundDown;

/** Only canonical text comes here, hence the one assertion. */
function branded(canonical: string): Decimal {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a brand cannot be given in any other way
  return canonical as Decimal;
}

/** `Big` speaks numbers of its own; this is the one place where they become text. */
function toText(value: Big): Decimal {
  const text = value.toFixed();
  // `toFixed()` of big.js never writes an exponent, but may keep the sign of zero.
  return branded(text === '-0' ? '0' : text);
}

export function toBig(value: Decimal): Big {
  return new Exact(value);
}

export const fromBig = toText;

/**
 * Reads a decimal from text, number or bigint; `undefined` for anything else, NaN and infinity included.
 * A number is read by its shortest decimal text (`0.1` is exactly 0.1), never by its binary digits.
 */
export function parseDecimal(input: unknown): Decimal | undefined {
  if (typeof input === 'bigint') return branded(input.toString());
  if (typeof input !== 'string' && typeof input !== 'number') return undefined;
  const text = String(input).trim();
  if (text.length > MAX_LENGTH) return undefined;
  const match = PLAIN.exec(text);
  if (!match) return undefined;
  if (match[1] !== undefined && Math.abs(Number(match[1])) > MAX_EXPONENT) return undefined;
  return toText(new Exact(text.startsWith('+') ? text.slice(1) : text));
}

/**
 * A decimal from a value that is known to be one (a literal, a sum of lots).
 * @throws RangeError where the input is not a decimal
 */
export function decimal(input: DecimalInput): Decimal {
  const value = parseDecimal(input);
  if (value === undefined) throw new RangeError(`not a decimal: ${String(input).slice(0, 40)}`);
  return value;
}

export const ZERO = branded('0');
export const ONE = branded('1');
