import { BALANCE, exchangeApi } from '@bourse/api-client';
import {
  convertSmall,
  quoteSmall,
  smallBalances,
  type ConversionQuote,
  type SmallBalances,
} from '@bourse/contracts/wallet';
import type { RequestOf } from '@bourse/contracts/wire';
import { refetchOnBalance } from '@bourse/feature-kit';

const TAGS = [BALANCE];

/** Calls of the conversion of small balances; only where the back end announces it. */
export const conversionApi = exchangeApi.injectEndpoints({
  endpoints: (build) => ({
    smallBalances: build.query<SmallBalances, void>({
      query: () => ({ call: smallBalances, request: {} }),
      providesTags: TAGS,
      onCacheEntryAdded: refetchOnBalance(() => TAGS),
    }),
    /** An offer; it moves no money. */
    quoteSmall: build.mutation<ConversionQuote, RequestOf<typeof quoteSmall>>({
      query: (request) => ({ call: quoteSmall, request }),
    }),
    convertSmall: build.mutation<string, RequestOf<typeof convertSmall>>({
      query: (request) => ({ call: convertSmall, request }),
      invalidatesTags: TAGS,
    }),
  }),
});

export const { useSmallBalancesQuery, useQuoteSmallMutation } = conversionApi;
