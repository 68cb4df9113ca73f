import { onAway } from '@bourse/realtime';
import { tickerEvent, type PairGroup } from '@bourse/contracts/market';
import { whileCached, type CacheLifecycle } from '../stream';
import { applyTickers } from './pairs';

/**
 * Updates the pairs from `daymarket`, one batch per frame. Reads them again after missed events, and when the socket
 * stops delivering and polling takes over.
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
