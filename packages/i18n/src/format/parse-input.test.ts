import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../language';
import { createFormatter } from './formatter';

const paste = (language: Language, text: string, places?: number) =>
  createFormatter({ language }).readPasted(text, places);
const read = (language: Language, text: string) => createFormatter({ language }).parseInput(text);

describe('typed text', () => {
  it.each([
    ['1.5', '1.5'],
    ['0.00000001', '0.00000001'],
    ['.5', '0.5'],
    ['1.', '1'],
    ['007', '7'],
    ['-3', '-3'],
    ['+3', '3'],
    ['−3', '-3'],
    [' 12 ', '12'],
  ])('%s is %s in every language', (text, value) => {
    expect(LANGUAGES.map((language) => read(language, text))).toEqual(LANGUAGES.map(() => value));
  });

  it.each([
    ['1,5', '1.5'],
    ['0,5', '0.5'],
    [',5', '0.5'],
    ['0,00095', '0.00095'],
    ['1,2345', '1.2345'],
    ['1234,5', '1234.5'],
    ['0,123', '0.123'],
  ])('typed text may have the decimal comma of a number pad in every language: %s is %s', (text, value) => {
    expect(LANGUAGES.map((language) => read(language, text))).toEqual(LANGUAGES.map(() => value));
  });

  it('a single comma before three digits groups in languages with a decimal point', () => {
    expect(read('spa', '1,234')).toBe('1.234');
    expect(read('en', '1,234')).toBe('1234');
    expect(paste('en', '1,23', 1).kind).toBe('unfinished');
    expect(paste('en', '1,2345', 3).kind).toBe('unreadable');
  });

  it('typed text may have grouping separators', () => {
    expect(read('en', '1,234,567.89')).toBe('1234567.89');
    expect(read('en', '1,234')).toBe('1234');
    expect(read('spa', '1.234.567,89')).toBe('1234567.89');
    expect(read('spa', '1 234 567,89')).toBe('1234567.89');
    expect(read('en', '1\u202f234\u00a0567')).toBe('1234567');
    expect(read('kr', "1'234.5")).toBe('1234.5');
  });

  it('typed text may come from a page in the other notation if it is unambiguous', () => {
    expect(read('spa', '1,234.5')).toBe('1234.5');
    expect(read('en', '1.234,5')).toBe('1234.5');
    expect(read('en', '1.234.567')).toBe('1234567');
  });

  it('a single point before three digits is refused as ambiguous in languages with a decimal comma', () => {
    expect(read('spa', '1.234')).toBeUndefined();
    expect(read('spa', '123.456')).toBeUndefined();
    expect(read('spa', '0.234')).toBe('0.234');
    expect(read('spa', '1234.567')).toBe('1234.567');
    expect(read('spa', '1.2345')).toBe('1.2345');
    expect(read('en', '1.234')).toBe('1.234');
  });

  it('typed text may be full-width or have ideographic separators', () => {
    expect(read('zh', '１２３．４５')).toBe('123.45');
    expect(read('jp', '１，２３４')).toBe('1234');
    expect(read('zh', '3。14')).toBe('3.14');
    expect(read('hk', '1、234')).toBe('1234');
  });

  it.each(['', ' ', '.', ',', '-', 'abc', '1e5', '1.2.3', '1,23,4', '12 34', '--1', '1-', '0x10', '1.5%', 'NaN', '∞'])(
    'the typed text "%s" is not a number',
    (text) => {
      for (const language of LANGUAGES) expect(read(language, text)).toBeUndefined();
    },
  );
});

it('a pasted number is refused if the field has too few decimals to be sure of the decimal reading', () => {
  expect(paste('spa', '105,000', 2)).toEqual({ kind: 'ambiguous', asDecimal: '105', asGrouped: '105000' });
  expect(paste('spa', '105,125', 3)).toEqual({ kind: 'value', value: '105.125' });
  expect(paste('en', '105,000', 2)).toEqual({ kind: 'value', value: '105000' });
});

it('a pasted number is refused with both readings if the notation is ambiguous', () => {
  expect(paste('spa', '105.000')).toEqual({ kind: 'ambiguous', asDecimal: '105', asGrouped: '105000' });
});

it('a pasted number has no sign and no letters', () => {
  expect(paste('en', '-5').kind).toBe('unreadable');
  expect(paste('en', '1e5').kind).toBe('unreadable');
});
