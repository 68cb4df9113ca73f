import { readFresh, type ExchangeState } from '@bourse/api-client';
import { compare, type Decimal } from '@bourse/decimal';
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
import * as v from 'valibot';
import { adsRequest, c2cApi, c2cTouched } from '../api';
import { ownAds, PAY_METHODS, type Ad } from '@bourse/contracts/c2c';
import { hasTerms } from '../rules/floating';
import { publishedDifference } from './differences';

/** How a price follows the index, as it is stored. */
export const floatingTicket = v.object({
  percent: storedDecimal,
  least: v.optional(storedDecimal),
  most: v.optional(storedDecimal),
});

const ticket = v.object({
  type: v.picklist(['buy', 'sell']),
  currencyId: v.number(),
  currency: v.string(),
  /** Of a price that follows the index the one at the confirmation. */
  price: storedDecimal,
  floating: v.optional(floatingTicket),
  amount: storedDecimal,
  method: v.picklist(PAY_METHODS),
  minimum: v.optional(storedDecimal),
});
export type PublishAdTicket = v.InferOutput<typeof ticket>;

const isFixedAt = (ad: Ad, price: Decimal) => ad.floating === undefined && compare(ad.price, price) === 0;

/** Publishing an ad. */
export const publishWrite = createWrite<
  ExchangeState,
  { ticket: PublishAdTicket; before: KnownIds; finding: Finding; reply: string }
>({
  name: 'c2cPublish',
  storageKey: 'bourse.c2c.publish',
  ticket,
  before: knownIds,
  known: (state, { type, currencyId }) => {
    const { data, isSuccess } = c2cApi.endpoints.ownAds.select({ type, currencyId })(state);
    return isSuccess ? { ids: data.pages.flat().map(({ id }) => id) } : {};
  },
  send: (published) => runMutation(c2cApi.endpoints.publishAd, published),
  lookUp:
    ({ type, currencyId, price, floating, amount }, { ids }) =>
    async (dispatch) => {
      const { data } = await dispatch(readFresh(ownAds, adsRequest({ type, currencyId }, 1)));
      const isMatch = (ad: NonNullable<typeof data>[number]) =>
        (floating ? hasTerms(ad, floating) : isFixedAt(ad, price)) && compare(ad.total ?? ad.remainder, amount) === 0;
      return data && findNew(data, ids, isMatch);
    },
  invalidate: c2cTouched,
  verdict: verdictOf,
  difference: (published, before) => async (dispatch) => {
    const { data } = await dispatch(readFresh(ownAds, adsRequest(published, 1)));
    return data && publishedDifference(published, before, data);
  },
});
