import { barEvent, dayBarEvent, type PairId, type Resolution } from '../contract';
import { whileCached, type CacheLifecycle } from '../stream';
import { dayOf, takeDay } from './running-day';
import { minuteOf } from './running-minute';
import { foldBar, type BarSeries } from './series';

// Readers of one pair do not all ask in the same moment.
const CLOSED_BAR_AFTER_MS = 2000;
const SPREAD_MS = 3000;

/**
 * Moves the running bar by `kline`, the running minute, and that of a day by `market_detail` where it is sent. With the first
 * word about a minute the bars before it are closed: they are read once more, for the last words about them may not have come.
 */
export function streamBars<Series extends BarSeries>(
  { pair, resolution }: { readonly pair: PairId; readonly resolution: Resolution },
  lifecycle: CacheLifecycle<Series>,
  readLatest: () => void,
): Promise<void> {
  return whileCached(lifecycle, ({ realtime, patch, stopBy }) => {
    let newest = 0;
    let reading: ReturnType<typeof setTimeout> | undefined;
    let isToldWhole = false;
    if (resolution === '1D') {
      stopBy(
        realtime.subscribe(dayBarEvent, { key: pair }, (running) => {
          const day = dayOf(running);
          if (!day) return;
          isToldWhole = true;
          patch((series) => takeDay(series, day));
        }),
      );
    }
    stopBy(
      realtime.subscribe(barEvent, { key: `${pair}:1min` }, (running) => {
        const minute = minuteOf(running, Date.now());
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
