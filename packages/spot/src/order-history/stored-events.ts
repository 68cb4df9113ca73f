import {
  asFailure,
  isUnknownOutcome,
  selectUserId,
  serverNow,
  selectServerClock,
  type ExchangeState,
} from '@bourse/api-client';
import { useAppSelector, type Thunk } from '@bourse/feature-kit';
import { createDeviceValue } from '@bourse/storage';
import { eventsByUser, withEvent, type OrderEvent } from './order-events';

const stored = createDeviceValue('order-history-spot', eventsByUser, {});

/** Adds an entry to the order history of the logged-in user on this device. */
export function noteOrderEvent(event: Omit<OrderEvent, 'at'>): Thunk<ExchangeState, void> {
  return (_dispatch, getState) => {
    const userId = selectUserId(getState());
    if (userId === undefined) return;
    const at = serverNow(selectServerClock(getState()));
    void stored.update((before) => withEvent(before, userId, { ...event, at }));
  };
}

interface Sent {
  readonly dispatch: (thunk: Thunk<ExchangeState, void>) => void;
  readonly queryFulfilled: Promise<unknown>;
}

/** Adds the outcome of a request that concerns an order: what it did, a refusal with its reason, or that no reply arrived. */
export async function noteOutcome({ dispatch, queryFulfilled }: Sent, event: Omit<OrderEvent, 'at'>): Promise<void> {
  try {
    await queryFulfilled;
    dispatch(noteOrderEvent(event));
  } catch (error) {
    const failure = asFailure(Reflect.get(Object(error), 'error'));
    if (isUnknownOutcome(failure)) dispatch(noteOrderEvent({ ...event, kind: 'unconfirmed' }));
    else if ('text' in failure) dispatch(noteOrderEvent({ ...event, kind: 'refused', reason: failure.text }));
  }
}

const NONE: readonly OrderEvent[] = [];

/** The order history of the logged-in user on this device, newest first; `undefined` until it has been read. */
export function useOrderEvents(): readonly OrderEvent[] | undefined {
  const all = stored.useValue();
  const userId = useAppSelector((state: ExchangeState) => selectUserId(state));
  return all && ((userId !== undefined && all[userId]) || NONE);
}
