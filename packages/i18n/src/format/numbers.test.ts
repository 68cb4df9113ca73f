import { decimal as exact } from '@bourse/decimal';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../language';
import { createFormatter, type Formatter } from './formatter';
import { shortPrice } from './numbers';

const en = createFormatter({ language: 'en' });
const es = createFormatter({ language: 'spa' });
const zh = createFormatter({ language: 'zh' });

const TINY = exact('0.00000001234');
const EIGHTEEN_PLACES = exact('0.123456789012345678');
const THIRTY_DIGITS = exact('123456789012345678901234567890');

/** Decimals of up to thirty digits, eighteen of them after the point. */
const decimals = fc
  .tuple(fc.boolean(), fc.bigInt({ min: 0n, max: 10n ** 30n - 1n }), fc.integer({ min: 0, max: 18 }))
  .map(([negative, digits, places]) => {
    const text = digits.toString().padStart(places + 1, '0');
    const point = text.length - places;
    return exact(`${negative ? '-' : ''}${text.slice(0, point)}.${text.slice(point)}`.replace(/\.$/, ''));
  });

const digitsOf = (text: string) => text.replaceAll(/\D/g, '').replace(/^0+/, '');

it('a decimal keeps every digit', () => {
  expect(en.decimal(TINY)).toBe('0.00000001234');
  expect(en.decimal(EIGHTEEN_PLACES)).toBe('0.123456789012345678');
  expect(en.decimal(THIRTY_DIGITS)).toBe('123,456,789,012,345,678,901,234,567,890');
  fc.assert(
    fc.property(decimals, fc.constantFrom(...LANGUAGES), (value, language) => {
      const shown = createFormatter({ language }).decimal(value);
      expect(digitsOf(shown)).toBe(digitsOf(value));
    }),
  );
});

it('a decimal has the separators of the language', () => {
  expect(en.decimal(exact('1234567.5'))).toBe('1,234,567.5');
  expect(zh.decimal(exact('1234567.5'))).toBe('1,234,567.5');
  expect(es.decimal(exact('1234567.5'))).toBe('1.234.567,5');
});

it('a decimal is rounded half up to the requested decimals and padded with zeros', () => {
  expect(en.decimal(exact('1.005'), { decimals: 2 })).toBe('1.01');
  expect(en.decimal(exact('1.5'), { decimals: 4, minDecimals: 3 })).toBe('1.500');
});

it('a decimal has a sign if requested, but never for zero', () => {
  expect(en.decimal(exact('2'), { sign: 'always' })).toBe('+2');
  expect(en.decimal(exact('-2'), { sign: 'always' })).toBe('−2');
  expect(en.decimal(exact('0'), { sign: 'always' })).toBe('0');
  expect(en.decimal(exact('-0.001'), { decimals: 2 })).toBe('0');
});

it('a price has exactly the decimals of its pair', () => {
  expect(en.price(exact('64250.1'), 2)).toBe('64,250.10');
  expect(es.price(exact('0.1234567'), 5)).toBe('0,12346');
});

it('a price has four decimals, or four significant digits below one, without a pair', () => {
  expect(en.price(exact('64250.123456'))).toBe('64,250.1235');
  expect(en.price(exact('5'))).toBe('5.0000');
  expect(en.price(exact('0.1'))).toBe('0.1000');
  expect(en.price(TINY)).toBe('0.00000001234');
  expect(en.price(exact('-0.000000123456'))).toBe('−0.0000001235');
});

describe('amounts and money', () => {
  it('an amount has at most eight decimals and no trailing zeros', () => {
    expect(en.amount(exact('1.500000'))).toBe('1.5');
    expect(en.amount(exact('0.123456789'))).toBe('0.12345679');
    expect(en.amount(exact('0.123456789'), 2)).toBe('0.12');
  });

  it('money has exactly two decimals, or those of its account', () => {
    expect(en.money(exact('1234.5'))).toBe('1,234.50');
    expect(en.money(exact('1234.5'), { decimals: 8 })).toBe('1,234.50000000');
  });

  it('money and its currency do not wrap', () => {
    expect(es.money(exact('1234.5'), { currency: 'USDT' })).toBe('1.234,50\u00a0USDT');
  });
});

it('yuan have a sign that cannot be read as yen outside Simplified Chinese', () => {
  expect(zh.yuan(exact('737880.5'), 2)).toBe('¥737,880.50');
  expect(createFormatter({ language: 'jp' }).yuan(exact('737880.5'), 0)).toBe('CN¥737,881');
  expect(en.yuan(undefined, 2)).toBe('—');
});

