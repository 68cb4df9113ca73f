import { compare, decimal, isNegative, isPositive, sum } from '@bourse/decimal';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { exposureOf } from './exposure';
import { breakEvenHitRate } from './hit-rate';
import { anchorOf, remainingAt } from './order-clock';
import { netProfitAt, netResults } from './net-profit';
import { outcomeAt, profitAt } from './outcome';

const direction = fc.constantFrom('up' as const, 'down' as const);
const price = fc.integer({ min: 9_900, max: 10_100 }).map((cents) => decimal(`${cents}e-2`));
const option = fc.record({
  symbol: fc.constant('BTC/USDT'),
  currency: fc.constant('USDT'),
  direction,
  openPrice: price,
  amount: fc.integer({ min: 1, max: 1000 }).map((tens) => decimal(tens * 10)),
  profitRatio: fc.integer({ min: 1, max: 100 }).map((ratio) => decimal(ratio)),
  fee: fc.integer({ min: 0, max: 1000 }).map((cents) => decimal(`${cents}e-2`)),
});

it('the preview shows a win exactly if a settlement at that price is a win', () => {
  fc.assert(
    fc.property(option, price, (one, at) => {
      const profit = profitAt(one, at);
      const outcome = outcomeAt(one.direction, one.openPrice, at);
      expect(isPositive(profit)).toBe(outcome === 'win');
      expect(isNegative(profit)).toBe(outcome === 'loss');
    }),
  );
});

it('the settlement gives opposite directions opposite outcomes', () => {
  fc.assert(
    fc.property(option, price, (one, at) => {
      const [up, down] = [outcomeAt('up', one.openPrice, at), outcomeAt('down', one.openPrice, at)];
      expect(down).toBe(({ win: 'loss', loss: 'win', draw: 'draw' } as const)[up]);
    }),
  );
});

it('the exposure has the best and the worst sum over every price', () => {
  fc.assert(
    fc.property(fc.array(option, { minLength: 1, maxLength: 6 }), price, (options, at) => {
      const [exposure] = exposureOf([options]);
      const here = sum(options.map((one) => netProfitAt(one, at) ?? decimal(0)));
      expect(compare(here, exposure?.best ?? decimal(0))).toBeLessThanOrEqual(0);
      expect(compare(here, exposure?.worst ?? decimal(0))).toBeGreaterThanOrEqual(0);
    }),
  );
});

it('an option at the break-even rate wins exactly what it loses otherwise', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 0, max: 10 }), (ratio, fee) => {
      const terms = { profitRatio: decimal(ratio), feeRate: decimal(fee) };
      const rate = Number(breakEvenHitRate(terms)) / 100;
      const { win, loss } = netResults({ ...terms, amount: decimal(100), fee: decimal(fee) });
      const expected = rate * Number(win) + (1 - rate) * Number(loss);
      expect(Math.abs(expected)).toBeLessThan(1e-9);
    }),
  );
});

it('the countdown never goes below zero, nor faster than the monotonic clock', () => {
  const span = fc.integer({ min: 0, max: 100_000 });
  fc.assert(
    fc.property(span, span, span, span, (remaining, sentAt, roundTrip, later) => {
      const anchor = anchorOf(remaining, sentAt, sentAt + roundTrip);
      const [now, then] = [remainingAt(anchor, sentAt + roundTrip), remainingAt(anchor, sentAt + roundTrip + later)];
      expect(then).toBeGreaterThanOrEqual(0);
      expect(now - then).toBeLessThanOrEqual(later);
    }),
  );
});
