import type { ExchangeState } from '@bourse/api-client';
import { realtimeOf, type Realtime } from '@bourse/realtime';
import type { EventDefinition, PayloadOf } from '@bourse/realtime/contract';
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

/** What a stream works with while its cache entry is there. */
export interface Streaming<Data> {
  readonly realtime: Realtime;
  /** Replaces the entry's data; does nothing before there are any, for then the reply is on its way. */
  readonly patch: (update: (data: Data) => Data) => void;
  /** Each of these runs when the entry goes. */
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
      // The entry went before its reply came.
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
 * What is heard while a reply is on its way may be newer than the reply: it is put on top of it. A reply that is older than
 * what the screen shows must not win.
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
    // No reply came: there is nothing to put it on.
  } finally {
    stop();
  }
}

/** The data behind a draft: the rules of this package replace, they do not change. */
function plain<Data>(data: Data): Data {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `original` loses the type of a generic draft
  return isDraft(data) ? (original<unknown>(data) as Data) : data;
}
