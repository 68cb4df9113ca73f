import { decimal } from '@bourse/decimal';
import { expect, it } from 'vitest';
import { aBar } from '../../testing';
import { drawingBar } from '../drawing/drawing-bar';
import { drawnBars } from './drawn-bars';

const bars = [
  [10, 14, 8, 12],
  [12, 20, 11, 17],
].map(([open = 0, high = 0, low = 0, close = 0], index) =>
  aBar({
    openTime: index * 60_000,
    open: decimal(open),
    high: decimal(high),
    low: decimal(low),
    close: decimal(close),
  }),
);

it('Heikin-Ashi bars close at the mean of their prices and open in the middle of the body before', () => {
  expect(drawnBars('heikinAshi', bars)).toMatchObject([
    { open: 11, high: 14, low: 8, close: 11 },
    // (12 + 20 + 11 + 17) / 4 = 15.
    { open: 11, high: 20, low: 11, close: 15 },
  ]);
});

it('other chart types draw the traded prices', () => {
  expect(drawnBars('candles', bars)).toEqual(bars.map(drawingBar));
  expect(drawnBars('heikinAshi', [])).toEqual([]);
});
