import { decimal, times } from '@bourse/decimal';
import { expect, it } from 'vitest';
import { liquidationPrice } from './liquidation-price';
import { initialMargin } from './margin';
import { priceForProfit, stopAtPercent, stopStep } from './stops';

const d = decimal;

// Price, decimals, step of the buttons, stop at 1 % below, liquidation price at half the margin of a multiple of 10.
it.each([
  ['BTC', '97250.5', 2, '0.01', '96278', '92387.98'],
  ['LINK', '14.52', 4, '0.01', '14.3748', '13.794'],
  ['DOGE', '0.38412', 5, '0.00001', '0.38028', '0.36492'],
  ['PEPE', '0.0000008712', 10, '0.0000000001', '0.0000008625', '0.0000008277'],
])(
  '%s keeps the decimals of the pair in stops, steps and liquidation price',
  (_coin, last, decimals, step, stop, liquidated) => {
    const entry = d(last);
    expect(stopStep(entry, decimals)).toBe(step);
    expect(stopAtPercent('long', 'stopLoss', entry, d(1), decimals)).toBe(stop);
    const position = { direction: 'long' as const, entryPrice: entry, size: d(1_000_000) };
    expect(priceForProfit(position, d(0), decimals)).toBe(last);
    const margins = initialMargin(times(entry, d(1_000_000)), d(10));
    const account = {
      available: d(0),
      otherProfit: d(0),
      maintenanceRate: d('0.5'),
      margins,
      initialMargins: margins,
    };
    expect(liquidationPrice({ ...account, exposures: [position], priceDecimals: decimals })).toMatchObject({
      price: liquidated,
    });
  },
);
