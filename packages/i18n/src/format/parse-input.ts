import { parseDecimal, type Decimal } from '@bourse/decimal';
import type { LanguageTag } from '../language';
import { intlCache } from './intl-cache';
import { readNumber, type DecimalSeparator, type NumberReading } from './read-number';

// Some countries group with spaces or apostrophes; none of the six languages uses them otherwise.
const GROUP_SPACES = /(?<=\d)[\s'’](?=\d{3}(?:\D|$))/gu;

/** Maps full-width and ideographic forms and the typographic minus to ASCII. */
function plainNumber(text: string): string {
  return text.normalize('NFKC').trim().replaceAll('。', '.').replaceAll('、', ',').replaceAll('−', '-');
}

const separators = intlCache<DecimalSeparator>();

function findSeparator(tag: LanguageTag): DecimalSeparator {
  const part = new Intl.NumberFormat(tag, { numberingSystem: 'latn' })
    .formatToParts(1.5)
    .find(({ type }) => type === 'decimal');
  return part?.value === ',' ? ',' : '.';
}

export const decimalSeparator = (tag: LanguageTag) => separators(tag, () => findSeparator(tag));

/** Parses a pasted text; see {@link readNumber} for `places` and for the cases. A sign is `unreadable`. */
export function pastedParser(tag: LanguageTag): (text: string, places?: number) => NumberReading {
  return (text, places) => {
    const digits = plainNumber(text).replace(GROUP_SPACES, '').replace(/^\+/, '');
    return /^[\d.,]*$/.test(digits) ? readNumber(digits, decimalSeparator(tag), places) : { kind: 'unreadable' };
  };
}

export function inputParser(tag: LanguageTag): (text: string) => Decimal | undefined {
  return (text) => {
    const match = /^([+-]?)([\d.,]+)$/.exec(plainNumber(text).replace(GROUP_SPACES, ''));
    if (!match) return undefined;
    const [, sign = '', digits = ''] = match;
    const read = readNumber(digits, decimalSeparator(tag));
    return read.kind === 'value' ? parseDecimal(`${sign}${read.value}`) : undefined;
  };
}
