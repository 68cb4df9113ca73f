import { onAway } from '../connection/away';
import { tickerEvent, type PairGroup } from '../contract';
import { whileCached, type CacheLifecycle } from '../stream';
import { applyTickers } from './pairs';

/**
 * Moves the figures of the pairs by `daymarket`, all that a frame brought at once. They are read again after a gap, and as soon
 * as the socket ceases to deliver: polling goes on from there.
 */
export function streamTickers(lifecycle: CacheLifecycle<readonly PairGroup[]>, readAgain: () => void): Promise<void> {
  return whileCached(lifecycle, ({ realtime, patch, stopBy }) => {
    stopBy(
      realtime.subscribeAll(tickerEvent, (tickers) => patch((groups) => applyTickers(groups, tickers))),
      realtime.onResync(readAgain),
      onAway(realtime, readAgain),
    );
  });
}
