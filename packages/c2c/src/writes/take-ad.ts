import { readFresh, type ExchangeState } from '@bourse/api-client';
import { compare } from '@bourse/decimal';
import {
  createWrite,
  runMutation,
  findNew,
  verdictOf,
  type Finding,
  knownIds,
  storedDecimal,
  type KnownIds,
} from '@bourse/safe-writes';
import type { Thunk } from '@bourse/feature-kit';
import * as v from 'valibot';
import { c2cApi, c2cTouched } from '../api';
import { ownOrders } from '@bourse/contracts/c2c';
import { isBetterPrice, takenDifference } from './differences';

const ticket = v.object({
  adId: v.number(),
  /** Omitted from the request if the whole remainder is taken. */
  amount: storedDecimal,
  isWhole: v.boolean(),
  price: storedDecimal,
  /** The price follows the index: the order has the confirmed one, or a better one. */
  isFloating: v.optional(v.boolean()),
  currency: v.string(),
  merchant: v.string(),
  /** The viewer buys the coin. */
  isPurchase: v.boolean(),
});
export type TakeTicket = v.InferOutput<typeof ticket>;

/** The order that a taken ad has created: an own order of the ad at its price that was not known before. */
const findTaken =
  (taken: TakeTicket, { ids }: KnownIds): Thunk<ExchangeState, Promise<Finding | undefined>> =>
  async (dispatch) => {
    const { data } = await dispatch(readFresh(ownOrders, { page: 1 }));
    // The amount may differ: a back end may take the whole ad for a part.
    const isMatch = (order: NonNullable<typeof data>[number]) =>
      order.isPublisher !== true &&
      (order.adId ?? taken.adId) === taken.adId &&
      (compare(order.price, taken.price) === 0 || isBetterPrice(taken, order.price));
    return data && findNew(data, ids, isMatch);
  };

/** Taking an ad. The reply is the id of the created order; `undefined` where the order cannot be identified. */
export const takeWrite = createWrite<
  ExchangeState,
  { ticket: TakeTicket; before: KnownIds; finding: Finding; reply: number | undefined }
>({
  name: 'c2cTake',
  storageKey: 'bourse.c2c.take',
  ticket,
  before: knownIds,
  known: (state) => {
    const { data, isSuccess } = c2cApi.endpoints.ownOrders.select(undefined)(state);
    return isSuccess ? { ids: data.pages.flat().map(({ id }) => id) } : {};
  },
  send: (taken, before) => async (dispatch) => {
    const { adId, amount, isWhole, isFloating, price } = taken;
    const { error, at } = await dispatch(
      runMutation(c2cApi.endpoints.takeAd, {
        adId,
        amount: isWhole ? undefined : amount,
        price: isFloating ? price : undefined,
      }),
    );
    if (error !== undefined) return { error, at };
    const finding = await dispatch(findTaken(taken, before));
    return { data: finding?.kind === 'found' ? finding.id : undefined, at };
  },
  lookUp: findTaken,
  invalidate: c2cTouched,
  verdict: verdictOf,
  difference: (taken, before) => async (dispatch) => {
    const { data } = await dispatch(readFresh(ownOrders, { page: 1 }));
    return data && takenDifference(taken, before, data);
  },
});
