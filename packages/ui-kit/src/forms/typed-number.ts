import { floorTo, isNegative, minus, plus, ZERO, type Decimal } from '@bourse/decimal';
import { readNumber, type DecimalSeparator } from '@bourse/i18n';

/**
 * The text of a number field after typing: digits, points and commas, no letter (so no `e`), no sign, at most
 * `decimals` digits after the decimal separator (trading side, section 5: "decimal input is trimmed to a digit count").
 * Grouping separators stay as typed.
 */
export function cleanTyping(text: string, decimals: number, separator: DecimalSeparator): string {
  // Input methods write full-width digits and marks.
  const marked = text
    .normalize('NFKC')
    .replaceAll('。', '.')
    .replaceAll('、', ',')
    .replaceAll(/[^\d.,]/g, '');
  const at = decimalsAt(marked, decimals, separator);
  if (at < 0) return marked;
  // The rest of a whole number may have a decimal separator too: `.,`.
  return decimals === 0 ? cleanTyping(marked.slice(0, at), 0, separator) : marked.slice(0, at + 1 + decimals);
}

/** Position of the decimal separator in a text of digits, points and commas; -1 if there is none or it is ambiguous. */
function decimalsAt(text: string, decimals: number, separator: DecimalSeparator): number {
  const at = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  const mark = text.charAt(at);
  if (at < 0 || text.indexOf(mark) !== at) return -1;
  if (mark === separator) return at;
  const hasBothMarks = /\..*,|,.*\./.test(text);
  const isPoint = mark === '.' && readNumber(text, separator, decimals).kind === 'value' && !isWhole(text, decimals);
  return hasBothMarks || isPoint ? at : -1;
}

/** In a field of whole numbers a point before three digits groups. */
const isWhole = (text: string, decimals: number) => decimals === 0 && /\.\d{3}$/.test(text);

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

/** One step up or down with the arrow keys; never below zero. */
export function stepped(value: Decimal | undefined, step: Decimal, direction: 1 | -1, decimals: number): Decimal {
  const from = value ?? ZERO;
  const next = direction === 1 ? plus(from, step) : minus(from, step);
  return isNegative(next) ? ZERO : floorTo(next, decimals);
}
