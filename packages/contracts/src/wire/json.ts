/** Third parameter of a reviver (ES2026, "JSON.parse source text access"). */
interface ReviverContext {
  /** The source text of a number, string, boolean or null in the JSON. */
  readonly source?: string;
}

type Reviver = (this: unknown, key: string, value: unknown, context?: ReviverContext) => unknown;

/**
 * Keeps the digits of a number that a double may not hold: a fraction, or a whole number beyond 2^53, is returned as
 * its source text, which every scalar of the contract accepts. Engines without source text access return the parsed
 * number, limited to the digits of a double.
 */
export const keepDigits: Reviver = (_key, value, context) => {
  if (typeof value !== 'number' || Number.isSafeInteger(value)) return value;
  return context?.source ?? value;
};

/**
 * A number that {@link keepDigits} may return as its source text: a fraction, an exponent, or 16 digits. In a text inside the
 * JSON it may match as well, which costs time only.
 */
const LONG_NUMBER = /(?:^|[:[,])\s*-?(?:\d+[.eE]|\d{16})/;

/**
 * Parses JSON without losing digits of amounts. A reviver is called for every value and takes several times as long as the
 * parser itself; most replies have their amounts as text and need none.
 * @throws SyntaxError if the text is not JSON
 */
export function parseJson(json: string): unknown {
  return (LONG_NUMBER.test(json) ? JSON.parse(json, keepDigits) : JSON.parse(json)) as unknown;
}
