import { format, intlPlaces, trueMinus, type Decimal } from '@bourse/decimal';
import type { LanguageTag } from '../language';
import { intlCache } from './intl-cache';

/** Shown for a missing value. */
export const NO_VALUE = '—';

export interface DecimalOptions {
  /** Maximum number of decimals; further decimals are rounded half up. Default: all decimals. */
  readonly decimals?: number;
  /** Minimum number of decimals, padded with zeros. */
  readonly minDecimals?: number;
  /** `always` also writes a plus before positive values. */
  readonly sign?: 'auto' | 'always';
}

type Value = Decimal | undefined;

/**
 * Every method takes exact decimals, shows every requested digit, never writes an exponent, and returns `—` for a
 * missing value.
 */
export interface NumberFormatter {
  readonly decimal: (value: Value, options?: DecimalOptions) => string;
  /**
   * Exactly `decimals` decimals; without the option at least 4 (specification, section 9) and, below one, 4 significant
   * digits.
   */
  readonly price: (value: Value, decimals?: number) => string;
  /** A quantity: up to `decimals` decimals (8), no trailing zeros, followed by the currency if `currency` is given. */
  readonly amount: (value: Value, decimals?: number, currency?: string) => string;
  /** Exactly `decimals` decimals (2), followed by the currency if `currency` is given. */
  readonly money: (value: Value, options?: { readonly decimals?: number; readonly currency?: string }) => string;
  /** `value` is in per cent: '1.25' is 1.25 %. Exactly `decimals` decimals (2). */
  readonly percent: (
    value: Value,
    options?: { readonly decimals?: number; readonly sign?: 'auto' | 'always' },
  ) => string;
  /** Compact notation in the units of the language: 1.23M, 1.23亿. */
  readonly compact: (value: Value) => string;
  /** A whole number of items. */
  readonly number: (value: number | bigint | undefined) => string;
  /** The text of an input field: the language's decimal separator, no grouping. */
  readonly inputText: (value: Decimal) => string;
}

const numberFormat = intlCache<Intl.NumberFormat>();

const PRICE_PLACES = 4;
const SIGNIFICANT_DIGITS = 4;
const COMPACT_PLACES = 2;

/** Decimals that keep four significant digits of a value below one: 0.00000001234 needs eleven. */
function placesFor(value: Decimal): number {
  const zeros = /^-?0\.(0*)[1-9]/.exec(value)?.[1];
  return zeros === undefined ? PRICE_PLACES : zeros.length + SIGNIFICANT_DIGITS;
}

const percentFormat = (tag: LanguageTag, decimals: number, sign: 'auto' | 'always') =>
  numberFormat(
    `percent|${tag}|${decimals}|${sign}`,
    () =>
      // The unit `percent`, because the style 'percent' would multiply by a hundred.
      new Intl.NumberFormat(tag, {
        style: 'unit',
        unit: 'percent',
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
        signDisplay: sign === 'always' ? 'exceptZero' : 'negative',
        numberingSystem: 'latn',
      }),
  );

const compactFormat = (tag: LanguageTag) =>
  numberFormat(
    `compact|${tag}`,
    () =>
      new Intl.NumberFormat(tag, {
        notation: 'compact',
        maximumFractionDigits: COMPACT_PLACES,
        // Also four digits before a unit: 6,755.73万.
        useGrouping: 'always',
        numberingSystem: 'latn',
      }),
  );

const inputFormat = (tag: LanguageTag) =>
  numberFormat(
    `input|${tag}`,
    () =>
      new Intl.NumberFormat(tag, {
        maximumFractionDigits: intlPlaces(),
        useGrouping: false,
        numberingSystem: 'latn',
      }),
  );

/** `Intl` parses decimal text exactly; TypeScript requires the template type. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a canonical decimal is what `${number}` describes
const text = (value: Decimal) => value as `${number}`;

const isBelowThousand = (value: Decimal) => /^-?\d{1,3}(?:\.|$)/.test(value);

const SUBSCRIPTS = '₀₁₂₃₄₅₆₇₈₉';

/**
 * The short form of a written price with five zeros or more behind its separator: `0.0₆8702` for 0.0000008702, the small figure being the number
 * of zeros. For eyes only: screen readers and copies need the full text. Other prices are returned as they are.
 */
export function shortPrice(written: string): string {
  return written.replace(/^(\D?0[.,])(0{5,})(?=[1-9])/, (_all, start: string, zeros: string) => {
    const count = String(zeros.length).replaceAll(/\d/g, (digit) => SUBSCRIPTS[Number(digit)] ?? '');
    return `${start}0${count}`;
  });
}

/** A figure with its currency. A no-break space keeps both on one line. */
const withCurrency = (value: Value, figure: string, currency: string | undefined) =>
  currency === undefined || value === undefined ? figure : `${figure}\u00a0${currency}`;

export function numberFormatter(locale: LanguageTag): NumberFormatter {
  const decimal: NumberFormatter['decimal'] = (value, options = {}) =>
    value === undefined ? NO_VALUE : format(value, { locale, ...options });

  const exactly = (value: Value, decimals: number) => decimal(value, { decimals, minDecimals: decimals });

  return {
    decimal,
    price: (value, decimals) => {
      if (value === undefined) return NO_VALUE;
      if (decimals !== undefined) return exactly(value, decimals);
      return decimal(value, { decimals: Math.max(PRICE_PLACES, placesFor(value)), minDecimals: PRICE_PLACES });
    },
    amount: (value, decimals = 8, currency) => withCurrency(value, decimal(value, { decimals }), currency),
    money: (value, { decimals = 2, currency } = {}) => withCurrency(value, exactly(value, decimals), currency),
    percent: (value, { decimals = 2, sign = 'auto' } = {}) =>
      value === undefined ? NO_VALUE : trueMinus(percentFormat(locale, decimals, sign).format(text(value))),
    compact: (value) => {
      if (value === undefined) return NO_VALUE;
      if (isBelowThousand(value)) return decimal(value, { decimals: Math.max(COMPACT_PLACES, placesFor(value) - 2) });
      return trueMinus(compactFormat(locale).format(text(value)));
    },
    number: (value) =>
      value === undefined || Number.isNaN(value)
        ? NO_VALUE
        : numberFormat(`number|${locale}`, () => new Intl.NumberFormat(locale, { numberingSystem: 'latn' })).format(
            value,
          ),
    inputText: (value) => inputFormat(locale).format(text(value)),
  };
}
