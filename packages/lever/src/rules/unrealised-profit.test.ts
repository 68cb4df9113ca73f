import { decimal } from '@bourse/decimal';
import { describe, expect, it } from 'vitest';
import { aPosition } from '../testing/fixtures';
import { netProfit } from './net-profit';
import { returnOnMargin } from './return-on-margin';
import { unrealisedProfit } from './unrealised-profit';
import { exposure } from './exposure.test-support';

const d = decimal;

describe('unrealised P/L', () => {
  it.each([
    ['long', 98_000, '200'],
    ['long', 96_000, '-200'],
    ['short', 96_000, '200'],
    ['short', 98_000, '-200'],
    ['long', 97_000, '0'],
  ] as const)('the unrealised P/L of a %s position at %i is %s', (direction, price, profit) => {
    expect(unrealisedProfit(exposure(direction, 97_000, '0.2'), d(price))).toBe(profit);
  });

  it('net P/L subtracts the opening fee and the overnight fees', () => {
    expect(netProfit(aPosition({ profit: d(200), tradeFee: d('13.58'), overnightFee: d('3.88') }))).toBe('182.54');
  });

  it('the return on margin is P/L by initial margin', () => {
    expect(returnOnMargin(d(97), d(1940))).toBe('5');
    expect(returnOnMargin(d(97), d(0))).toBeUndefined();
  });
});
