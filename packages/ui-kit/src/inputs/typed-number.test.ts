import { decimal, decimalsOf, floorTo, roundHalfUp, type Decimal } from '@bourse/decimal';
import { createFormatter, LANGUAGES, readNumber, type DecimalSeparator, type NumberReading } from '@bourse/i18n';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanTyping, shownText, stepped, typedValue } from './typed-number';

/** Types the text key by key. */
const typeIn = (text: string, decimals: number, separator: DecimalSeparator) => {
  let shown = '';
  for (const key of text) shown = cleanTyping(shown + key, decimals, separator);
  return shown;
};

describe('the text of a number field', () => {
  it.each([
    ['12a3', '123'],
    ['1e5', '15'],
    ['-5', '5'],
    ['1.', '1.'],
    ['.5', '.5'],
    ['1.23456', '1.2345'],
    ['64,250', '64,250'],
    ['64,250.123456', '64,250.1234'],
    ['１２．５', '12.5'],
    ['', ''],
  ])('the number field cleans %j to %j', (typed, shown) => {
    expect(cleanTyping(typed, 4, '.')).toBe(shown);
  });

  it.each([
    ['1,5', '1,5'],
    ['1.5', '1.5'],
    ['1.23456', '1.2345'],
    ['1.234,56789', '1.234,5678'],
    ['1.234.567', '1.234.567'],
    ['105.000', '105.000'],
  ])('the number field cleans %j to %j in a language with a decimal comma', (typed, shown) => {
    expect(cleanTyping(typed, 4, ',')).toBe(shown);
  });

  it('the number field of whole numbers keeps every separator, and only groups have a value', () => {
    expect(cleanTyping('12.9', 0, '.')).toBe('12.9');
    expect(typedValue('12.9', 0, '.')).toBeUndefined();
    expect(typedValue('1.0', 0, '.')).toBeUndefined();
    expect(typedValue('1,250', 0, '.')).toBe('1250');
    expect(typedValue(cleanTyping('12.345', 0, ','), 0, ',')).toBe('12345');
  });

  const keys = fc.string({ unit: fc.constantFrom('0', '1', '5', '.', ','), maxLength: 12 });
  const places = fc.nat(10);
  const separators = fc.constantFrom<DecimalSeparator>('.', ',');
  it('a key is appended or ignored: no key removes or joins what is in the field', () => {
    fc.assert(
      fc.property(
        keys,
        fc.constantFrom('0', '1', '5', '.', ','),
        places,
        separators,
        (text, key, decimals, separator) => {
          const before = typeIn(text, decimals, separator);
          expect([before, before + key]).toContain(cleanTyping(before + key, decimals, separator));
        },
      ),
      { numRuns: 3000 },
    );
  });

  it('a text means the same number typed key by key and pasted, or one of the two is refused', () => {
    fc.assert(
      fc.property(keys, places, fc.constantFrom(...LANGUAGES), (text, decimals, language) => {
        const format = createFormatter({ language });
        const typed = typedValue(typeIn(text, decimals, format.decimalSeparator), decimals, format.decimalSeparator);
        const pasted = format.readPasted(text, decimals);
        if (typed === undefined || pasted.kind !== 'value') return;
        expect(floorTo(pasted.value, decimals)).toBe(typed);
      }),
      { numRuns: 3000 },
    );
  });

  it('a cleaned text does not change when it is cleaned again', () => {
    expect(cleanTyping('.,', 0, '.')).toBe('.,');
    fc.assert(
      fc.property(fc.string(), fc.nat(8), fc.constantFrom<DecimalSeparator>('.', ','), (text, decimals, separator) => {
        const once = cleanTyping(text, decimals, separator);
        expect(cleanTyping(once, decimals, separator)).toBe(once);
      }),
    );
    const marks = fc.string({ unit: fc.constantFrom('1', '2', '.', ','), maxLength: 8 });
    fc.assert(
      fc.property(marks, fc.nat(3), fc.constantFrom<DecimalSeparator>('.', ','), (text, decimals, separator) => {
        const once = cleanTyping(text, decimals, separator);
        expect(cleanTyping(once, decimals, separator)).toBe(once);
      }),
      { numRuns: 2000 },
    );
  });

  it('a text means a value of at most the decimals of the field, or no value', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(8), fc.constantFrom<DecimalSeparator>('.', ','), (text, decimals, separator) => {
        const value = typedValue(cleanTyping(text.slice(0, 60), decimals, separator), decimals, separator);
        expect(value === undefined || decimalsOf(value) <= decimals).toBe(true);
      }),
    );
  });
});

