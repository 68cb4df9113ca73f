import { exchangeApi } from '@bourse/api-client';
import type { ReplyOf } from '@bourse/api-client/contract';
import { tokenPrice } from '../contract';

export const { useTokenPriceQuery } = exchangeApi.injectEndpoints({
  endpoints: (build) => ({
    /** Price of the platform's own token in USDT. */
    tokenPrice: build.query<ReplyOf<typeof tokenPrice>, void>({
      query: () => ({ call: tokenPrice, request: {} }),
    }),
  }),
});
