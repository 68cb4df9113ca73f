import { decimal, type DecimalInput } from '@bourse/decimal';
import type { ChartPair } from '../chart-pair';
import type { Bar } from '@bourse/contracts/bars';
import type { DepthBook, DepthLevel } from '../depth-chart/depth-book';

/** A moment that fixtures agree on: 20 November 2026, 20:00 in Shanghai. */
export const FIXTURE_NOW = Date.parse('2026-11-20T12:00:00Z');

/** BTC/USDT, or another pair by its overrides. */
export function aChartPair(overrides: Partial<Omit<ChartPair, 'symbol'>> = {}): ChartPair {
  const pair = {
    id: '1-3',
    base: 'BTC',
    quote: 'USDT',
    last: decimal('97250.5'),
    high: decimal('98400'),
    priceDecimals: 2,
    amountDecimals: 6,
    volumeDecimals: 2,
    ...overrides,
  };
  return { ...pair, symbol: `${pair.base}/${pair.quote}` };
}

/** A level; numbers and text are read exactly. */
export function aDepthLevel(price: DecimalInput, amount: DecimalInput): DepthLevel {
  return { price: decimal(price), amount: decimal(amount) };
}

/**
 * A book around 97,250 with `depth` levels a side, the same at every call. `shift` moves all prices by so many ticks of
 * 0.01 and changes the amounts with them.
 */
export function aDepthBook({ depth = 20, shift = 0 }: { depth?: number; shift?: number } = {}): DepthBook {
  const level = (index: number, direction: 1 | -1): DepthLevel => {
    const cents = 9_725_050 + shift + direction * (25 + index * 50 + ((index * 37) % 23));
    const amount = 50_000 + ((index * 7919 + shift * 104_729 + (direction + 1) * 331) % 900_000);
    return aDepthLevel(`${cents}e-2`, `${amount}e-6`);
  };
  const indexes = Array.from({ length: depth }, (_, index) => index);
  return { asks: indexes.map((index) => level(index, 1)), bids: indexes.map((index) => level(index, -1)) };
}

export function aBar(overrides: Partial<Bar> = {}): Bar {
  return {
    openTime: FIXTURE_NOW,
    open: decimal('97200'),
    high: decimal('97300'),
    low: decimal('97150'),
    close: decimal('97250.5'),
    volume: decimal('12.5'),
    ...overrides,
  };
}

/** `count` bars, oldest first, the last one opening at `until`; `length` apart in milliseconds. */
export function someBars({ count = 300, until = FIXTURE_NOW, length = 60_000 } = {}): Bar[] {
  let close = 9_640_000;
  return Array.from({ length: count }, (_, index) => {
    const open = close;
    close += Math.round(1900 * Math.sin(index / 9) + 1300 * Math.sin(index * 1.7));
    const reach = 600 + ((index * 7919) % 1400);
    return {
      openTime: until - (count - 1 - index) * length,
      open: decimal(`${open}e-2`),
      high: decimal(`${Math.max(open, close) + reach}e-2`),
      low: decimal(`${Math.min(open, close) - reach}e-2`),
      close: decimal(`${close}e-2`),
      volume: decimal(`${4000 + ((index * 104_729) % 90_000)}e-3`),
    };
  });
}