const isSame = (read: NumberReading, value: Decimal) => read.kind === 'value' && read.value === value;

describe('a displayed number', () => {
  const amounts = fc
    .tuple(fc.bigInt({ min: 0n, max: 10n ** 24n }), fc.integer({ min: 0, max: 18 }))
    .map(([units, places]) => {
      const digits = units.toString().padStart(places + 1, '0');
      const at = digits.length - places;
      return { places, value: decimal(places === 0 ? digits : `${digits.slice(0, at)}.${digits.slice(at)}`) };
    });

  it('a displayed number means the same number when it is typed, or is refused as ambiguous, in every language', () => {
    fc.assert(
      fc.property(amounts, fc.constantFrom(...LANGUAGES), ({ value, places }, language) => {
        const format = createFormatter({ language });
        const separator = format.decimalSeparator;
        let text = '';
        for (const key of format.decimal(value, { decimals: places, minDecimals: places })) {
          text = cleanTyping(text + key, places, separator);
        }
        const read = readNumber(text, separator, places);
        const mayBeAmbiguous = separator === ',' && places < 3;
        expect(isSame(read, value) || (mayBeAmbiguous && read.kind === 'ambiguous')).toBe(true);
      }),
    );
  });

  it('a displayed number keeps its groups while it is typed into a field of one decimal', () => {
    let text = '';
    for (const key of '1.234.567,8') text = cleanTyping(text + key, 1, ',');
    expect(typedValue(text, 1, ',')).toBe('1234567.8');
  });

  it('a displayed number means the same number when it is pasted, or is refused as ambiguous, in every language', () => {
    fc.assert(
      fc.property(amounts, fc.constantFrom(...LANGUAGES), ({ value, places }, language) => {
        const format = createFormatter({ language });
        const read = format.readPasted(format.decimal(value, { decimals: places, minDecimals: places }), places);
        expect(isSame(read, value) || read.kind === 'ambiguous').toBe(true);
      }),
    );
  });

  it('a displayed number is never read with another magnitude when pasted from a page in another language', () => {
    fc.assert(
      fc.property(amounts, fc.constantFrom(...LANGUAGES), ({ value }, language) => {
        const en = createFormatter({ language: 'en' });
        const cents = roundHalfUp(value, 2);
        const read = createFormatter({ language }).readPasted(en.decimal(cents), 2);
        expect(isSame(read, cents) || read.kind === 'ambiguous').toBe(true);
      }),
    );
  });
});

it('the field shows a value as the language writes it, and reads it back', () => {
  expect(shownText(decimal('1234.5'), ',')).toBe('1234,5');
  expect(typedValue('1234,5', 4, ',')).toBe('1234.5');
  expect(shownText(undefined, '.')).toBe('');
});

it('an arrow key adds or subtracts one step', () => {
  expect(stepped(decimal('100'), decimal('0.5'), 1, 1)).toBe('100.5');
  expect(stepped(decimal('100'), decimal('0.5'), -1, 1)).toBe('99.5');
});
it('an arrow key starts from an empty field', () => {
  expect(stepped(undefined, decimal('0.01'), 1, 2)).toBe('0.01');
});
it('an arrow key does not go below zero', () => {
  expect(stepped(decimal('0.3'), decimal('0.5'), -1, 1)).toBe('0');
});
