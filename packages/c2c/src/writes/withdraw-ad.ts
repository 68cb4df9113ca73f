import { asFailure, type ExchangeState } from '@bourse/api-client';
import { createWrite, findInPages, runMutation, storedDecimal } from '@bourse/feature-kit';
import * as v from 'valibot';
import { c2cApi } from '../api';
import type { Ad } from '../contract';

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
      let at = 0;
      const { data, error } = await findInPages<Ad>(
        async (page) => {
          const answer = await dispatch(runMutation(c2cApi.endpoints.askOwnAds, { type, currencyId, page }));
          at = answer.at;
          return answer.data ? { data: answer.data } : { error: asFailure(answer.error) };
        },
        ({ id }) => id === adId,
      );
      if (error) return { error, at };
      return { data: data?.status === 'open' ? 'listed' : 'withdrawn', at };
    },
  verdict: (finding) => (finding === 'withdrawn' ? 'done' : 'open'),
});
