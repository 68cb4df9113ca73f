import { throttle } from '@bourse/feature-kit';
import { onAway } from '@bourse/realtime';
import {
  barEvent,
  bookEvent,
  dayBarEvent,
  tickerEvent,
  tradesEvent,
  type PairId,
  type PublicTrade,
} from '@bourse/contracts/market';
import { whileCached, type CacheLifecycle } from '../stream';
import { recentTrades } from './newest-trades';

/** A list of trades that changes more often cannot be read. */
const READ_AT_MOST_EVERY_MS = 2000;

/** Calls when a value is another than before. `first` is known without an event. */
function onChange(act: () => void, first: () => string | undefined = () => undefined): (value: string) => void {
  let known: string | undefined;
  return (value) => {
    known ??= first();
    if (known !== undefined && value !== known) act();
    known = value;
  };
}

/**
 * Trades of an event are added to the list. Most back ends send none: events that only a trade changes (the last price, the volume)
 * tell that there are new ones, and the list is read again. While the tab is hidden it is not; it is once the tab is visible.
 */
export function streamTrades(
  pair: PairId,
  lifecycle: CacheLifecycle<readonly PublicTrade[]>,
  readAgain: () => void,
): Promise<void> {
  return whileCached(lifecycle, ({ realtime, patch, stopBy }) => {
    const reading = throttle(READ_AT_MOST_EVERY_MS, readAgain);
    let isBehind = false;
    const readIfSeen = () => {
      isBehind = document.visibilityState === 'hidden';
      if (!isBehind) reading.request();
    };
    const onVisible = () => {
      if (isBehind) readIfSeen();
    };
    const newestPrice = () => {
      let price: string | undefined;
      patch((trades) => {
        price = recentTrades(trades)[0]?.price;
        return trades;
      });
      return price;
    };
    // There may have been a trade between the list's reply and the first event.
    const onLast = onChange(readIfSeen, newestPrice);
    /** Price of the newest event. The reply of a list that was pending then may be older. */
    let heard: string | undefined;
    const compareWithReply = async () => {
      try {
        await lifecycle.cacheDataLoaded;
        if (heard !== undefined && heard !== newestPrice()) readIfSeen();
      } catch {
        // The entry was removed before its reply arrived.
      }
    };
    void compareWithReply();
    const onTicker = onChange(readIfSeen);
    const onMinute = onChange(readIfSeen);
    const add = (news: readonly { readonly pair: PairId; readonly trades?: readonly PublicTrade[] }[]) => {
      const added = news.flatMap(({ trades = [] }) => trades);
      if (added.length > 0) patch((trades) => recentTrades([...added, ...trades]));
    };
    document.addEventListener('visibilitychange', onVisible);
    stopBy(
      realtime.subscribe(tradesEvent, { key: pair }, add),
      realtime.subscribe(dayBarEvent, { key: pair }, add),
      realtime.subscribe(bookEvent, { key: pair }, ({ last }) => {
        if (last === undefined) return;
        heard = last;
        onLast(last);
      }),
      realtime.subscribe(tickerEvent, { key: pair }, ({ last, volume }) => onTicker(`${last} ${volume ?? ''}`)),
      realtime.subscribe(barEvent, { key: `${pair}:1min` }, ({ openTime, close, volume }) =>
        onMinute(`${openTime ?? ''} ${close} ${volume ?? ''}`),
      ),
      realtime.onResync(readAgain),
      onAway(realtime, readAgain),
      () => document.removeEventListener('visibilitychange', onVisible),
      reading.stop,
    );
  });
}
