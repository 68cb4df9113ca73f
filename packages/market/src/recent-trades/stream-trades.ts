import { bookEvent, type PairId, type PublicTrade } from '../contract';
import { atMostEvery } from '../at-most-every';
import { whileCached, type CacheLifecycle } from '../stream';

const READ_AT_MOST_EVERY_MS = 1000;

/**
 * No event carries trades: a `transaction` of the pair says that there may be new ones, and the list is read again, once a
 * second at the most. For a tab that nobody sees the poll is enough.
 */
export function streamTrades(
  pair: PairId,
  lifecycle: CacheLifecycle<readonly PublicTrade[]>,
  readAgain: () => void,
): Promise<void> {
  return whileCached(lifecycle, ({ realtime, stopBy }) => {
    const reading = atMostEvery(READ_AT_MOST_EVERY_MS, readAgain);
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
