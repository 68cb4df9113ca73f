import { createApi } from '@reduxjs/toolkit/query/react';
import { exchangeBaseQuery } from './base-query';

declare const declared: unique symbol;

/** The name of a cache tag; `declareTags` makes them. */
export type Tag = string & { readonly [declared]: true };

const NO_TAGS: readonly Tag[] = [];

/**
 * The RTK Query API of the client. It has no endpoints and no tags of its own: features inject their endpoints, built from the calls
 * of their contract (`query: (request) => ({ call: deal, request })`), and declare their tags (`declareTags`). Writes are mutations
 * and are never retried.
 */
export const exchangeApi = createApi({
  reducerPath: 'exchange',
  baseQuery: exchangeBaseQuery,
  tagTypes: NO_TAGS,
  endpoints: () => ({}),
  // Displayed data are requested again on reconnect. Not on focus: socket events keep the data fresh, and the
  // connection requests a resync after missed events.
  refetchOnReconnect: true,
  // A write's lists are refetched when it ends, not when no request at all is pending. `rereadOvertaken` adds the pending ones.
  invalidationBehavior: 'immediately',
});
