import { decimal, larger, roundHalfUp, smaller, type Decimal } from '@bourse/decimal';
import { readStored, writeStored } from '@bourse/storage';
import { ATR } from 'trading-signals';
import type { Bar } from '@bourse/contracts/bars';
import { drawingBar } from '../drawing/drawing-bar';

/** Bars of the average true range, as everywhere. */
const PERIOD = 14;
/** Significant digits of an automatic size. */
const DIGITS = 2;
/** A size below this part of the automatic one would give more bricks than can be seen. */
const LEAST_PART = 20;
/** A size above this part of the price would give no bricks in days. */
const LARGEST_PART = 10;
/** More bricks cannot be drawn in time. */
const MOST_BRICKS = 5000;
/** Two digits may round down by up to a twentieth. */
const ROUNDED_UP = 1.06;

const tickOf = (decimals: number): Decimal => decimal(`1e-${decimals}`);

/**
 * The automatic size: the average true range of the closed bars in two significant digits, at least the last decimal of a price. Before
 * there are fifteen bars, their mean range.
 */
export function automaticSize(bars: readonly Bar[], decimals: number): Decimal {
  const closed = bars.slice(0, -1).map(drawingBar);
  const atr = new ATR(PERIOD);
  let value: number | null = null;
  for (const bar of closed) value = atr.update(bar, false);
  const ranges = closed.map(({ high, low }) => high - low);
  const size = value ?? ranges.reduce((all, range) => all + range, 0) / Math.max(1, ranges.length);
  return sizeOf(size, decimals);
}

/** A size in two significant digits, at least the last decimal of a price. */
const sizeOf = (value: number, decimals: number): Decimal =>
  larger(tickOf(decimals), roundHalfUp(decimal(Number(value.toPrecision(DIGITS))), decimals));

/** The smallest size that can be chosen beside an automatic one. */
export const leastSize = (automatic: Decimal, decimals: number): Decimal =>
  sizeOf(Number(automatic) / LEAST_PART, decimals);

export interface SizeBounds {
  readonly least: Decimal;
  readonly largest: Decimal;
}

/** The way of the closes, up and down. */
const travelled = (bars: readonly Bar[]): number =>
  bars.reduce((way, { close }, index) => way + Math.abs(Number(close) - Number(bars[index - 1]?.close ?? close)), 0);

/** The sizes that can be drawn: each brick takes at least its size of the way of the closes. Rounded up, so that a further bar rarely changes it. */
export function sizeBounds(bars: readonly Bar[], automatic: Decimal, decimals: number): SizeBounds {
  const forCount = sizeOf((travelled(bars) / MOST_BRICKS) * ROUNDED_UP, decimals);
  const least = larger(leastSize(automatic, decimals), forCount);
  const ofPrice = sizeOf(Number(bars.at(-1)?.close ?? 0) / LARGEST_PART, decimals);
  return { least, largest: larger(least, larger(automatic, ofPrice)) };
}

/** The size that is drawn: the chosen one within the bounds, or the automatic one, larger where it would give too many bricks. */
export const drawnSize = (chosen: Decimal | undefined, automatic: Decimal, { least, largest }: SizeBounds): Decimal =>
  larger(least, smaller(largest, chosen ?? automatic));

const keyOf = (pair: string) => `bourse.chart.brick.${pair}` as const;

/** The fixed size that the user has chosen for a pair on this device; `undefined`: automatic. */
export function storedSize(pair: string): Decimal | undefined {
  const stored = readStored(keyOf(pair));
  return stored !== undefined && /^\d{1,20}(\.\d{1,20})?$/.test(stored) && Number(stored) > 0
    ? decimal(stored)
    : undefined;
}

export const storeSize = (pair: string, size: Decimal | undefined): void => writeStored(keyOf(pair), size);
