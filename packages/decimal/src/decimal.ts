import { Big } from 'big.js';

/**
 * An exact decimal value as canonical text: no exponent, no leading plus, no superfluous zeros, `-0` is `0`. Text can
 * be stored in Redux, used as a form value and compared with `===`. The brand exists in types only. It is a plain key
 * and not a unique symbol, so that declaration files of other packages can name the type.
 */
export type Decimal = string & { readonly __brand: 'Decimal' };

/** The types that a reply may use for a decimal. */
export type DecimalInput = Decimal | string | number | bigint;

// Only division needs a limit; the other operations are exact. 40 places exceed the decimals of any currency.
const DIVISION_PLACES = 40;
// External text is limited before it is parsed: `1e999999999` would otherwise expand to a billion digits.
const MAX_LENGTH = 120;
const MAX_EXPONENT = 100;
const PLAIN = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e([+-]?\d{1,4}))?$/i;

/** Canonical already: most figures of the wire are, and a list of levels has a hundred. `-0` is not. */
const CANONICAL = /^(?:-(?!0$))?(?:0|[1-9]\d*)(?:\.\d*[1-9])?$/;

const Exact = Big();
Exact.DP = DIVISION_PLACES;
Exact.RM = Big.roundDown;

/** The only type assertion of the package: every caller passes canonical text. */
function branded(canonical: string): Decimal {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a brand cannot be given in any other way
  return canonical as Decimal;
}

/** Converts a `Big` to canonical text. No other module handles `Big` values as text. */
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
 * Parses a decimal from text, number or bigint; returns `undefined` for anything else, NaN and infinity included. A
 * number is read by its shortest decimal text (`0.1` is exactly 0.1), never by its binary digits.
 */
export function parseDecimal(input: unknown): Decimal | undefined {
  if (typeof input === 'bigint') return branded(input.toString());
  if (typeof input !== 'string' && typeof input !== 'number') return undefined;
  const text = String(input).trim();
  if (text.length > MAX_LENGTH) return undefined;
  if (CANONICAL.test(text)) return branded(text);
  const match = PLAIN.exec(text);
  if (!match) return undefined;
  if (match[1] !== undefined && Math.abs(Number(match[1])) > MAX_EXPONENT) return undefined;
  return toText(new Exact(text.startsWith('+') ? text.slice(1) : text));
}

/**
 * Converts a value that is known to be a decimal, such as a literal.
 * @throws RangeError if the input is not a decimal
 */
export function decimal(input: DecimalInput): Decimal {
  const value = parseDecimal(input);
  if (value === undefined) throw new RangeError(`not a decimal: ${String(input).slice(0, 40)}`);
  return value;
}

export const ZERO = branded('0');
export const ONE = branded('1');
