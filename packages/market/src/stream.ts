import type { ExchangeState } from '@bourse/api-client';
import { realtimeOf, type Realtime } from '@bourse/realtime';
import type { EventDefinition, PayloadOf } from '@bourse/contracts/events';
import { isDraft, original, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';

/** A thunk of this package. */
export type MarketThunk<Result = void> = ThunkAction<Result, ExchangeState, unknown, UnknownAction>;

/** The part of `onCacheEntryAdded`'s second argument that streams need. */
export interface CacheLifecycle<Data> {
  readonly extra: unknown;
  readonly cacheDataLoaded: Promise<unknown>;
  readonly cacheEntryRemoved: Promise<void>;
  readonly updateCachedData: (update: (data: Data) => Data) => unknown;
}

/** The handles of a stream while its cache entry exists. */
export interface Streaming<Data> {
  readonly realtime: Realtime;
  /** Replaces the entry's data; does nothing before there are any, for then the reply is on its way. */
  readonly patch: (update: (data: Data) => Data) => void;
  /** Cleanup functions, run when the entry is removed. */
  readonly stopBy: (...stops: readonly (() => void)[]) => void;
}

/** Runs `start` for the life of a cache entry. */
export async function whileCached<Data>(
  { extra, cacheDataLoaded, cacheEntryRemoved, updateCachedData }: CacheLifecycle<Data>,
  start: (streaming: Streaming<Data>) => void,
): Promise<void> {
  const stops: (() => void)[] = [];
  let isLoaded = false;
  const noteLoaded = async () => {
    try {
      await cacheDataLoaded;
      isLoaded = true;
    } catch {
      // The entry was removed before its reply arrived.
    }
  };
  void noteLoaded();
  start({
    realtime: realtimeOf(extra),
    patch: (update) => {
      if (isLoaded) updateCachedData((data) => update(plain(data)));
    },
    stopBy: (...more) => stops.push(...more),
  });
  await cacheEntryRemoved;
  for (const stop of stops) stop();
}

/** The part of `onQueryStarted`'s second argument that `keepNewerThanReply` needs. */
export interface QueryLifecycle<Data> {
  readonly extra: unknown;
  readonly queryFulfilled: Promise<unknown>;
  readonly updateCachedData: (update: (data: Data) => Data) => unknown;
}

/**
 * Events that arrive while a request is pending may be newer than its reply: they are applied on top of it. A reply
 * older than the displayed data must not win.
 */
export async function keepNewerThanReply<Data, E extends EventDefinition>(
  event: E,
  { extra, queryFulfilled, updateCachedData }: QueryLifecycle<Data>,
  apply: (data: Data, news: readonly PayloadOf<E>[]) => Data,
): Promise<void> {
  const heard: PayloadOf<E>[] = [];
  const stop = realtimeOf(extra).subscribeAll(event, (news) => heard.push(...news));
  try {
    await queryFulfilled;
    if (heard.length > 0) updateCachedData((data) => apply(plain(data), heard));
  } catch {
    // The request failed: there is nothing to apply them to.
  } finally {
    stop();
  }
}

/** The data behind a draft: the rules of this package replace, they do not change. */
function plain<Data>(data: Data): Data {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `original` loses the type of a generic draft
  return isDraft(data) ? (original<unknown>(data) as Data) : data;
}
