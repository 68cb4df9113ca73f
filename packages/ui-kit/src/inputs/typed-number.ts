import { floorTo, isNegative, minus, plus, ZERO, type Decimal } from '@bourse/decimal';
import { isFirstGroup, readNumber, type DecimalSeparator } from '@bourse/i18n';

/** Digits of a group. */
const GROUP = 3;

/**
 * The text of a number field after typing: digits, points and commas, no letter (so no `e`), no sign, at most
 * `decimals` digits after the decimal separator (trading side, section 5: "decimal input is trimmed to a digit count").
 * Grouping separators stay as typed. In a field of whole numbers every separator stays: without it the next digit would multiply
 * the number by ten. A key is appended or ignored; it never removes an earlier one.
 */
export function cleanTyping(text: string, decimals: number, separator: DecimalSeparator): string {
  // Input methods write full-width digits and marks.
  const marked = text
    .normalize('NFKC')
    .replaceAll('。', '.')
    .replaceAll('、', ',')
    .replaceAll(/[^\d.,]/g, '');
  const at = decimals === 0 ? -1 : decimalsAt(marked, decimals, separator);
  if (at < 0) return marked;
  // `1.234` is ambiguous in a language with a decimal comma and stays so: a further digit must not turn it into `1.23`.
  const group = marked.slice(0, at + 1 + GROUP);
  const isAmbiguous =
    decimals < GROUP && marked.charAt(at) !== separator && readNumber(group, separator, decimals).kind === 'ambiguous';
  if (isAmbiguous) return group;
  // `1,23` can become `1,234` in a language with a decimal point, whatever the decimals of the field are.
  const mayGroup = marked.charAt(at) === ',' && separator === '.' && isFirstGroup(marked.slice(0, at));
  return marked.slice(0, at + 1 + (mayGroup ? Math.max(GROUP, decimals) : decimals));
}

/** Position of the decimal separator in a text of digits, points and commas; -1 if there is none or it is ambiguous. */
function decimalsAt(text: string, decimals: number, separator: DecimalSeparator): number {
  const at = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  const mark = text.charAt(at);
  if (at < 0 || text.indexOf(mark) !== at) return -1;
  if (mark === separator) return at;
  const hasBothMarks = /\..*,|,.*\./.test(text);
  if (hasBothMarks || mark === ',') return at;
  return readNumber(text, separator, decimals).kind === 'value' ? at : -1;
}

/**
 * The decimal in a text for a field of `decimals` decimals; `undefined` if the text is not a number or is ambiguous.
 */
export function typedValue(text: string, decimals: number, separator: DecimalSeparator): Decimal | undefined {
  const read = readNumber(text, separator, decimals);
  return read.kind === 'value' ? read.value : undefined;
}

/** A decimal as the field shows it: no grouping, the language's separator, no superfluous zeros. */
export function shownText(value: Decimal | undefined, separator: DecimalSeparator): string {
  return value === undefined ? '' : value.replace('.', separator);
}

/** The text of a number with its whole part in groups of the language; the decimals stay as they were typed. */
export function groupedText(text: string, separator: DecimalSeparator, group: (whole: Decimal) => string): string {
  const [digits = '', ...decimals] = text.split(separator);
  const whole = typedValue(digits, 0, separator);
  return whole === undefined ? text : [group(whole), ...decimals].join(separator);
}

/** One step up or down with the arrow keys; never below zero. */
export function stepped(value: Decimal | undefined, step: Decimal, direction: 1 | -1, decimals: number): Decimal {
  const from = value ?? ZERO;
  const next = direction === 1 ? plus(from, step) : minus(from, step);
  return isNegative(next) ? ZERO : floorTo(next, decimals);
}
