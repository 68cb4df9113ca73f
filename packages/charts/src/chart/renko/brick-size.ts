import { decimal, isLess, larger, roundHalfUp, type Decimal } from '@bourse/decimal';
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
  return larger(tickOf(decimals), roundHalfUp(decimal(Number(size.toPrecision(DIGITS))), decimals));
}

/** The smallest size that can be chosen beside an automatic one. */
export const leastSize = (automatic: Decimal, decimals: number): Decimal =>
  larger(
    tickOf(decimals),
    roundHalfUp(decimal(Number((Number(automatic) / LEAST_PART).toPrecision(DIGITS))), decimals),
  );

/** The size that is drawn: the chosen one unless it is too small for the bars, else the automatic one. */
export const drawnSize = (chosen: Decimal | undefined, automatic: Decimal, decimals: number): Decimal =>
  chosen === undefined ? automatic : larger(chosen, leastSize(automatic, decimals));

export const isTooSmall = (chosen: Decimal, automatic: Decimal, decimals: number): boolean =>
  isLess(chosen, leastSize(automatic, decimals));

const keyOf = (pair: string) => `bourse.chart.brick.${pair}` as const;

/** The fixed size that the user has chosen for a pair on this device; `undefined`: automatic. */
export function storedSize(pair: string): Decimal | undefined {
  const stored = readStored(keyOf(pair));
  return stored !== undefined && /^\d{1,20}(\.\d{1,20})?$/.test(stored) && Number(stored) > 0
    ? decimal(stored)
    : undefined;
}

export const storeSize = (pair: string, size: Decimal | undefined): void => writeStored(keyOf(pair), size);
