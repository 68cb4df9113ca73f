const CALL = /\b(?:describe|it|test)((?:\.\w+)*)/g;
const STORY = /^export const (\w+)/gm;
const QUOTES = `'"\``;
const OPENING = '([{';
const CLOSING = ')]}';

/** Where the string that begins at `start` ends: behind its closing quote. */
function endOfString(source: string, start: number): number {
  const quote = source[start];
  let at = start + 1;
  while (at < source.length && source[at] !== quote) at += source[at] === '\\' ? 2 : 1;
  return at + 1;
}

/** Where the bracket that opens at `start` has been closed; strings and comments inside it do not count. */
function endOfBrackets(source: string, start: number): number {
  let depth = 0;
  let at = start;
  while (at < source.length) {
    const sign = source[at] ?? '';
    if (QUOTES.includes(sign)) at = endOfString(source, at);
    else if (source.startsWith('//', at)) at = endOfLine(source, at);
    else {
      if (OPENING.includes(sign)) depth += 1;
      if (CLOSING.includes(sign)) depth -= 1;
      at += 1;
      if (depth === 0) return at;
    }
  }
  return at;
}

function endOfLine(source: string, start: number): number {
  const end = source.indexOf('\n', start);
  return end < 0 ? source.length : end;
}

/** Where the type arguments that open at `start` have been closed; the head of an arrow is no bracket. */
function endOfTypes(source: string, start: number): number {
  let depth = 0;
  for (let at = start; at < source.length; at += 1) {
    if (source[at] === '<') depth += 1;
    if (source[at] === '>' && source[at - 1] !== '=') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return source.length;
}

const skipSpace = (source: string, start: number) => start + (/^\s*/.exec(source.slice(start))?.[0].length ?? 0);

/** The first string that a call takes, past the table of an `each`; raw where it is a template. */
function titleAt(source: string, start: number, hasTable: boolean): string | undefined {
  let at = start;
  if (source[at] === '<') at = endOfTypes(source, at);
  if (hasTable) at = source[at] === '`' ? endOfString(source, at) : endOfBrackets(source, at);
  if (source[at] !== '(') return undefined;
  at = skipSpace(source, at + 1);
  if (!QUOTES.includes(source[at] ?? ' ')) return undefined;
  return source.slice(at + 1, endOfString(source, at) - 1).replaceAll(/\\(['"`\\])/g, '$1');
}

/** Titles of all `describe`, `it` and `test` of a test file, those with a table included. */
export function titlesOf(source: string): ReadonlySet<string> {
  const calls = [...source.matchAll(CALL)].map(({ index, 0: call, 1: words = '' }) =>
    titleAt(source, index + call.length, /\.(?:each|for|skipIf|runIf)\b/.test(words)),
  );
  return new Set(calls.filter((title) => title !== undefined));
}

/** Names of all stories of a story file. */
export function storiesOf(source: string): ReadonlySet<string> {
  return new Set([...source.matchAll(STORY)].map(([, name = '']) => name));
}
