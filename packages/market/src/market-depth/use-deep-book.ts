import { useRealtime } from '@bourse/realtime';
import { useKeyedState } from '@bourse/ui-kit';
import { useEffect } from 'react';
import { depthEvent, type Book, type PairId } from '@bourse/contracts/market';
import { createBookStore, type BookStore } from '../order-book/book-store';
import { deepen } from './deepen';

/** The live book of a pair, extended by `market_depth`; subscribes to that event only while mounted. */
export function useDeepBook(pair: PairId, live: BookStore): BookStore {
  const realtime = useRealtime();
  const deep = useKeyedState(live, () => createBookStore(live.get()));

  useEffect(() => {
    let depth: Book | undefined;
    const update = () => {
      const book = live.get();
      deep.replace(book && deepen(book, depth));
    };
    const stopLive = live.subscribe(update);
    const stopDepth = realtime.subscribe(depthEvent, { key: pair }, (heard) => {
      depth = heard;
      update();
    });
    update();
    return () => {
      stopLive();
      stopDepth();
    };
  }, [realtime, pair, live, deep]);

  return deep;
}
