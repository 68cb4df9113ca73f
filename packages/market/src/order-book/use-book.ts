import { useRealtime } from '@bourse/realtime';
import { useEffect, useMemo, useRef } from 'react';
import { bookEvent, type PairId } from '../contract';
import { createBookStore, type BookState, type BookStore } from './book-store';

/** A book that was asked for, such as that of the deal call. */
export interface BookSnapshot {
  readonly book: BookState;
  /** Epoch milliseconds: when it was asked for. */
  readonly requestedAt: number;
}

/** A book that does not say its last price keeps the one that is known. */
function take(store: BookStore, book: BookState): void {
  store.replace({ ...book, last: book.last ?? store.get()?.last });
}

/**
 * The live book of a pair. `transaction` events are whole books and replace what is known. A snapshot counts only where
 * nothing newer than the moment at which it was asked for is known, neither an event nor a later snapshot: replies may
 * overtake each other.
 */
export function useBook(pair: PairId, snapshot?: BookSnapshot): BookStore {
  const realtime = useRealtime();
  // oxlint-disable-next-line react/exhaustive-deps -- another pair gets another store: nothing of the last one remains
  const store = useMemo(() => createBookStore(), [pair]);
  // Epoch milliseconds up to which what is shown is known to be true.
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
    // A moment that is still to come was noted before the device's clock was put back: it says nothing.
    if (snapshot.requestedAt < at && at <= Date.now()) return;
    known.current = { store, at: snapshot.requestedAt };
    take(store, snapshot.book);
  }, [store, snapshot]);

  return store;
}
