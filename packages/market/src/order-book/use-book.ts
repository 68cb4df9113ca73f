import { useRealtime } from '@bourse/realtime';
import { useEffect, useMemo, useRef } from 'react';
import { bookEvent, type PairId } from '../contract';
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
 * The live book of a pair. `transaction` events are whole books and replace the known one. A snapshot is used only if
 * no event or later snapshot is newer than its request: replies may arrive out of order.
 */
export function useBook(pair: PairId, snapshot?: BookSnapshot): BookStore {
  const realtime = useRealtime();
  // oxlint-disable-next-line react/exhaustive-deps -- another pair gets another store: nothing of the last one remains
  const store = useMemo(() => createBookStore(), [pair]);
  // Epoch milliseconds up to which the displayed book is known to be current.
  const known = useRef({ store, at: -Infinity });

  useEffect(
    () =>
      realtime.subscribe(bookEvent, { key: pair }, ({ bids, asks, last }) => {
        known.current = { store, at: Date.now() };
        take(store, { bids, asks, last });
      }),
    [realtime, store, pair],
  );

  useEffect(() => {
    if (!snapshot) return;
    const { at } = known.current.store === store ? known.current : { at: -Infinity };
    // A future timestamp was stored before the device's clock was set back; it is ignored.
    if (snapshot.requestedAt < at && at <= Date.now()) return;
    known.current = { store, at: snapshot.requestedAt };
    take(store, snapshot.book);
  }, [store, snapshot]);

  return store;
}
