import type { Decimal } from './decimal';
import { intlPlaces } from './intl-places';
import { roundHalfUp } from './rounding';

export interface FormatOptions {
  /** BCP 47 tag of the user's language. */
  locale: string;
  /** Maximum number of decimals; further decimals are rounded half up. Default: all decimals. */
  decimals?: number;
  /** Minimum number of decimals, padded with zeros. */
  minDecimals?: number;
  /** `always` also writes a plus before positive values. */
  sign?: 'auto' | 'always';
  /** Thousands separators; on by default. */
  grouping?: boolean;
}

const formats = new Map<string, Intl.NumberFormat>();

function numberFormat(options: FormatOptions, minimum: number): Intl.NumberFormat {
  const { locale, sign = 'auto', grouping = true } = options;
  const key = `${locale}|${sign}|${grouping}|${minimum}`;
  let known = formats.get(key);
  if (!known) {
    known = new Intl.NumberFormat(locale, {
      minimumFractionDigits: Math.min(minimum, intlPlaces()),
      maximumFractionDigits: intlPlaces(),
      signDisplay: sign === 'always' ? 'exceptZero' : 'negative',
      useGrouping: grouping,
      numberingSystem: 'latn',
    });
    formats.set(key, known);
  }
  return known;
}

/** A written number with the minus sign of typography, as wide as a plus, in place of a hyphen. */
export const trueMinus = (written: string) => written.replace('-', '−');

/**
 * Formats a decimal for display: separators of the language, no exponent, every digit exact. `Intl` receives the text,
 * so no digit passes through a float.
 */
export function format(value: Decimal, options: FormatOptions): string {
  const { decimals, minDecimals = 0 } = options;
  const rounded = decimals === undefined ? value : roundHalfUp(value, decimals);
  const minimum = decimals === undefined ? minDecimals : Math.min(minDecimals, decimals);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a Decimal is a number's text; TypeScript wants to see it
  return trueMinus(numberFormat(options, minimum).format(rounded as `${number}`));
}
