import { decimal } from '@bourse/decimal';
import { describe, expect, it } from 'vitest';
import { splitFeeDifference, splitLots } from './split-lots';

const d = decimal;

describe('split', () => {
  it.each([
    [10, 3, ['4', '3', '3']],
    [9, 3, ['3', '3', '3']],
    [2, 3, undefined],
    [5, 1, ['5']],
  ])('a split divides %i lots into %i parts', (lots, parts, expected) => {
    expect(splitLots(d(lots), parts, d(1))).toEqual(expected);
  });

  it('a split keeps each part at or above the minimum', () => expect(splitLots(d(10), 3, d(4))).toBeUndefined());

  it('a split shows the difference of the fees', () => {
    const rates = { spread: d('0.00333'), tradeFee: d(0) };
    expect(splitFeeDifference([d(1), d(1), d(1)], d('0.00001'), d('1.11'), rates)).toBe('0.00000002');
  });
});
