import type { Realtime } from '@bourse/realtime';
import type { CacheLifecycle } from '../stream';

export interface FakeLifecycle<Data> extends CacheLifecycle<Data> {
  readonly data: () => Data;
  /** Removes the entry. */
  readonly remove: () => void;
}

/** A cache entry that already has data, for tests of a stream without a store. */
export function fakeLifecycle<Data>(realtime: Realtime, first: Data): FakeLifecycle<Data> {
  let data = first;
  const { promise, resolve } = Promise.withResolvers<void>();
  return {
    extra: { realtime },
    cacheDataLoaded: Promise.resolve(),
    cacheEntryRemoved: promise,
    updateCachedData: (update) => {
      data = update(data);
    },
    data: () => data,
    remove: resolve,
  };
}
