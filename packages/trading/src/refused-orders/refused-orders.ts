import {
  asFailure,
  isUnknownOutcome,
  selectServerClock,
  selectUserId,
  serverNow,
  type ExchangeState,
} from '@bourse/api-client';
import type { Decimal } from '@bourse/decimal';
import { useAppSelector, type Thunk } from '@bourse/feature-kit';
import { storedDecimal } from '@bourse/safe-writes';
import { createDeviceValue } from '@bourse/storage';
import * as v from 'valibot';

const refusedOrder = v.object({
  /** When the device learnt it, epoch milliseconds. */
  at: v.number(),
  symbol: v.string(),
  direction: v.string(),
  amount: storedDecimal,
  /** Currency of the amount; empty for lots. */
  unit: v.string(),
  /** The server's own words. */
  reason: v.string(),
});
export type RefusedOrder = v.InferOutput<typeof refusedOrder>;

/** Entries that the device keeps for a user. */
const MOST_REFUSED = 100;

interface SentOrder {
  readonly symbol: string;
  readonly direction: string;
  readonly amount: Decimal;
  readonly unit?: string;
}

const NONE: readonly RefusedOrder[] = [];

/** The refused orders of a product on this device, by user id: no back end lists them. */
export function createRefusedOrders(product: 'lever' | 'options') {
  const stored = createDeviceValue(`refused-orders-${product}`, v.record(v.string(), v.array(refusedOrder)), {});

  /** Records an order that the exchange has refused with a reason. A reply that did not arrive is no refusal. */
  function note({ symbol, direction, amount, unit = '' }: SentOrder, error: unknown): Thunk<ExchangeState, void> {
    return (_dispatch, getState) => {
      const failure = error === undefined ? undefined : asFailure(error);
      const userId = selectUserId(getState());
      if (failure === undefined || userId === undefined || isUnknownOutcome(failure) || !('text' in failure)) return;
      const at = serverNow(selectServerClock(getState()));
      const event = { at, symbol, direction, amount, unit, reason: failure.text };
      void stored.update((all) => ({ ...all, [userId]: [event, ...(all[userId] ?? [])].slice(0, MOST_REFUSED) }));
    };
  }

  /** Those of the logged-in user, newest first; none until they have been read. */
  function useOrders(): readonly RefusedOrder[] {
    const all = stored.useValue();
    const userId = useAppSelector((state: ExchangeState) => selectUserId(state));
    return (userId !== undefined && all?.[userId]) || NONE;
  }

  return { stored, note, useOrders };
}

export type RefusedOrdersStore = ReturnType<typeof createRefusedOrders>;
