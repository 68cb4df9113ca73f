import { decimal } from '@bourse/decimal';
import { expect, it } from 'vitest';
import { sellThrough, withSample, type StockSample } from './sell-through';

const MINUTE = 60_000;
const sample = (minute: number, remaining: string): StockSample => ({
  at: minute * MINUTE,
  remaining: decimal(remaining),
});

it('the sell-through estimate extends the pace of the window: 100 of 500 sold in 2 minutes leaves 8 minutes', () => {
  expect(sellThrough([sample(0, '500'), sample(1, '430'), sample(2, '400')])).toEqual({
    windowMs: 2 * MINUTE,
    leftMs: 8 * MINUTE,
  });
});

it('the sell-through estimate needs a window of a minute and a rest to sell', () => {
  expect(sellThrough([])).toBeUndefined();
  expect(sellThrough([sample(0, '500'), sample(0.9, '400')])).toBeUndefined();
  expect(sellThrough([sample(0, '500'), sample(2, '0')])).toBeUndefined();
});

it('the sell-through estimate makes no forecast from a window without a sale', () => {
  expect(sellThrough([sample(0, '500'), sample(3, '500')])).toEqual({ windowMs: 3 * MINUTE, leftMs: undefined });
});

it('the samples cover the last ten minutes', () => {
  const samples = [0, 5, 11].reduce<readonly StockSample[]>(
    (kept, minute) => withSample(kept, sample(minute, String(500 - minute))),
    [],
  );
  expect(samples.map(({ at }) => at / MINUTE)).toEqual([5, 11]);
});

it('the samples start again when the stock grows', () => {
  expect(withSample([sample(0, '500')], sample(1, '2000'))).toEqual([sample(1, '2000')]);
});
