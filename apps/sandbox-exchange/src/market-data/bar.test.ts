import { decimal } from '@bourse/decimal';
import { type Resolution, barStart, resolutionsInOrder } from '@bourse/contracts/bars';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { MINUTE_MS } from '@bourse/contract-server';
import { aggregate, fromStored, toStored, type UnitBar } from './bar';

it('aggregate folds minutes into five minutes', () => {
  const start = Date.parse('2026-11-20T09:10:00Z');
  const minutes: UnitBar[] = [
    { openTime: start, open: 10, high: 12, low: 9, close: 11, volume: 3 },
    { openTime: start + 2 * MINUTE_MS, open: 11, high: 15, low: 11, close: 14, volume: 1 },
    { openTime: start + 5 * MINUTE_MS, open: 14, high: 14, low: 13, close: 13, volume: 2 },
  ];
  expect(aggregate(minutes, '5')).toEqual([
    { openTime: start, open: 10, high: 15, low: 9, close: 14, volume: 4 },
    { openTime: start + 5 * MINUTE_MS, open: 14, high: 14, low: 13, close: 13, volume: 2 },
  ]);
});

it('aggregate returns no bars for no bars', () => {
  expect(aggregate([], '1D')).toEqual([]);
});

it('aggregate agrees with a naive grouping, at every resolution', () => {
  fc.assert(
    fc.property(someMinutes(), fc.constantFrom(...resolutionsInOrder), (minutes, resolution) => {
      expect(aggregate(minutes, resolution)).toEqual(naively(minutes, resolution));
    }),
  );
});

it('aggregate gives the same day by way of hours as from minutes', () => {
  fc.assert(
    fc.property(someMinutes(), (minutes) => {
      for (const resolution of ['1D', '3D', '1W', '1M'] as const) {
        expect(aggregate(aggregate(minutes, '60'), resolution)).toEqual(aggregate(minutes, resolution));
      }
    }),
  );
});

it('stored bars convert back to the same value', () => {
  const units = { priceDecimals: 10, quantityDecimals: 0 };
  const bar: UnitBar = { openTime: 60_000, open: 8700, high: 8712, low: 8690, close: 8701, volume: 12_345 };
  const stored = toStored(bar, 7, '1min', units);
  expect(stored).toMatchObject({ pairId: 7, resolution: '1min', open: decimal('0.00000087'), volume: '12345' });
  expect(fromStored(stored, units)).toEqual(bar);
});

/** The definition, read word by word. */
function naively(minutes: readonly UnitBar[], resolution: Resolution): UnitBar[] {
  const starts = [...new Set(minutes.map((bar) => barStart(bar.openTime, resolution)))];
  return starts.map((openTime) => {
    const inside = minutes.filter((bar) => barStart(bar.openTime, resolution) === openTime);
    return {
      openTime,
      open: inside[0]?.open ?? 0,
      high: Math.max(...inside.map((bar) => bar.high)),
      low: Math.min(...inside.map((bar) => bar.low)),
      close: inside.at(-1)?.close ?? 0,
      volume: inside.reduce((sum, bar) => sum + bar.volume, 0),
    };
  });
}

/** Minutes in order, with gaps of up to twenty days. */
function someMinutes(): fc.Arbitrary<UnitBar[]> {
  const price = fc.integer({ min: 1, max: 1000 });
  const step = fc.oneof(fc.integer({ min: 1, max: 90 }), fc.integer({ min: 1, max: 30_000 }));
  return fc
    .array(fc.record({ step, open: price, close: price, up: fc.nat(50), down: fc.nat(50), volume: fc.nat(1e9) }), {
      maxLength: 60,
    })
    .map((drawn) => {
      let openTime = Date.parse('2025-12-28T13:07:00Z');
      return drawn.map(({ step: minutes, open, close, up, down, volume }) => {
        openTime += minutes * MINUTE_MS;
        return {
          openTime,
          open,
          high: Math.max(open, close) + up,
          low: Math.max(1, Math.min(open, close) - down),
          close,
          volume,
        };
      });
    });
}
