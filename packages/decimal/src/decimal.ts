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

/** `60000.50` and `5.000`: padded to the places of the pair, as many exchanges write prices. */
function withoutPadding(text: string): string {
  if (!text.endsWith('0') || !text.includes('.')) return text;
  let end = text.length - 1;
  while (text[end - 1] === '0') end -= 1;
  return text.slice(0, text[end - 1] === '.' ? end - 1 : end);
}

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

/** `units` units of the last of `places` places: 1250 and 2 give `12.5`. Exact for a safe integer. */
export function fromUnits(units: number, places: number): Decimal {
  const digits = String(Math.abs(units)).padStart(places + 1, '0');
  const point = digits.length - places;
  const text = places === 0 ? digits : withoutPadding(`${digits.slice(0, point)}.${digits.slice(point)}`);
  return branded(units < 0 ? `-${text}` : text);
}

/**
 * Parses a decimal from text, number or bigint; returns `undefined` for anything else, NaN and infinity included. A
 * number is read by its shortest decimal text (`0.1` is exactly 0.1), never by its binary digits.
 */
export function parseDecimal(input: unknown): Decimal | undefined {
  if (typeof input === 'bigint') return branded(input.toString());
  if (typeof input !== 'string' && typeof input !== 'number') return undefined;
  const text = String(input).trim();
  if (text.length > MAX_LENGTH) return undefined;
  const digits = withoutPadding(text);
  // Not so if a zero of an exponent was removed: `1.5e1` is not canonical.
  if (CANONICAL.test(digits)) return branded(digits);
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

/** The number of decimals. '0.0100' parses to '0.01', so its result is 2. */
export function decimalsOf(value: Decimal): number {
  const point = value.indexOf('.');
  return point < 0 ? 0 : value.length - point - 1;
}

export const ZERO = branded('0');
export const ONE = branded('1');
