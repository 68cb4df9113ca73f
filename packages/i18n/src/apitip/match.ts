import { PATTERN_TEXTS } from '../server-texts/patterns';
import { FIGURE } from '../server-texts/template';

export interface Match {
  /** The key of the catalogue. */
  readonly key: string;
  /** The values of the placeholders, by name. */
  readonly figures: Readonly<Record<string, string>>;
}

interface CompiledPattern {
  readonly key: string;
  readonly expression: RegExp;
}

interface CompiledCatalogue {
  readonly keys: ReadonlyMap<string, string>;
  readonly patterns: readonly CompiledPattern[];
}

/** Pattern of a placeholder's value, by its name. */
const FORMS: Readonly<Record<string, string>> = {
  time: String.raw`\d[\d\-/:年月日时分秒 ]*`,
  amount: String.raw`[+-]?\d[\d,]*(?:\.\d+)?\s?[A-Za-z]{0,10}`,
};
const PLAIN_FIGURE = String.raw`[+-]?\d[\d,]*(?:\.\d+)?`;

/**
 * A lock message is recognised by its beginning and its time; the forbidden action varies (specification, section 8).
 */
const LOCKED: CompiledPattern = {
  key: PATTERN_TEXTS.accountLockedUntil.template,
  expression: new RegExp(`^(?:账户|账号|帐户|帐号|用户)(?:已被?)?(?:锁定|冻结)\\D*(?<time>${FORMS.time})`),
};

/** No text of a server is longer; a pattern is never run over more. */
const LONGEST_TEXT = 500;
const CLOSING: ReadonlySet<string> = new Set(' 。.!');

/** Normalises full-width and ASCII punctuation, spaces and a closing full stop or exclamation mark. */
function normalise(text: string): string {
  const spaced = text.slice(0, LONGEST_TEXT).normalize('NFKC').replaceAll(/\s+/g, ' ');
  let end = spaced.length;
  while (end > 0 && CLOSING.has(spaced.charAt(end - 1))) end -= 1;
  return spaced.slice(0, end).trim();
}

const escape = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);

function compilePattern(key: string): CompiledPattern {
  const source = key
    .split(/(\{\{\w+\}\})/)
    .map((part) => {
      const name = /^\{\{(\w+)\}\}$/.exec(part)?.[1];
      return name === undefined ? escape(normalise(part)) : `(?<${name}>${FORMS[name] ?? PLAIN_FIGURE})`;
    })
    .join(String.raw`\s?`);
  return { key, expression: new RegExp(`^${source}$`) };
}

const isPattern = (key: string) => key.search(FIGURE) >= 0;

function compile(keys: readonly string[]): CompiledCatalogue {
  return {
    keys: new Map(keys.filter((key) => !isPattern(key)).map((key) => [normalise(key), key])),
    patterns: [...keys.filter(isPattern).map(compilePattern), LOCKED],
  };
}

/**
 * Finds the catalogue's key for a text of the server: by exact text or by pattern. Back ends that answer in English are
 * recognised by `englishTexts`, the key of each of their texts.
 */
export function matcher(
  keys: readonly string[],
  englishTexts: Readonly<Record<string, string>> = {},
): (text: string) => Match | undefined {
  const catalogue = compile(keys);
  const english = new Map(Object.entries(englishTexts).map(([text, key]) => [normalise(text).toLowerCase(), key]));
  return (text) => {
    const wanted = normalise(text);
    const key = catalogue.keys.get(wanted) ?? english.get(wanted.toLowerCase());
    if (key !== undefined) return { key, figures: {} };
    for (const pattern of catalogue.patterns) {
      const match = pattern.expression.exec(wanted);
      if (match) return { key: pattern.key, figures: { ...match.groups } };
    }
    return undefined;
  };
}
