import { exchangeApi } from '@bourse/api-client';
import type { PairId } from '@bourse/contracts/market';
import { realtimeOf } from '@bourse/realtime';
import type { UnknownAction } from '@reduxjs/toolkit';
import { withoutClosed } from '../rules/closed-positions';
import { haveRowsChanged, mergePushedRows } from '../rules/positions';
import {
  leverClosedEvent,
  leverTradeEvent,
  type LeverUpdate,
  type OrderPage,
  type ReadableList,
} from '@bourse/contracts/lever';
import { TAGS } from '../tags';

/** One page of a list. */
export interface ListArgument {
  readonly list: ReadableList;
  /** The rows of one pair; of all pairs where left out. */
  readonly pair?: PairId | undefined;
  readonly page: number;
}

/** The newest `lever_trade`: positions and pending orders of all pairs. A field is `undefined` before it was sent. */
export interface LeverStream extends LeverUpdate {
  /** Ids of positions that are known as closed, see `closedBy`. Events arrive late or out of order. */
  readonly closed: readonly number[];
}

/** The part of `onCacheEntryAdded`'s second argument that streams need. */
interface CacheEntry<Data> {
  readonly extra: unknown;
  readonly dispatch: (action: UnknownAction) => unknown;
  readonly cacheDataLoaded: Promise<unknown>;
  readonly cacheEntryRemoved: Promise<void>;
  readonly updateCachedData: (update: (data: Data) => Data) => unknown;
}

/** What is known after an event. A field that the event lacks stays; a position that is known as closed stays closed. */
export function withEvent(known: LeverStream, news: LeverUpdate): LeverStream {
  return {
    riskRate: news.riskRate ?? known.riskRate,
    profit: news.profit ?? known.profit,
    positions: withoutClosed(news.positions, known.closed) ?? known.positions,
    entrusts: news.entrusts ?? known.entrusts,
    closed: known.closed,
  };
}

/** Keeps the newest `lever_trade`. */
export async function followStream(entry: CacheEntry<LeverStream>): Promise<void> {
  const stop = realtimeOf(entry.extra).subscribe(
    leverTradeEvent,
    {},
    (news) => void entry.updateCachedData((known) => withEvent(known, news)),
  );
  await entry.cacheEntryRemoved;
  stop();
}

interface OrdersEntry extends CacheEntry<OrderPage> {
  readonly getCacheEntry: () => { readonly data?: OrderPage | undefined };
}

/** Applies pushed figures to the rows of a page of one pair or of all pairs; requests the page again if the pushed rows differ. */
export async function followOrders({ list, pair }: ListArgument, entry: OrdersEntry): Promise<void> {
  const realtime = realtimeOf(entry.extra);
  const refetch = () => void entry.dispatch(exchangeApi.util.invalidateTags([TAGS.LeverOrders]));
  const stops = [realtime.onResync(refetch), realtime.subscribe(leverClosedEvent, {}, refetch)];
  if (list === 'positions' || list === 'entrusts') {
    let requestedFor: string | undefined;
    stops.push(
      realtime.subscribe(leverTradeEvent, {}, (news) => {
        const pushed = news[list]?.filter(
          (order) => pair === undefined || order.pair === undefined || order.pair === pair,
        );
        const { data } = entry.getCacheEntry();
        if (pushed === undefined || data === undefined) return;
        entry.updateCachedData((page) => {
          const orders = mergePushedRows(page.orders, pushed);
          return orders === page.orders ? page : { ...page, orders: [...orders] };
        });
        // Once for the same pushed rows: a back end may push rows that its list does not have. A request that is under way may
        // have left before the change; RTK Query sends this one after it.
        const pushedIds = haveChanged(data, pushed) ? pushed.map(({ id }) => id).join() : undefined;
        if (pushedIds !== undefined && pushedIds !== requestedFor) refetch();
        requestedFor = pushedIds;
      }),
    );
  }
  await entry.cacheEntryRemoved;
  for (const stop of stops) stop();
}

/** A list of several pages cannot be compared row by row with the event; its total can. */
function haveChanged({ orders, total }: OrderPage, pushed: readonly OrderPage['orders'][number][]): boolean {
  if (total > orders.length) return pushed.length !== total;
  return haveRowsChanged(new Set(orders.map(({ id }) => id)), pushed);
}
