import type { Decimal } from '@bourse/decimal';
import type { Language } from '../language';
import { DEFAULT_TIME_ZONE, type TimeZone } from '../preferences/time-zone';
import { languageTag } from '../language';
import { dateFormatter, type DateFormatter } from './dates';
import { numberFormatter, type NumberFormatter } from './numbers';
import { inputReader } from './parse-input';

export interface FormatterOptions {
  readonly language: Language;
  /** Asia/Shanghai where left out (specification, section 9). */
  readonly timeZone?: TimeZone;
}

export interface Formatter extends NumberFormatter, DateFormatter {
  readonly language: Language;
  readonly timeZone: TimeZone;
  /**
   * Reads what a person typed or pasted: the language's decimal separator and the point, grouping separators, full-width
   * and ideographic forms. `undefined` where it is no number, and where it could be two different ones
   * (`1.234` in Spanish).
   */
  readonly parseInput: (text: string) => Decimal | undefined;
}

/** Formats for one reader. Cheap to make: the `Intl` objects behind it are shared and kept. */
export function createFormatter({ language, timeZone = DEFAULT_TIME_ZONE }: FormatterOptions): Formatter {
  const tag = languageTag(language);
  return {
    language,
    timeZone,
    ...numberFormatter(tag),
    ...dateFormatter(tag, timeZone),
    parseInput: inputReader(tag),
  };
}
