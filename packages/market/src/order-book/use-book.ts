import { useRealtime } from '@bourse/realtime';
import { useKeyedState } from '@bourse/ui-kit';
import { useEffect, useEffectEvent, useRef } from 'react';
import { bookEvent, depthEvent, type Book, type Pair } from '@bourse/contracts/market';
import { createBookStore, type BookStore } from './book-store';

/** A requested book, such as the one in the deal call. */
export interface BookSnapshot {
  readonly book: Book;
  /** Epoch milliseconds of the request. */
  readonly requestedAt: number;
}

/**
 * The live book of a pair. `transaction` events are whole books and replace the known one. Where `market_depth` is the order book,
 * `transaction` is not. The last price is the ticker's: that of `transaction` and of the deal call is, in a back end with an outside
 * order book, the price of the last fill between its own users. A snapshot is used only if no event or later snapshot is newer
 * than its request: replies may arrive out of order.
 */
export function useBook({ id: pair, last }: Pick<Pair, 'id' | 'last'>, snapshot?: BookSnapshot): BookStore {
  const realtime = useRealtime();
  // Another pair gets another store: nothing of the last one remains.
  const store = useKeyedState(pair, () => createBookStore());
  // Epoch milliseconds up to which the displayed book is known to be current.
  const known = useRef({ store, at: -Infinity });

  // The store whose pair has its order book in `market_depth`.
  const fromDepth = useRef<BookStore>(undefined);
  const take = useEffectEvent(({ bids, asks }: Book) => store.replace({ bids, asks, last }));

  useEffect(() => {
    const stopBook = realtime.subscribe(bookEvent, { key: pair }, (book) => {
      if (fromDepth.current === store) return;
      known.current = { store, at: Date.now() };
      take(book);
    });
    const stopDepth = realtime.subscribe(depthEvent, { key: pair }, ({ bids, asks, isBook }) => {
      if (!isBook) return;
      fromDepth.current = store;
      take({ bids, asks });
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
    take(snapshot.book);
  }, [realtime, store, snapshot]);

  useEffect(() => {
    const book = store.get();
    if (book) store.replace({ ...book, last });
  }, [store, last]);

  return store;
}
