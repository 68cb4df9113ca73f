import { dividedBy, isPositive, minus, percentChange, type Decimal } from '@bourse/decimal';
import type { Anchor, Drawing } from './drawing';

/** What a drawing measures. */
export type Measure =
  | {
      readonly of: 'priceRange';
      readonly difference: Decimal;
      readonly percent: Decimal | undefined;
      readonly bars: number;
    }
  | { readonly of: 'dateRange'; readonly bars: number; readonly length: number }
  | { readonly of: 'position'; readonly target: Decimal; readonly stop: Decimal; readonly ratio: Decimal }
  /** The target or the stop is on the wrong side of the entry. */
  | { readonly of: 'longSides' | 'shortSides' };

export interface MeasureContext {
  /** The price of an anchor, in the decimals of the pair. */
  readonly priceOf: (anchor: Anchor) => Decimal;
  /** Bars from the first moment to the second. */
  readonly barsBetween: (from: number, to: number) => number;
}

/** What a drawing measures, exact in the prices that are shown; `undefined` for a tool that does not measure. */
export function measureOf({ tool, anchors }: Drawing, { priceOf, barsBetween }: MeasureContext): Measure | undefined {
  const [first, second, third] = anchors;
  if (!first || !second) return undefined;
  const bars = barsBetween(first.time, second.time);
  if (tool === 'dateRange') return { of: tool, bars, length: second.time - first.time };
  const [from, to] = [priceOf(first), priceOf(second)];
  if (tool === 'priceRange') return { of: tool, difference: minus(to, from), percent: percentChange(from, to), bars };
  if ((tool !== 'long' && tool !== 'short') || !third) return undefined;
  return positionOf(tool, from, to, priceOf(third));
}

/** Target and stop as changes of the price in per cent; ratio = reward ÷ risk, before fees. */
function positionOf(side: 'long' | 'short', entry: Decimal, target: Decimal, stop: Decimal): Measure {
  const isLong = side === 'long';
  const reward = isLong ? minus(target, entry) : minus(entry, target);
  const risk = isLong ? minus(entry, stop) : minus(stop, entry);
  const [toTarget, toStop] = [percentChange(entry, target), percentChange(entry, stop)];
  if (!isPositive(reward) || !isPositive(risk) || toTarget === undefined || toStop === undefined) {
    return { of: isLong ? 'longSides' : 'shortSides' };
  }
  return { of: 'position', target: toTarget, stop: toStop, ratio: dividedBy(reward, risk) };
}
