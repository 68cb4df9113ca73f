import { decimal } from '@bourse/decimal';
import { describe, expect, it } from 'vitest';
import { aPosition } from '../testing/fixtures';
import { findMoveProblem, movedCost } from './move-rules';
import type { LotSizes } from './positions';

const d = decimal;
/** A pending buy of 2 lots of 0.1 BTC at 97,000 with leverage 10: it holds a margin of 1,940 and a fee of 13.58. */
const order = aPosition({ id: 40, openedAt: undefined, profit: undefined });
const lotSizes: LotSizes = new Map([['1-3', d('0.1')]]);
const terms = { lotSizes, rates: { spread: d('0.02'), tradeFee: d('0.05') } };
const input = { live: d(98_000), stops: { takeProfit: undefined, stopLoss: undefined }, available: d(10) };

const problemAt = (price: number | undefined, change: Partial<Parameters<typeof findMoveProblem>[2]> = {}) => {
  const to = price === undefined ? undefined : d(price);
  return findMoveProblem(order, to, { ...input, cost: to && movedCost(order, to, terms), ...change });
};

describe('the cost of a moved order', () => {
  it('the cost of a moved order is margin and fee at the new price', () => {
    // 0.2 × 97,500 = 19,500: a tenth, and 0.07 %.
    expect(movedCost(order, d(97_500), terms)).toEqual({ margin: '1950', fee: '13.65' });
  });

  it('moving a reduce-only order costs nothing', () => {
    expect(movedCost({ ...order, isReduceOnly: true }, d(97_500), terms)).toBeUndefined();
  });
});

describe('the new price of an order', () => {
  it.each([
    [undefined, 'form.priceRequired'],
    [98_001, 'form.limitBuyAbove'],
    [98_000, 'form.insufficient'],
    // 1,950 + 13.65 of 1,953.58 that the order holds and 10 that are available: 0.07 is missing.
    [97_500, 'form.insufficient'],
    [97_400, undefined],
    [90_000, undefined],
  ] as const)('the new price of %s has the problem %s', (price, problem) => {
    expect(problemAt(price)).toBe(problem);
  });

  it('the new price of an order must keep the planned stops on their sides', () => {
    expect(problemAt(97_000, { stops: { takeProfit: undefined, stopLoss: d(97_000) } })).toBe('stops.stopLossTooHigh');
    expect(problemAt(97_000, { stops: { takeProfit: d(97_001), stopLoss: d(96_999) } })).toBeUndefined();
  });

  it('the new price of an order is not checked against money where the exchange does not send a figure', () => {
    expect(problemAt(97_500, { available: undefined })).toBeUndefined();
    expect(problemAt(97_500, { cost: undefined })).toBeUndefined();
  });
});
