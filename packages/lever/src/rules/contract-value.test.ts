import { decimal } from '@bourse/decimal';
import { describe, expect, it } from 'vitest';
import { contractValue } from './contract-value';
import { initialMargin } from './margin';
import { openingFee } from './opening-fee';

const d = decimal;

describe('contract value, margin and fee', () => {
  it('2 lots of 0.1 at 97,000 are worth 19,400', () => {
    expect(contractValue(d(2), d('0.1'), d(97_000))).toBe('19400');
  });

  it.each([
    [2, '9700'],
    [10, '1940'],
    [100, '194'],
    [3, '6466.66666667'],
  ])('margin at multiple %i is %s', (multiple, margin) => {
    expect(initialMargin(d(19_400), d(multiple))).toBe(margin);
  });

  it('the fees are spread and trade fee separately', () => {
    expect(openingFee(d(19_400), { spread: d('0.02'), tradeFee: d('0.05') })).toEqual({
      spread: '3.88',
      tradeFee: '9.7',
      total: '13.58',
    });
  });
});
