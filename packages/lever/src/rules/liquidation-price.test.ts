import { decimal } from '@bourse/decimal';
import { describe, expect, it } from 'vitest';
import { aPosition } from '../testing/fixtures';
import { distanceTo } from './distance';
import { liquidationPrice, reportedLiquidation } from './liquidation-price';
import { initialMargin } from './margin';
import { exposure } from './exposure.test-support';

const d = decimal;

describe('estimated liquidation price', () => {
  it('the liquidation price that the back end has computed replaces the estimated one', () => {
    const position = aPosition({ direction: 'short', liquidationPrice: d(120) });
    expect(reportedLiquidation(position)).toEqual({ kind: 'price', price: '120', below: false });
    expect(reportedLiquidation(aPosition())).toBeUndefined();
  });

  const account = { available: d(0), otherProfit: d(0), maintenanceRate: d('0.5'), priceDecimals: 4 };

  // Margin = value ÷ multiple; half of it may be lost: entry × (1 ∓ 0.5 ÷ multiple).
  it.each([
    ['long', 2, 75],
    ['long', 10, 95],
    ['long', 100, 99.5],
    ['short', 2, 125],
    ['short', 10, 105],
    ['short', 100, 100.5],
  ] as const)(
    'the estimated liquidation price of a %s position at multiple %i without other money is %d',
    (direction, multiple, price) => {
      const margins = initialMargin(d(100), d(multiple));
      const exposures = [exposure(direction, 100, '1')];
      expect(liquidationPrice({ ...account, margins, initialMargins: margins, exposures })).toEqual({
        kind: 'price',
        price: String(price),
        below: direction === 'long',
      });
    },
  );

  // 1 at 100 and multiple 10: initial margin 10, equity of 5 required.
  it.each([
    ['long', '10', '95'],
    ['long', '7', '98'],
    ['long', '0', '105'],
    ['short', '7', '102'],
  ] as const)(
    'the estimated liquidation price of a %s position with %s left of an initial margin of 10 is %s',
    (direction, left, price) => {
      const exposures = [exposure(direction, 100, '1')];
      const margins = { margins: d(left), initialMargins: d(10) };
      expect(liquidationPrice({ ...account, ...margins, exposures })).toMatchObject({ price });
    },
  );

  it('the estimated liquidation price moves away with available money, and nearer with a loss of other pairs', () => {
    const base = { ...account, margins: d(10), initialMargins: d(10), exposures: [exposure('long', 100, '1')] };
    expect(liquidationPrice({ ...base, available: d(20) })).toMatchObject({ price: '75' });
    expect(liquidationPrice({ ...base, otherProfit: d(-2) })).toMatchObject({ price: '97' });
  });

  it('there is no estimated liquidation price if the account can pay a fall to zero', () => {
    const base = { ...account, available: d(1000), margins: d(10), initialMargins: d(10) };
    expect(liquidationPrice({ ...base, exposures: [exposure('long', 100, '1')] })).toEqual({
      kind: 'none',
      reason: 'covered',
    });
  });

  it('there is no estimated liquidation price for equal long and short positions', () => {
    const exposures = [exposure('long', 100, '1'), exposure('short', 110, '1')];
    const margins = { margins: d(21), initialMargins: d(21) };
    expect(liquidationPrice({ ...account, ...margins, exposures })).toEqual({ kind: 'none', reason: 'hedged' });
    expect(liquidationPrice({ ...account, ...margins, exposures: [] })).toEqual({ kind: 'none', reason: 'noPosition' });
  });

  it('the estimated liquidation price considers all positions of the pair together', () => {
    const exposures = [exposure('long', 100, '3'), exposure('short', 100, '1')];
    const margins = { margins: d(40), initialMargins: d(40) };
    expect(liquidationPrice({ ...account, ...margins, exposures })).toMatchObject({ price: '90', below: true });
  });
});

it('the distance is given in per cent of the mark price', () => {
  expect(distanceTo(d(100), d(95))).toBe('5');
  expect(distanceTo(d(100), d(105))).toBe('5');
  expect(distanceTo(d(0), d(105))).toBeUndefined();
});
