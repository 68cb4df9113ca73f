import { exchangeApi } from '@bourse/api-client';
import type { ReplyOf } from '@bourse/contracts/wire';
import { tokenPrice } from '@bourse/contracts/site';

export const { useTokenPriceQuery } = exchangeApi.injectEndpoints({
  endpoints: (build) => ({
    /** Price of the platform's own token in USDT. */
    tokenPrice: build.query<ReplyOf<typeof tokenPrice>, void>({
      query: () => ({ call: tokenPrice, request: {} }),
    }),
  }),
});
