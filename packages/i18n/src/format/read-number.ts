import { parseDecimal, type Decimal } from '@bourse/decimal';

export type DecimalSeparator = '.' | ',';

/**
 * The meaning of a typed or pasted number.
 * - `unfinished`: not a number yet; more digits can complete it (`103,92` in an English field of one decimal, before `103,924`)
 * - `ambiguous`: one number to some users and a thousand times as much to others (`103.924` in Spanish)
 * - `unreadable`: not a number with any continuation
 */
export type NumberReading =
  | { readonly kind: 'empty' | 'unfinished' | 'unreadable' }
  | { readonly kind: 'value'; readonly value: Decimal }
  | { readonly kind: 'ambiguous'; readonly asDecimal: Decimal; readonly asGrouped: Decimal };

const FULL_GROUPS = /^[1-9]\d{0,2}(?:[.,]\d{3})*$/;
const GROUPS_SO_FAR = /^[1-9]\d{0,2}(?:[.,]\d{3})*[.,]\d{0,2}$/;

const marksIn = (text: string) => new Set(text.replaceAll(/\d/g, '')).size;
const withoutMarks = (text: string) => text.replaceAll(/[.,]/g, '');

/** Groups of three digits with one kind of mark between them. */
const isGrouped = (text: string) => marksIn(text) <= 1 && FULL_GROUPS.test(text);
const mayBecomeGrouped = (text: string) => marksIn(text) === 1 && GROUPS_SO_FAR.test(text);

/** Digits that a grouping separator can follow. */
export const isFirstGroup = (whole: string) => /^[1-9]\d{0,2}$/.test(whole);

function asNumber(text: string): NumberReading {
  const value = parseDecimal(text);
  return value === undefined ? { kind: 'unfinished' } : { kind: 'value', value };
}

function asGroups(text: string): NumberReading {
  if (isGrouped(text)) return asNumber(withoutMarks(text));
  return { kind: mayBecomeGrouped(text) ? 'unfinished' : 'unreadable' };
}

/** A single mark before three digits separates decimals in one notation and groups in the other. */
function asEither(text: string): NumberReading {
  const asDecimal = parseDecimal(text.replace(',', '.'));
  const asGrouped = parseDecimal(withoutMarks(text));
  if (asDecimal === undefined || asGrouped === undefined) return { kind: 'unreadable' };
  return { kind: 'ambiguous', asDecimal, asGrouped };
}

/** A field of whole numbers: only grouping separators are read; a decimal separator makes the text unreadable. */
function asWhole(text: string, separator: DecimalSeparator): NumberReading {
  const mark = text.replaceAll(/\d/g, '');
  if (mark === separator) return isGrouped(text) ? asEither(text) : { kind: 'unreadable' };
  return asGroups(text);
}

/**
 * Reads digits, points and commas. Grouped digits are read as grouped, in either notation; where the notation cannot be
 * told the reading is `ambiguous`, because a guess could change the magnitude of an amount. A single mark that does not group separates
 * decimals in every language (`0,5` in English): the number pads of many phones have only one of the two.
 *
 * @param separator decimal separator of the language
 * @param places most decimals that the field shows. A lone decimal separator of the language before three digits is
 * ambiguous where the field shows fewer (`105,000` pasted into a Spanish field of two decimals). A lone point with more digits
 * than that is on the way to a group (`1.23` in a Spanish field of one decimal). With 0 a decimal separator is never read, not even
 * before zeros, because the next digit would change the number.
 */
export function readNumber(text: string, separator: DecimalSeparator, places = Infinity): NumberReading {
  if (text === '') return { kind: 'empty' };
  const marks = text.replaceAll(/\d/g, '').length;
  if (marks === 0) return asNumber(text);
  if (places === 0) return asWhole(text, separator);

  const at = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  const mark = text.charAt(at);
  const whole = text.slice(0, at);
  const decimalText = `${withoutMarks(whole)}.${text.slice(at + 1)}`;
  if (marks === 1) {
    if (mark === separator) return places < 3 && isGrouped(text) ? asEither(text) : asNumber(decimalText);
    // The mark that does not separate decimals in the language: number pads have only one, so it separates decimals unless it groups.
    if (isGrouped(text)) return mark === ',' ? asGroups(text) : asEither(text);
    const hasTooMany = text.length - at - 1 > places;
    if (hasTooMany && mayBecomeGrouped(text)) return { kind: 'unfinished' };
    // `1,2345` in a field of three decimals: the field keeps `1,234`, which is grouped.
    if (hasTooMany && mark === ',' && isFirstGroup(whole)) return { kind: 'unreadable' };
    return asNumber(decimalText);
  }
  if (whole.includes(mark)) return asGroups(text);
  // Both marks: the last one is the decimal separator in every notation.
  return isGrouped(whole) ? asNumber(decimalText) : { kind: 'unreadable' };
}
