import { bookEvent, type PairId, type PublicTrade } from '../contract';
import { throttle } from '../throttle/throttle';
import { whileCached, type CacheLifecycle } from '../stream';

const READ_AT_MOST_EVERY_MS = 1000;

/**
 * No event carries trades. A `transaction` event of the pair indicates possible new ones, and the list is read again,
 * at most once a second. While the tab is hidden only polling continues.
 */
export function streamTrades(
  pair: PairId,
  lifecycle: CacheLifecycle<readonly PublicTrade[]>,
  readAgain: () => void,
): Promise<void> {
  return whileCached(lifecycle, ({ realtime, stopBy }) => {
    const reading = throttle(READ_AT_MOST_EVERY_MS, readAgain);
    const readIfSeen = () => {
      if (document.visibilityState !== 'hidden') reading.request();
    };
    document.addEventListener('visibilitychange', readIfSeen);
    stopBy(
      realtime.subscribe(bookEvent, { key: pair }, readIfSeen),
      realtime.onResync(readAgain),
      () => document.removeEventListener('visibilitychange', readIfSeen),
      reading.stop,
    );
  });
}
