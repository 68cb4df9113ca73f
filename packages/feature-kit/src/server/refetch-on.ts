import { exchangeApi, type Tag } from '@bourse/api-client';
import { realtimeOf } from '@bourse/realtime';
import { balanceChanged, type EventDefinition } from '@bourse/contracts/events';
import type { UnknownAction } from '@reduxjs/toolkit';

type TagDescription = Tag | { readonly type: Tag; readonly id: string | number };

/** The part of `onCacheEntryAdded`'s second argument that this needs. */
interface CacheEntry {
  readonly extra: unknown;
  readonly dispatch: (action: UnknownAction) => unknown;
  readonly cacheEntryRemoved: Promise<void>;
}

/**
 * An endpoint's `onCacheEntryAdded`: while the entry is in use, each of the user's events invalidates the tags, and so does a
 * reconnect after which events may have been missed.
 */
export function refetchOn<Arg>(events: readonly EventDefinition[], tagsOf: (arg: Arg) => readonly TagDescription[]) {
  return async (arg: Arg, { extra, dispatch, cacheEntryRemoved }: CacheEntry): Promise<void> => {
    const realtime = realtimeOf(extra);
    const refetch = () => void dispatch(exchangeApi.util.invalidateTags([...tagsOf(arg)]));
    const stops = [...events.map((event) => realtime.subscribe(event, {}, refetch)), realtime.onResync(refetch)];
    await cacheEntryRemoved;
    for (const stop of stops) stop();
  };
}

/** The same for everything that depends on the user's balances. */
export const refetchOnBalance = <Arg>(tagsOf: (arg: Arg) => readonly TagDescription[]) =>
  refetchOn([balanceChanged], tagsOf);
