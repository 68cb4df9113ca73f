import { exchangeApi } from '@bourse/api-client';
import { apiKeys, createApiKey, removeApiKey, type ApiKey } from '@bourse/contracts/security';
import type { ReplyOf, RequestOf } from '@bourse/contracts/wire';
import { TAGS } from '../tags';

/**
 * The keys for the API of the account; called only where the back end announces them. The list is read again after every outcome: a reply that
 * is lost may have been carried out.
 */
export const apiKeysApi = exchangeApi.injectEndpoints({
  endpoints: (build) => ({
    apiKeys: build.query<readonly ApiKey[], void>({
      query: () => ({ call: apiKeys, request: {} }),
      providesTags: [TAGS.ApiKeys],
    }),
    createApiKey: build.mutation<ReplyOf<typeof createApiKey>, RequestOf<typeof createApiKey>>({
      query: (request) => ({ call: createApiKey, request }),
      invalidatesTags: [TAGS.ApiKeys],
    }),
    removeApiKey: build.mutation<string, number>({
      query: (id) => ({ call: removeApiKey, request: { id } }),
      invalidatesTags: [TAGS.ApiKeys],
    }),
  }),
});

export const { useApiKeysQuery, useRemoveApiKeyMutation } = apiKeysApi;
