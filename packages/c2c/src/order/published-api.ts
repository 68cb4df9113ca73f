import { exchangeApi, runWith, selectAbsentCalls, type ExchangeState } from '@bourse/api-client';
import { adOrders, type Order } from '@bourse/contracts/c2c';
import { usePolling } from '@bourse/feature-kit';
import { TAGS } from '../tags';
import { publisherOrders } from './publisher-orders';

const publishedApi = exchangeApi.injectEndpoints({
  endpoints: (build) => ({
    /** Orders of the user's ads, of a back end whose list of orders has only the taken ones. A change of the ads makes them old. */
    publishedOrders: build.query<readonly Order[], void>({
      queryFn: async (_none, { getState }, _options, baseQuery) => {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- RTK Query types the state as unknown
        const isAbsent = selectAbsentCalls(getState() as ExchangeState)[adOrders.path] === 'refused';
        return { data: isAbsent ? [] : await publisherOrders(runWith(baseQuery)) };
      },
      keepUnusedDataFor: Number.POSITIVE_INFINITY,
      providesTags: [TAGS.C2cAds],
    }),
  }),
});

export const { publishedOrders } = publishedApi.endpoints;

/** Reads of the ads are many requests: they are repeated this often, and only where the list of orders is shown, milliseconds. */
const POLL_MS = 60_000;

/** Keeps the orders of the user's ads fresh where the list of orders needed them. */
export function usePublishedOrdersFresh(): void {
  const { isUninitialized } = publishedOrders.useQueryState(undefined);
  const polling = usePolling(POLL_MS);
  publishedOrders.useQuerySubscription(undefined, {
    skip: isUninitialized,
    refetchOnMountOrArgChange: POLL_MS / 1000,
    ...polling,
  });
}
