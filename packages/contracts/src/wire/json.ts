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

/** The deepest reply of the contract has fewer levels. */
const MOST_LEVELS = 64;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
/** `[` and `{`; their closing brackets are two further. */
const OPENING: readonly number[] = [0x5b, 0x7b];
const isOpening = (code: number) => OPENING.includes(code);
const isClosing = (code: number) => OPENING.includes(code - 2);

/** The index of the quote that ends the string of JSON that begins at `start`; the length of the text where none does. */
function endOfString(json: string, start: number): number {
  let end = json.indexOf('"', start + 1);
  while (end !== -1 && isEscaped(json, end)) end = json.indexOf('"', end + 1);
  return end === -1 ? json.length : end;
}

/** An odd number of backslashes precedes the quote. */
function isEscaped(json: string, quote: number): boolean {
  let first = quote;
  while (json.charCodeAt(first - 1) === BACKSLASH) first -= 1;
  return (quote - first) % 2 === 1;
}

/** Is the JSON nested so deep that code which follows it by recursion may exhaust the stack? */
function isTooDeep(json: string): boolean {
  let levels = 0;
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (code === QUOTE) at = endOfString(json, at);
    else if (isOpening(code)) levels += 1;
    else if (isClosing(code)) levels -= 1;
    if (levels > MOST_LEVELS) return true;
  }
  return false;
}

/** The same for a value that is parsed already, such as the payload of an event. */
export function isTooDeepValue(value: unknown, levels = MOST_LEVELS): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((each) => isTooDeepValue(each, levels - 1));
}

/**
 * Parses JSON without losing digits of amounts. A reviver is called for every value and takes several times as long as the
 * parser itself; most replies have their amounts as text and need none.
 * @throws SyntaxError if the text is not JSON, or has more than 64 levels
 */
export function parseJson(json: string): unknown {
  if (isTooDeep(json)) throw new SyntaxError('JSON of too many levels');
  return (LONG_NUMBER.test(json) ? JSON.parse(json, keepDigits) : JSON.parse(json)) as unknown;
}

/** Text that is no page before an object: debug output of a back end, `false{"type":"ok",…}`. */
const TEXT_BEFORE = /^[^<{[]+(?=\{)/;

/** The JSON of a body; `undefined` without one. */
export function jsonIn(body: string): unknown {
  for (const candidate of [body, body.replace(TEXT_BEFORE, '')]) {
    try {
      return parseJson(candidate);
    } catch {
      // The other candidate follows.
    }
  }
  return undefined;
}
