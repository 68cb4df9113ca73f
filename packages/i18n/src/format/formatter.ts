import type { Decimal } from '@bourse/decimal';
import type { Language } from '../language';
import { DEFAULT_TIME_ZONE, type TimeZone } from '../preferences/time-zone';
import { languageTag } from '../language';
import { dateFormatter, type DateFormatter } from './dates';
import { NO_VALUE, numberFormatter, type NumberFormatter } from './numbers';
import { decimalSeparator, inputParser, pastedParser } from './parse-input';
import type { DecimalSeparator, NumberReading } from './read-number';

export interface FormatterOptions {
  readonly language: Language;
  /** Default: Asia/Shanghai (specification, section 9). */
  readonly timeZone?: TimeZone;
}

export interface Formatter extends NumberFormatter, DateFormatter {
  readonly language: Language;
  readonly timeZone: TimeZone;
  /** An amount of Chinese yuan: `¥7.20` in simplified Chinese; `CN¥7.20` elsewhere, where `¥` alone reads as yen. */
  readonly yuan: (value: Decimal | undefined, decimals: number) => string;
  readonly decimalSeparator: DecimalSeparator;
  /**
   * Parses a number with the language's decimal separator or a point, grouping separators, full-width or ideographic
   * forms. `undefined` if the text is not a number or is ambiguous (`1.234` in Spanish).
   */
  readonly parseInput: (text: string) => Decimal | undefined;
  /** Parses a pasted, unsigned number for a field of at most `places` decimals, or returns why the text is refused. */
  readonly readPasted: (text: string, places?: number) => NumberReading;
}

/** Formats for one language and time zone. Cheap to create: the `Intl` objects are cached. */
export function createFormatter({ language, timeZone = DEFAULT_TIME_ZONE }: FormatterOptions): Formatter {
  const tag = languageTag(language);
  const numbers = numberFormatter(tag);
  const yuanSign = language === 'zh' ? '¥' : 'CN¥';
  return {
    language,
    timeZone,
    ...numbers,
    yuan: (value, decimals) => (value === undefined ? NO_VALUE : `${yuanSign}${numbers.price(value, decimals)}`),
    ...dateFormatter(tag, timeZone),
    decimalSeparator: decimalSeparator(tag),
    parseInput: inputParser(tag),
    readPasted: pastedParser(tag),
  };
}