it('a percentage takes the value in per cent', () => {
  expect(en.percent(exact('1.25'))).toBe('1.25%');
  expect(es.percent(exact('1.25'))).toBe('1,25\u00a0%');
  expect(en.percent(exact('100'), { decimals: 0 })).toBe('100%');
});

it('a percentage has a sign if requested, but not if it shows zero', () => {
  expect(en.percent(exact('1.25'), { sign: 'always' })).toBe('+1.25%');
  expect(en.percent(exact('-1.255'), { sign: 'always' })).toBe('−1.26%');
  expect(en.percent(exact('0.001'), { sign: 'always' })).toBe('0.00%');
  expect(en.percent(exact('-0.001'))).toBe('0.00%');
});

it('a compact volume uses the units of the language', () => {
  expect(en.compact(exact('1234567.89'))).toBe('1.23M');
  expect(zh.compact(exact('123456789.5'))).toBe('1.23亿');
  expect(es.compact(exact('1234567.89'))).toBe('1,23\u00a0M');
});

it('a compact volume groups the digits before its unit', () => {
  expect(zh.compact(exact('67557300'))).toBe('6,755.73万');
  expect(zh.compact(exact('1521.02'))).toBe('1,521.02');
});

it('every negative figure has a true minus', () => {
  const value = exact('-1234.5');
  const texts = [en.decimal(value), en.price(value), en.amount(value), en.money(value), en.percent(value)];
  for (const text of [...texts, en.compact(value), zh.compact(value), es.percent(value)])
    expect(text).toMatch(/^−[^-]+$/);
  expect(en.inputText(value)).toBe('-1234.5');
});

it('the short form of a price counts five zeros or more behind the separator', () => {
  expect(shortPrice('0.0000008702')).toBe('0.0₆8702');
  expect(shortPrice('0.000001')).toBe('0.0₅1');
  expect(shortPrice('0,00000000000012')).toBe('0,0₁₂12');
  for (const written of ['0.00001', '0.000000', '104,330.90', '10.00000001', '—']) {
    expect(shortPrice(written)).toBe(written);
  }
});

it('a compact volume leaves small values unchanged', () => {
  expect(en.compact(exact('999.994'))).toBe('999.99');
  expect(en.compact(exact('0'))).toBe('0');
  expect(en.compact(exact('0.0000001234'))).toBe('0.00000012');
});

describe('an exponent', () => {
  const shows: Record<string, (format: Formatter, value: ReturnType<typeof exact>) => string> = {
    decimal: (format, value) => format.decimal(value),
    price: (format, value) => format.price(value),
    amount: (format, value) => format.amount(value),
    money: (format, value) => format.money(value),
    percent: (format, value) => format.percent(value),
    compact: (format, value) => format.compact(value),
    inputText: (format, value) => format.inputText(value),
  };

  it.each(Object.keys(shows))('an exponent is never written by %s', (name) => {
    fc.assert(
      fc.property(decimals, fc.constantFrom(...LANGUAGES), (value, language) => {
        const text = shows[name]?.(createFormatter({ language }), value);
        expect(text).toMatch(/\d/);
        expect(text).not.toMatch(/\d\s*[eE]\s*[+-]?\d|×10/);
      }),
    );
  });
});

it('the text of an input field has the decimal separator of the language and no grouping', () => {
  expect(es.inputText(exact('1234567.00000000012'))).toBe('1234567,00000000012');
});

it('the text of an input field parses to the same value in every language', () => {
  fc.assert(
    fc.property(decimals, fc.constantFrom(...LANGUAGES), (value, language) => {
      const format = createFormatter({ language });
      expect(format.parseInput(format.inputText(value))).toBe(value);
    }),
  );
});

it('the text on the screen parses to the same value when pasted, or is refused as ambiguous; never to another value', () => {
  fc.assert(
    fc.property(decimals, fc.constantFrom<Language>(...LANGUAGES), (value, language) => {
      const format = createFormatter({ language });
      const read = format.parseInput(format.decimal(value));
      const isAmbiguous = language === 'spa' && /^-?\d{4,6}$/.test(value);
      expect(read).toBe(isAmbiguous ? undefined : value);
    }),
  );
});

it('a missing value is a dash', () => {
  expect([
    en.decimal(undefined),
    en.price(undefined),
    en.amount(undefined),
    en.money(undefined, { currency: 'USDT' }),
    en.percent(undefined),
    en.compact(undefined),
    en.number(undefined),
    en.number(Number.NaN),
  ]).toEqual(Array.from({ length: 8 }, () => '—'));
});

it('a count is grouped by the rules of the language', () => {
  expect(en.number(12345)).toBe('12,345');
  expect(es.number(12345n)).toBe('12.345');
});
