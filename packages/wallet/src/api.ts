import { exchangeApi } from '@bourse/api-client';
import type { ReplyOf } from '@bourse/api-client/contract';
import { realtimeOf } from '@bourse/realtime';
import { balanceChanged } from '@bourse/realtime/contract';
import { walletList } from './contract';

/** Balances; asked for again whenever the exchange says that one has moved. */
export const { useWalletListQuery } = exchangeApi.injectEndpoints({
  endpoints: (build) => ({
    walletList: build.query<ReplyOf<typeof walletList>, void>({
      query: () => ({ call: walletList, request: {} }),
      providesTags: ['Wallet'],
      async onCacheEntryAdded(_request, { dispatch, extra, cacheEntryRemoved }) {
        const refetch = () => dispatch(exchangeApi.util.invalidateTags(['Wallet']));
        const realtime = realtimeOf(extra);
        const stops = [realtime.subscribe(balanceChanged, {}, refetch), realtime.onResync(refetch)];
        await cacheEntryRemoved;
        for (const stop of stops) stop();
      },
    }),
  }),
});
