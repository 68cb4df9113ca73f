import { parseDecimal, type Decimal } from '@bourse/decimal';
import type { LanguageTag } from '../language';
import { intlCache } from './intl-cache';

// Spaces and apostrophes separate groups in other countries; no language of ours uses them for anything else.
const GROUP_SPACES = /(?<=\d)[\s'’](?=\d{3}(?:\D|$))/gu;

/** Full-width and ideographic forms, and the typographic minus, as the plain characters that they stand for. */
function plain(text: string): string {
  return text.normalize('NFKC').trim().replaceAll('。', '.').replaceAll('、', ',').replaceAll('−', '-');
}

const isGrouped = (text: string, separator: string) =>
  text.split(separator).every((group, index) => (index === 0 ? /^[1-9]\d{0,2}$/ : /^\d{3}$/).test(group));

/** Digits with an optional point, from digits with points and commas; `undefined` where that cannot be told. */
function canonical(text: string, local: '.' | ','): string | undefined {
  const decimalAt = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  if (decimalAt < 0) return text;
  const separator = text[decimalAt] === '.' ? '.' : ',';
  const other = separator === '.' ? ',' : '.';
  const whole = text.slice(0, decimalAt);
  const fraction = text.slice(decimalAt + 1);

  if (whole.includes(other)) {
    // Both kinds: the last one is the decimal separator, whatever the language.
    return isGrouped(whole, other) ? `${whole.replaceAll(other, '')}.${fraction}` : undefined;
  }
  if (whole.includes(separator)) {
    return isGrouped(text, separator) ? text.replaceAll(separator, '') : undefined;
  }
  if (separator === local) return `${whole}.${fraction}`;
  const looksGrouped = isGrouped(text, separator);
  if (separator === ',') return looksGrouped ? whole + fraction : undefined;
  // A lone point where the comma is the decimal separator: `1.5` is clear, `1.234` is one number to one reader and a
  // thousand times as much to another. Money is never guessed.
  return looksGrouped ? undefined : `${whole}.${fraction}`;
}

const separators = intlCache<'.' | ','>();

function findSeparator(tag: LanguageTag): '.' | ',' {
  const part = new Intl.NumberFormat(tag, { numberingSystem: 'latn' })
    .formatToParts(1.5)
    .find(({ type }) => type === 'decimal');
  return part?.value === ',' ? ',' : '.';
}

const decimalSeparator = (tag: LanguageTag) => separators(tag, () => findSeparator(tag));

export function inputReader(tag: LanguageTag): (text: string) => Decimal | undefined {
  return (text) => {
    const match = /^([+-]?)([\d.,]+)$/.exec(plain(text).replace(GROUP_SPACES, ''));
    if (!match) return undefined;
    const [, sign = '', digits = ''] = match;
    const value = canonical(digits, decimalSeparator(tag));
    return value === undefined ? undefined : parseDecimal(`${sign}${value}`);
  };
}
