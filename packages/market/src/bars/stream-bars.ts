import { barEvent, dayBarEvent, type PairId } from '@bourse/contracts/market';
import { type Resolution, type Bar, barStart } from '@bourse/contracts/bars';
import { larger, smaller } from '@bourse/decimal';
import type { InferOutput } from 'valibot';
import { whileCached, type CacheLifecycle } from '../stream';
import { dayOf, takeDay } from './running-day';
import { foldBar, type BarSeries } from './series';

// Jitter: clients of one pair must not all request at the same moment.
const CLOSED_BAR_AFTER_MS = 2000;
const SPREAD_MS = 3000;

/** The `kline` event. Only `close` is always sent. */
type RunningBar = InferOutput<(typeof barEvent)['payload']>;

/** The event as a bar: missing prices default to the close, a missing time to `now` (epoch milliseconds). */
function minuteOf(running: RunningBar, now: number): Bar {
  const { close, open = close } = running;
  return {
    openTime: barStart(running.openTime ?? now, '1'),
    open,
    high: running.high ?? larger(open, close),
    low: running.low ?? smaller(open, close),
    close,
    volume: running.volume,
  };
}

/**
 * Updates the running bar from `kline`, the running minute, and the running day from `market_detail` if it is sent. The
 * first event of a minute closes the bars before it; they are read once more because their last events may be missing, unless the
 * last reply has that minute.
 * @param now the exchange's time, epoch milliseconds
 */
export function streamBars<Series extends BarSeries>(
  { pair, resolution }: { readonly pair: PairId; readonly resolution: Resolution },
  lifecycle: CacheLifecycle<Series>,
  readLatest: () => void,
  now: () => number,
): Promise<void> {
  return whileCached(lifecycle, ({ realtime, patch, stopBy }) => {
    let newest = 0;
    let reading: ReturnType<typeof setTimeout> | undefined;
    let isToldWhole = false;
    const readTo = () => {
      let known = 0;
      patch((series) => {
        known = series.readTo;
        return series;
      });
      return known;
    };
    if (resolution === '1D') {
      stopBy(
        realtime.subscribe(dayBarEvent, { key: pair }, (news) => {
          const day = news.flatMap((running) => dayOf(running) ?? []).at(-1);
          if (!day) return;
          isToldWhole = true;
          patch((series) => takeDay(series, day));
        }),
      );
    }
    stopBy(
      realtime.subscribe(barEvent, { key: `${pair}:1min` }, (running) => {
        const minute = minuteOf(running, now());
        if (newest === 0 && resolution === '1') newest = readTo();
        if (minute.openTime > newest) {
          newest = minute.openTime;
          clearTimeout(reading);
          reading = setTimeout(readLatest, CLOSED_BAR_AFTER_MS + Math.random() * SPREAD_MS);
        }
        if (!isToldWhole) patch((series) => foldBar(series, resolution, minute));
      }),
      realtime.onResync(readLatest),
      () => clearTimeout(reading),
    );
  });
}
