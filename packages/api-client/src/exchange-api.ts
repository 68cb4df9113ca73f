import { createApi } from '@reduxjs/toolkit/query/react';
import { exchangeBaseQuery } from './base-query';
import { TAGS } from './tags';

/**
 * The RTK Query API of the client. It has no endpoints of its own: features inject theirs, built from the calls of
 * their contract (`query: (request) => ({ call: deal, request })`). Writes are mutations and are never retried.
 */
export const exchangeApi = createApi({
  reducerPath: 'exchange',
  baseQuery: exchangeBaseQuery,
  tagTypes: TAGS,
  endpoints: () => ({}),
  // Displayed data are requested again on reconnect. Not on focus: socket events keep the data fresh, and the
  // connection requests a resync after missed events.
  refetchOnReconnect: true,
});
