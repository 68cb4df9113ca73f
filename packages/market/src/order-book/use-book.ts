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

/**
 * The live book of a pair. `transaction` events are whole books and replace what is known. A snapshot counts only where no
 * event came after it was asked for: what came later is newer than what was still on its way.
 */
export function useBook(pair: PairId, snapshot?: BookSnapshot): BookStore {
  const realtime = useRealtime();
  // oxlint-disable-next-line react/exhaustive-deps -- another pair gets another store: nothing of the last one remains
  const store = useMemo(() => createBookStore(), [pair]);
  const heardAt = useRef({ store, at: -Infinity });

  useEffect(
    () =>
      realtime.subscribe(bookEvent, { key: pair }, ({ bids, asks, last }) => {
        heardAt.current = { store, at: Date.now() };
        store.replace({ bids, asks, last: last ?? store.get()?.last });
      }),
    [realtime, store, pair],
  );

  useEffect(() => {
    if (!snapshot) return;
    const heard = heardAt.current.store === store ? heardAt.current.at : -Infinity;
    if (snapshot.requestedAt >= heard) store.replace(snapshot.book);
  }, [store, snapshot]);

  return store;
}
