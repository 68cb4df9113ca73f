import { decimal, decimalsOf } from '@bourse/decimal';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanTyping, shownText, stepped, typedValue } from './typed-number';

describe('what may stand in a number field', () => {
  it.each([
    ['12a3', '123'],
    ['1e5', '15'],
    ['-5', '5'],
    ['1.', '1.'],
    ['.5', '.5'],
    ['1.23456', '1.2345'],
    ['1.2.3', '1.23'],
    ['64,250', '64250'],
    ['１２．５', '12.5'],
    ['', ''],
  ])('of %j stands %j', (typed, shown) => {
    expect(cleanTyping(typed, 4, '.')).toBe(shown);
  });

  it.each([
    ['1,5', '1,5'],
    ['1.5', '1,5'],
    ['1.234,5', '1234,5'],
    ['1.234.567', '1234567'],
  ])('of %j stands %j where the comma separates', (typed, shown) => {
    expect(cleanTyping(typed, 4, ',')).toBe(shown);
  });

  it('is whole where there are no decimals', () => {
    expect(cleanTyping('12.9', 0, '.')).toBe('12');
  });

  it('never changes when it is cleaned again', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(8), fc.constantFrom('.', ','), (text, decimals, separator) => {
        const once = cleanTyping(text, decimals, separator);
        expect(cleanTyping(once, decimals, separator)).toBe(once);
      }),
    );
  });

  it('is a value of at most so many decimals, or none yet', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(8), fc.constantFrom('.', ','), (text, decimals, separator) => {
        const clean = cleanTyping(text.slice(0, 60), decimals, separator);
        const value = typedValue(clean, separator);
        const isRight = value === undefined ? /^[.,]?$/.test(clean) : decimalsOf(value) <= decimals;
        expect(isRight).toBe(true);
      }),
    );
  });
});

it('shows a value as the language writes it, and reads it back', () => {
  expect(shownText(decimal('1234.5'), ',')).toBe('1234,5');
  expect(typedValue('1234,5', ',')).toBe('1234.5');
  expect(shownText(undefined, '.')).toBe('');
});

describe('an arrow key', () => {
  it('adds or takes one step', () => {
    expect(stepped(decimal('100'), decimal('0.5'), 1, 1)).toBe('100.5');
    expect(stepped(decimal('100'), decimal('0.5'), -1, 1)).toBe('99.5');
  });
  it('starts from nothing', () => {
    expect(stepped(undefined, decimal('0.01'), 1, 2)).toBe('0.01');
  });
  it('does not go below zero', () => {
    expect(stepped(decimal('0.3'), decimal('0.5'), -1, 1)).toBe('0');
  });
});
