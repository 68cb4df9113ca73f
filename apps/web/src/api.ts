import { exchangeApi } from '@bourse/api-client';
import type { ReplyOf } from '@bourse/api-client/contract';
import { customerService } from '@bourse/market/contract';

/** What the shell itself asks the exchange. */
export const { useCustomerServiceQuery } = exchangeApi.injectEndpoints({
  endpoints: (build) => ({
    customerService: build.query<ReplyOf<typeof customerService>, void>({
      query: () => ({ call: customerService, request: {} }),
      keepUnusedDataFor: Number.POSITIVE_INFINITY,
    }),
  }),
});
