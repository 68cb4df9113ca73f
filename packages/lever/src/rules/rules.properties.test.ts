import {
  absolute,
  compare,
  decimal,
  isNegative,
  isPositive,
  minus,
  percentOf,
  plus,
  sum,
  type Decimal,
} from '@bourse/decimal';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contractValue, positionSize } from './contract-value';
import { liquidationPrice } from './liquidation-price';
import { initialMargin } from './margin';
import { riskBasedLots } from './risk-based-lots';
import { riskRate } from './risk-rate';
import { splitLots } from './split-lots';
import { priceForProfit } from './stops';
import { unrealisedProfit } from './unrealised-profit';

const money = (most: number) => fc.integer({ min: 1, max: most * 10_000 }).map((units) => decimal(units / 10_000));
const price = money(1_000_000);
const lots = fc.integer({ min: 1, max: 10_000 }).map(decimal);
const lotSize = fc.constantFrom('1', '0.1', '0.01', '100').map(decimal);
const multiple = fc.integer({ min: 2, max: 100 }).map(decimal);
const direction = fc.constantFrom('long', 'short');

describe('properties of the leverage rules', () => {
  it('P/L of a long and a short position of equal size sum to zero', () => {
    fc.assert(
      fc.property(price, price, lots, lotSize, (entryPrice, mark, count, perLot) => {
        const size = positionSize(count, perLot);
        const long = unrealisedProfit({ direction: 'long', entryPrice, size }, mark);
        const short = unrealisedProfit({ direction: 'short', entryPrice, size }, mark);
        expect(plus(long, short)).toBe('0');
      }),
    );
  });

  it('margin is positive and at most the contract value', () => {
    fc.assert(
      fc.property(price, lots, lotSize, multiple, (entry, count, perLot, times) => {
        const value = contractValue(count, perLot, entry);
        const margin = initialMargin(value, times);
        expect(isPositive(margin)).toBe(true);
        expect(compare(margin, value)).not.toBe(1);
      }),
    );
  });

  it('closing in parts yields the P/L of closing at once', () => {
    fc.assert(
      fc.property(
        direction,
        price,
        price,
        lots,
        fc.integer({ min: 1, max: 10 }),
        (side, entryPrice, mark, count, parts) => {
          const split = splitLots(count, parts, decimal(1));
          fc.pre(split !== undefined);
          const profitOf = (size: Decimal) => unrealisedProfit({ direction: side, entryPrice, size }, mark);
          expect(sum(split)).toBe(count);
          expect(sum(split.map(profitOf))).toBe(profitOf(count));
        },
      ),
    );
  });

  it('the risk rate at the estimated liquidation price is 100 %', () => {
    fc.assert(
      fc.property(
        direction,
        money(10_000),
        money(1000),
        multiple,
        money(500),
        fc.integer({ min: 0, max: 100 }),
        (side, entryPrice, size, times, available, percentLeft) => {
          const initialMargins = initialMargin(contractValue(size, decimal(1), entryPrice), times);
          const left = percentOf(initialMargins, decimal(percentLeft));
          const exposure = { direction: side, entryPrice, size };
          const maintenanceRate = decimal('0.5');
          const input = {
            available,
            margins: left,
            initialMargins,
            otherProfit: decimal(0),
            maintenanceRate,
            exposures: [exposure],
            priceDecimals: 4,
          };
          const found = liquidationPrice(input);
          fc.pre(found.kind === 'price');
          const profit = unrealisedProfit(exposure, found.price);
          const account = { available, pending: decimal(0), margins: left, initialMargins };
          const rate = riskRate({ ...account, profit }, maintenanceRate);
          // The price is rounded to 4 decimals towards the market, so the rate is 100 % or slightly more.
          const step = unrealisedProfit(exposure, plus(found.price, decimal(found.below ? '-0.0001' : '0.0001')));
          const past = riskRate({ ...account, profit: step }, maintenanceRate);
          expect(rate !== undefined && isNegative(minus(rate, decimal('99.9999999')))).toBe(false);
          expect(past !== undefined && isPositive(minus(past, decimal('100.0000001')))).toBe(false);
        },
      ),
    );
  });

  it('the loss of risk-based lots never exceeds the risk', () => {
    fc.assert(
      fc.property(direction, money(10_000), price, price, lotSize, (side, risk, entryPrice, stopLoss, perLot) => {
        const sized = riskBasedLots({
          direction: side,
          risk,
          entryPrice,
          stopLoss,
          lotSize: perLot,
          feePercent: decimal('0.07'),
          minimumLots: decimal(1),
          maximumLots: undefined,
        });
        fc.pre('lots' in sized);
        expect(compare(sized.loss, risk)).not.toBe(1);
      }),
    );
  });

  it('a stop price computed from money yields that money to within the rounding of the price', () => {
    fc.assert(
      fc.property(direction, price, lots, money(1000), (side, entryPrice, size, profit) => {
        const exposure = { direction: side, entryPrice, size };
        const stop = priceForProfit(exposure, profit, 4);
        expect(stop).toBeDefined();
        const error = absolute(minus(unrealisedProfit(exposure, stop ?? entryPrice), profit));
        expect(Number(error)).toBeLessThanOrEqual(Number(size) * 0.00005);
      }),
    );
  });
});
