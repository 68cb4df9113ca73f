import { exchangeApi } from '@bourse/api-client';
import { reportMalformed } from '@bourse/contracts/wire';
import { useEffect, useMemo } from 'react';
import * as v from 'valibot';
import { usePolling } from '../timing/use-polling';
import { capabilities, isOffered, type Capabilities } from '@bourse/contracts/site';

/** A back end without the call. */
const NONE: Capabilities = {
  prices: undefined,
  products: undefined,
  absent: [],
  account: undefined,
  practice: undefined,
  others: {},
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
 * Products of the back end, and the market that it follows. Before its answer, and without the call, it offers every product and follows no
 * market. The fields of a product are read by `useProductCapabilities`.
 */
export function useCapabilities(): Capabilities {
  const { data: announced = NONE } = useQueryState(undefined);
  useQuerySubscription(undefined, usePolling(announced.prices ? PRICES_EVERY_MS : 0));
  return announced;
}

/**
 * Whether the back end offers a product; `undefined` before it has answered. Without the call it offers every product. What belongs to no
 * product is always offered.
 */
export function useIsOffered(product: string | undefined): boolean | undefined {
  const announced = useCapabilities();
  const { isSuccess, isError } = useQueryState(undefined);
  return isSuccess || isError || product === undefined ? isOffered(product, announced) : undefined;
}

/**
 * Abilities of the back end beyond the specification, as the schema of a product's contract reads them; none before its answer, and if it
 * does not have the call. Fields that do not fit are reported, and the product has no abilities.
 */
export function useProductCapabilities<Read>(schema: v.GenericSchema<unknown, Read>): Read {
  const { others } = useCapabilities();
  const { issues, value } = useMemo(() => {
    const read = v.safeParse(schema, others);
    return read.success
      ? { issues: undefined, value: read.output }
      : { issues: read.issues, value: v.parse(schema, {}) };
  }, [schema, others]);
  useEffect(() => {
    if (issues) reportMalformed(`${capabilities.method} ${capabilities.path}`, issues);
  }, [issues]);
  return value;
}
