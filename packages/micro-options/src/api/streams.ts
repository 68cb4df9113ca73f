import { BALANCE, exchangeApi } from '@bourse/api-client';
import { realtimeOf } from '@bourse/realtime';
import { balanceChanged } from '@bourse/contracts/events';
import type { UnknownAction } from '@reduxjs/toolkit';
import { optionSettled, type OptionOrder } from '@bourse/contracts/micro-options';
import type { Anchor } from '../rules/order-clock';
import { TAGS } from '../tags';

/** An open order with its remaining time as of a moment of the monotonic clock. */
export interface RunningOption extends OptionOrder {
  readonly anchor: Anchor;
}

/** A settled row stays in the list of open orders for so long (money side, section 4). */
const SETTLED_SHOWN_MS = 500;

/** The part of `onCacheEntryAdded`'s second argument that this needs. */
interface RunningEntry {
  readonly extra: unknown;
  readonly dispatch: (action: UnknownAction) => unknown;
  readonly updateCachedData: (change: (orders: readonly RunningOption[]) => readonly RunningOption[]) => unknown;
  readonly cacheEntryRemoved: Promise<void>;
}

/**
 * While the list is in use: `closed_microorder` replaces the matching order, which is removed after half a second;
 * balances are requested again. A reconnect requests the list again, because events may have been missed, and so does a changed
 * balance: no other event tells of an option that another tab or device has opened.
 */
export async function followSettlements({
  extra,
  dispatch,
  updateCachedData,
  cacheEntryRemoved,
}: RunningEntry): Promise<void> {
  const realtime = realtimeOf(extra);
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const request = () => void dispatch(exchangeApi.util.invalidateTags([TAGS.Options]));
  let pending: ReturnType<typeof setTimeout> | undefined;
  const stopEvents = realtime.subscribe(optionSettled, {}, (settled) => {
    const results = new Map(settled.map((order) => [order.id, order]));
    updateCachedData((orders) =>
      orders.map(({ anchor, ...order }) => ({ ...(results.get(order.id) ?? order), anchor })),
    );
    const timer = setTimeout(() => {
      timers.delete(timer);
      updateCachedData((orders) => orders.filter(({ id }) => !results.has(id)));
    }, SETTLED_SHOWN_MS);
    timers.add(timer);
    dispatch(exchangeApi.util.invalidateTags([TAGS.OptionAccount, BALANCE]));
  });
  // A settlement changes the balance too: the settled row keeps its time.
  const stopBalance = realtime.subscribe(balanceChanged, {}, () => {
    clearTimeout(pending);
    pending = setTimeout(request, SETTLED_SHOWN_MS);
  });
  const stopResync = realtime.onResync(request);
  await cacheEntryRemoved;
  stopEvents();
  stopBalance();
  stopResync();
  clearTimeout(pending);
  for (const timer of timers) clearTimeout(timer);
}
