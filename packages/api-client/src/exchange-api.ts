import { createApi } from '@reduxjs/toolkit/query/react';
import { exchangeBaseQuery } from './base-query';
import { TAGS } from './tags';

/**
 * The one API. It has no endpoints: a feature injects its own, from the calls of its contract
 * (`query: (request) => ({ call: deal, request })`). Writes are mutations and are never sent again by themselves.
 */
export const exchangeApi = createApi({
  reducerPath: 'exchange',
  baseQuery: exchangeBaseQuery,
  tagTypes: TAGS,
  endpoints: () => ({}),
  // Back on line, what is shown is asked for again. Focus is no reason: the socket kept it fresh, and tells when not.
  refetchOnReconnect: true,
});
