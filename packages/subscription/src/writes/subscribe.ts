import { readFresh, type ExchangeState } from '@bourse/api-client';
import { compare } from '@bourse/decimal';
import {
  createWrite,
  findNew,
  knownIds,
  runMutation,
  storedDecimal,
  verdictOf,
  type Finding,
  type KnownIds,
} from '@bourse/safe-writes';
import * as v from 'valibot';
import { RECORDS, subscriptionApi, subscriptionsTouched } from '../api';
import { subscriptionRecords } from '@bourse/contracts/subscription';
import { subscriptionDifference } from './difference';

const ticket = v.object({
  token: v.string(),
  quantity: storedDecimal,
  /** USDT for one token, as confirmed. */
  price: storedDecimal,
});
export type SubscribeTicket = v.InferOutput<typeof ticket>;

/** Subscribes. A lost reply is looked up in the subscription records. */
export const subscribeWrite = createWrite<ExchangeState, SubscribeTicket, KnownIds, Finding, string>({
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
