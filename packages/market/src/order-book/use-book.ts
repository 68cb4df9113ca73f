import { useRealtime } from '@bourse/realtime';
import { useEffect, useMemo, useRef } from 'react';
import { bookEvent, depthEvent, type PairId } from '../contract';
import { createBookStore, type BookState, type BookStore } from './book-store';

/** A requested book, such as the one in the deal call. */
export interface BookSnapshot {
  readonly book: BookState;
  /** Epoch milliseconds of the request. */
  readonly requestedAt: number;
}

/** A book without a last price keeps the known one. */
function take(store: BookStore, book: BookState): void {
  store.replace({ ...book, last: book.last ?? store.get()?.last });
}

/**
 * The live book of a pair. `transaction` events are whole books and replace the known one. Where `market_depth` is the order book,
 * `transaction` contributes the last price alone. A snapshot is used only if
 * no event or later snapshot is newer than its request: replies may arrive out of order.
 */
export function useBook(pair: PairId, snapshot?: BookSnapshot): BookStore {
  const realtime = useRealtime();
  // oxlint-disable-next-line react/exhaustive-deps -- another pair gets another store: nothing of the last one remains
  const store = useMemo(() => createBookStore(), [pair]);
  // Epoch milliseconds up to which the displayed book is known to be current.
  const known = useRef({ store, at: -Infinity });

  // The store whose pair has its order book in `market_depth`.
  const fromDepth = useRef<BookStore>(undefined);

  useEffect(() => {
    const stopBook = realtime.subscribe(bookEvent, { key: pair }, ({ bids, asks, last }) => {
      const book = store.get();
      if (fromDepth.current === store && book) {
        take(store, { ...book, last });
        return;
      }
      known.current = { store, at: Date.now() };
      take(store, { bids, asks, last });
    });
    const stopDepth = realtime.subscribe(depthEvent, { key: pair }, ({ bids, asks, isBook }) => {
      if (!isBook) return;
      fromDepth.current = store;
      take(store, { bids, asks });
    });
    return () => {
      stopBook();
      stopDepth();
    };
  }, [realtime, store, pair]);

  useEffect(() => {
    if (!snapshot) return;
    // While the socket is up `market_depth` is the book. Without it the poll is.
    if (fromDepth.current === store && realtime.state().phase === 'live') return;
    const { at } = known.current.store === store ? known.current : { at: -Infinity };
    // A future timestamp was stored before the device's clock was set back; it is ignored.
    if (snapshot.requestedAt < at && at <= Date.now()) return;
    known.current = { store, at: snapshot.requestedAt };
    take(store, snapshot.book);
  }, [realtime, store, snapshot]);

  return store;
}
