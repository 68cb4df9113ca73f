import { selectIsLoggedIn } from '@bourse/api-client';
import { useAppSelector, usePolling, useTokenPriceQuery } from '@bourse/feature-kit';
import { useLaunchQuery, useSubscriptionsQuery } from '../api';
import { useSellThrough } from './use-sell-through';

/** Interval of reads of the market price (money side, section 5), and of the launch, milliseconds. */
const PRICE_POLL_MS = 1000;
const LAUNCH_POLL_MS = 5000;

/** The launch, the market price of its token, and its pace. */
export function useLaunch() {
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const query = useLaunchQuery(undefined, usePolling(LAUNCH_POLL_MS));
  const { data: price } = useTokenPriceQuery(undefined, usePolling(PRICE_POLL_MS));
  // Loaded before a write, for the look-up after a lost reply.
  useSubscriptionsQuery(undefined, { skip: !isLoggedIn });
  return { isLoggedIn, query, price, pace: useSellThrough(query.data?.remaining, query.fulfilledTimeStamp) };
}
