import { readFresh, type ExchangeState } from '@bourse/api-client';
import { createWrite, runMutation, storedDecimal } from '@bourse/safe-writes';
import { findInPages } from '@bourse/lists';
import * as v from 'valibot';
import { adsRequest, c2cApi, c2cTouched } from '../api';
import { ownAds, type Ad } from '@bourse/contracts/c2c';

const ticket = v.object({
  adId: v.number(),
  type: v.picklist(['buy', 'sell']),
  currencyId: v.number(),
  currency: v.string(),
  price: storedDecimal,
  remainder: storedDecimal,
});
export type WithdrawTicket = v.InferOutput<typeof ticket>;

/** `withdrawn`: the ad is no longer open. */
export type WithdrawFinding = 'withdrawn' | 'listed';

/** Withdrawing an ad. */
export const withdrawWrite = createWrite<
  ExchangeState,
  { ticket: WithdrawTicket; before: object; finding: WithdrawFinding; reply: string }
>({
  name: 'c2cWithdraw',
  storageKey: 'bourse.c2c.withdraw',
  ticket,
  before: v.object({}),
  known: () => ({}),
  recordOf: ({ adId }) => adId,
  send: ({ adId }) => runMutation(c2cApi.endpoints.withdrawAd, adId),
  lookUp:
    ({ adId, type, currencyId }) =>
    async (dispatch) => {
      const { data, error } = await findInPages<Ad>(
        (page) => dispatch(readFresh(ownAds, adsRequest({ type, currencyId }, page))),
        ({ id }) => id === adId,
      );
      if (error) return undefined;
      return data?.status === 'open' ? 'listed' : 'withdrawn';
    },
  invalidate: c2cTouched,
  verdict: (finding) => (finding === 'withdrawn' ? 'done' : 'open'),
  difference: 'creates nothing',
});
