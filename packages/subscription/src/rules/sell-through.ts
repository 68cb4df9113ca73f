import { compare, dividedBy, isPositive, minus, times, toDrawingNumber, decimal, type Decimal } from '@bourse/decimal';

/** What remained of a launch at one moment. */
export interface StockSample {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly remaining: Decimal;
}

export interface SellThrough {
  /** Length of the sampling window, milliseconds. */
  readonly windowMs: number;
  /** Time until the rest is sold at the pace of the window, milliseconds; `undefined` if nothing was sold in it. */
  readonly leftMs: number | undefined;
}

const MOST_MS = 10 * 60_000;
/** A shorter window says little. */
const LEAST_MS = 60_000;

/** The samples of the last ten minutes with a new one. A stock that grew belongs to another launch and starts anew. */
export function withSample(samples: readonly StockSample[], sample: StockSample): readonly StockSample[] {
  const last = samples.at(-1);
  if (last && compare(sample.remaining, last.remaining) > 0) return [sample];
  return [...samples.filter(({ at }) => sample.at - at <= MOST_MS), sample];
}

/** remaining ÷ sold in the window × window. `undefined` for a window below one minute and for a sold-out launch. */
export function sellThrough(samples: readonly StockSample[]): SellThrough | undefined {
  const [first] = samples;
  const last = samples.at(-1);
  if (!first || !last || !isPositive(last.remaining)) return undefined;
  const windowMs = last.at - first.at;
  if (windowMs < LEAST_MS) return undefined;
  const sold = minus(first.remaining, last.remaining);
  if (!isPositive(sold)) return { windowMs, leftMs: undefined };
  const left = times(dividedBy(last.remaining, sold), decimal(windowMs));
  return { windowMs, leftMs: toDrawingNumber(left) };
}
