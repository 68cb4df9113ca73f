import type { ExchangeState } from '@bourse/api-client';
import { createWrite, runMutation, storedDecimal } from '@bourse/feature-kit';
import * as v from 'valibot';
import { c2cApi } from '../api';

const ticket = v.object({
  adId: v.number(),
  type: v.picklist(['buy', 'sell']),
  currencyId: v.number(),
  currency: v.string(),
  price: storedDecimal,
  remainder: storedDecimal,
});
export type WithdrawTicket = v.InferOutput<typeof ticket>;

/** `withdrawn`: the ad is no longer in the list of the user's ads. */
export type WithdrawFinding = 'withdrawn' | 'listed';

/** Withdrawing an ad. */
export const withdrawWrite = createWrite<ExchangeState, WithdrawTicket, object, WithdrawFinding, string>({
  name: 'c2cWithdraw',
  storageKey: 'bourse.c2c.withdraw',
  ticket,
  before: v.object({}),
  known: () => ({}),
  send: ({ adId }) => runMutation(c2cApi.endpoints.withdrawAd, adId),
  lookUp:
    ({ adId, type, currencyId }) =>
    async (dispatch) => {
      const { data, error, at } = await dispatch(runMutation(c2cApi.endpoints.askOwnAds, { type, currencyId }));
      return { data: data && (data.some(({ id }) => id === adId) ? 'listed' : 'withdrawn'), error, at };
    },
  verdict: (finding) => (finding === 'withdrawn' ? 'done' : 'open'),
});
