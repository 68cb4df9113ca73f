import { floorTo, isNegative, minus, parseDecimal, plus, ZERO, type Decimal } from '@bourse/decimal';

/**
 * What may stand in the field after typing or pasting: digits and one separator, no letter (so no `e`), no sign, at
 * most `decimals` places (trading side, section 5: "decimal input is trimmed to a digit count").
 * Both the point and the language's own separator are taken as the separator.
 */
export function cleanTyping(text: string, decimals: number, separator: string): string {
  // Full-width digits and marks, as input methods write them, are digits and marks.
  const marked = text
    .normalize('NFKC')
    .replaceAll('。', '.')
    .replaceAll(/[^\d.,]/g, '');
  const at = separatorPosition(marked, separator);
  if (at < 0) return marked.replaceAll(/[.,]/g, '');
  const whole = marked.slice(0, at).replaceAll(/[.,]/g, '');
  const fraction = marked.slice(at + 1).replaceAll(/[.,]/g, '');
  return decimals === 0 ? whole : `${whole}${separator}${fraction.slice(0, decimals)}`;
}

/** The language's separator where it stands; else a single point, which is what number pads write. */
function separatorPosition(text: string, separator: string): number {
  const own = text.indexOf(separator);
  if (own >= 0 || separator === '.') return own;
  return text.indexOf('.') === text.lastIndexOf('.') ? text.indexOf('.') : -1;
}

/** The decimal that a typed text means; `undefined` while there is none yet. */
export function typedValue(text: string, separator: string): Decimal | undefined {
  return parseDecimal(text.replace(separator, '.'));
}

/** A decimal as the field shows it: no thousands marks, the language's separator, no superfluous zeros. */
export function shownText(value: Decimal | undefined, separator: string): string {
  return value === undefined ? '' : value.replace('.', separator);
}

/** One step up or down with the arrow keys; never below zero. */
export function stepped(value: Decimal | undefined, step: Decimal, direction: 1 | -1, decimals: number): Decimal {
  const from = value ?? ZERO;
  const next = direction === 1 ? plus(from, step) : minus(from, step);
  return isNegative(next) ? ZERO : floorTo(next, decimals);
}
