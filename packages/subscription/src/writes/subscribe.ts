import { readFresh, type ExchangeState } from '@bourse/api-client';
import { compare, type Decimal } from '@bourse/decimal';
import {
  createWrite,
  findNew,
  knownIds,
  runMutation,
  storedDecimal,
  verdictOf,
  type Finding,
  type KnownIds,
  createdRow,
  differenceOf,
  type Difference,
} from '@bourse/safe-writes';
import * as v from 'valibot';
import { RECORDS, subscriptionApi, subscriptionsTouched } from '../api';
import { subscriptionRecords, type SubscriptionRecord } from '@bourse/contracts/subscription';

const ticket = v.object({
  token: v.string(),
  quantity: storedDecimal,
  /** USDT for one token, as confirmed. */
  price: storedDecimal,
});
export type SubscribeTicket = v.InferOutput<typeof ticket>;

interface ConfirmedSubscription {
  readonly token: string;
  readonly quantity: Decimal;
  /** USDT for one token. */
  readonly price: Decimal;
}

/** The quantity and the price of the new record, compared with the confirmed ones. */
export function subscriptionDifference(
  { token, quantity, price }: ConfirmedSubscription,
  { ids }: KnownIds,
  records: readonly SubscriptionRecord[],
): Difference | undefined {
  const created = createdRow(
    records.filter(({ currency }) => currency === token),
    ids,
  );
  return differenceOf(quantity, created?.quantity, token) ?? differenceOf(price, created?.price, 'USDT');
}

/** Subscribes. A lost reply is looked up in the subscription records. */
export const subscribeWrite = createWrite<
  ExchangeState,
  { ticket: SubscribeTicket; before: KnownIds; finding: Finding; reply: string }
>({
  name: 'subscribe',
  storageKey: 'bourse.subscription.subscribe',
  ticket,
  before: knownIds,
  known: (state) => {
    const { data, isSuccess } = subscriptionApi.endpoints.subscriptions.select()(state);
    return isSuccess ? { ids: data.map(({ id }) => id) } : {};
  },
  send: ({ quantity, price }) =>
    runMutation(subscriptionApi.endpoints.subscribe, { amount: quantity, buymoney: price }),
  lookUp:
    ({ token, quantity, price }, { ids }) =>
    async (dispatch) => {
      const { data } = await dispatch(readFresh(subscriptionRecords, RECORDS));
      const isMatch = (record: NonNullable<typeof data>[number]) =>
        record.currency === token && compare(record.quantity, quantity) === 0 && compare(record.price, price) === 0;
      return data && findNew(data, ids, isMatch);
    },
  invalidate: subscriptionsTouched,
  verdict: verdictOf,
  difference: (subscribed, before) => async (dispatch) => {
    const { data } = await dispatch(readFresh(subscriptionRecords, RECORDS));
    return data && subscriptionDifference(subscribed, before, data);
  },
});
