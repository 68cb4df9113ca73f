import { isLess } from '@bourse/decimal';
import type { InferOutput } from 'valibot';
import type { dayBarEvent } from '@bourse/contracts/market';
import { type Bar, bucketLength } from '@bourse/contracts/bars';
import { isSound } from './bars';
import type { BarSeries } from './series';

/** `market_detail` as a bar; `undefined` if it is incomplete or carries trades. */
export function dayOf(running: InferOutput<(typeof dayBarEvent)['payload']>): Bar | undefined {
  if ('trades' in running) return undefined;
  const { openTime, open, high, low, close, volume } = running;
  if (openTime === undefined || !open || !high || !low || !volume) return undefined;
  return { openTime, open, high, low, close, volume };
}

/**
 * The day bars after an event about the running day, which contains the whole bar. Volumes within a day only grow,
 * which distinguishes a late event from a new one. Late events, events of earlier or future days and inconsistent
 * events change nothing.
 */
export function takeDay<Series extends BarSeries>(series: Series, day: Bar): Series {
  if (!isSound(day)) return series;
  const last = series.bars.at(-1);
  if (!last) return { ...series, bars: [day] };
  if (day.openTime < last.openTime || day.openTime > last.openTime + 2 * bucketLength('1D')) return series;
  if (day.openTime > last.openTime) return { ...series, bars: [...series.bars, day] };
  const isLate = day.volume !== undefined && last.volume !== undefined && isLess(day.volume, last.volume);
  return isLate ? series : { ...series, bars: [...series.bars.slice(0, -1), day] };
}
