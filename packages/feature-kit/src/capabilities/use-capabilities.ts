import { exchangeApi, selectDialect } from '@bourse/api-client';
import { useSelector } from 'react-redux';
import { capabilities, type Capabilities } from '../contract';

/** A back end without the call. */
const NONE: Capabilities = {
  takesParts: false,
  c2cCancellations: undefined,
  c2cUnfinished: undefined,
  prices: undefined,
};

const { useCapabilitiesQuery } = exchangeApi.injectEndpoints({
  endpoints: (build) => ({
    capabilities: build.query<Capabilities, void>({
      query: () => ({ call: capabilities, request: {} }),
      keepUnusedDataFor: Number.POSITIVE_INFINITY,
    }),
  }),
});

/**
 * Abilities of the back end beyond the specification; none before its answer, and none if it does not have the call. The operator's
 * dialect may add one that the back end does not announce.
 */
export function useCapabilities(): Capabilities {
  const { takesParts } = useSelector(selectDialect);
  const announced = useCapabilitiesQuery(undefined).data ?? NONE;
  return takesParts ? { ...announced, takesParts } : announced;
}
