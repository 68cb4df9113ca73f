import { selectIsLoggedIn } from '@bourse/api-client';
import { useAppSelector, usePolling, useTokenPriceQuery } from '@bourse/feature-kit';
import type { Decimal } from '@bourse/decimal';
import { useState } from 'react';
import { useLaunchQuery, useSubscriptionsQuery } from '../api';
import { sellThrough, withSample, type SellThrough, type StockSample } from '../rules/sell-through';

/** Interval of reads of the market price (money side, section 5), and of the launch, milliseconds. */
const PRICE_POLL_MS = 1000;
const LAUNCH_POLL_MS = 5000;

/** Samples the remaining stock while the screen is open. `readAt`: when the launch was read, epoch milliseconds. */
function useSellThrough(remaining: Decimal | undefined, readAt: number | undefined): SellThrough | undefined {
  const [samples, setSamples] = useState<readonly StockSample[]>([]);
  if (remaining !== undefined && readAt !== undefined && samples.at(-1)?.at !== readAt) {
    setSamples(withSample(samples, { at: readAt, remaining }));
  }
  return sellThrough(samples);
}

/** The launch, the market price of its token, and its pace. */
export function useLaunch() {
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const query = useLaunchQuery(undefined, usePolling(LAUNCH_POLL_MS));
  const { data: price } = useTokenPriceQuery(undefined, usePolling(PRICE_POLL_MS));
  // Loaded before a write, for the look-up after a lost reply.
  useSubscriptionsQuery(undefined, { skip: !isLoggedIn });
  return { isLoggedIn, query, price, pace: useSellThrough(query.data?.remaining, query.fulfilledTimeStamp) };
}
