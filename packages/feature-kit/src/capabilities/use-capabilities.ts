import { exchangeApi, selectDialect } from '@bourse/api-client';
import { useAppSelector } from '../hooks';
import { usePolling } from '../polling/use-polling';
import { capabilities, type Capabilities } from '../contract';

/** A back end without the call. */
const NONE: Capabilities = {
  takesParts: false,
  amendsOrders: false,
  reducesOnly: false,
  closesParts: false,
  c2cCancellations: undefined,
  c2cUnfinished: undefined,
  prices: undefined,
  products: undefined,
  account: undefined,
  orderLimits: [],
};

/** Prices of another market may stop at any time. A back end with prices of its own is asked once. */
const PRICES_EVERY_MS = 5000;

const capabilitiesApi = exchangeApi.injectEndpoints({
  endpoints: (build) => ({
    capabilities: build.query<Capabilities, void>({
      query: () => ({ call: capabilities, request: {} }),
      keepUnusedDataFor: Number.POSITIVE_INFINITY,
    }),
  }),
});

const { useQueryState, useQuerySubscription } = capabilitiesApi.endpoints.capabilities;

/**
 * Abilities of the back end beyond the specification, and what it offers; none and everything before its answer, and if it does not have
 * the call. The operator's
 * dialect may add one that the back end does not announce.
 */
export function useCapabilities(): Capabilities {
  const { takesParts } = useAppSelector(selectDialect);
  const { data: announced = NONE } = useQueryState(undefined);
  useQuerySubscription(undefined, usePolling(announced.prices ? PRICES_EVERY_MS : 0));
  return takesParts ? { ...announced, takesParts } : announced;
}
