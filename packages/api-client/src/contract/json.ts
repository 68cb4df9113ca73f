/** What engines hand to a reviver beside key and value (ES2026, "JSON.parse source text access"). */
interface ReviverContext {
  /** The text of a number, string, boolean or null as it stands in the JSON. */
  readonly source?: string;
}

type Reviver = (this: unknown, key: string, value: unknown, context?: ReviverContext) => unknown;

/**
 * Keeps the digits of a number that a double may not hold: a fraction, or a whole number beyond 2^53, stays as the text
 * that was sent, which every scalar of the contract reads. An engine that does not show the source text gives the number
 * as it parsed it, with the digits that a double has.
 */
export const keepDigits: Reviver = (_key, value, context) => {
  if (typeof value !== 'number' || Number.isSafeInteger(value)) return value;
  return context?.source ?? value;
};

/**
 * Reads JSON without losing a digit of money.
 * @throws SyntaxError where the text is not JSON
 */
export function parseJson(json: string): unknown {
  return JSON.parse(json, keepDigits) as unknown;
}
