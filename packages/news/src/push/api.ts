import { exchangeApi } from '@bourse/api-client';
import { endPush, readPush, savePush, type SavedPush } from '@bourse/contracts/push';
import type { RequestOf } from '@bourse/contracts/wire';
import { TAGS } from '../tags';

/** The subscription of the session; called only where the back end announces it. It is read again after every outcome of a write. */
export const { useSavedPushQuery, useSavePushMutation, useEndPushMutation } = exchangeApi.injectEndpoints({
  endpoints: (build) => ({
    savedPush: build.query<SavedPush, void>({
      query: () => ({ call: readPush, request: {} }),
      providesTags: [TAGS.Push],
    }),
    savePush: build.mutation<string, RequestOf<typeof savePush>>({
      query: (request) => ({ call: savePush, request }),
      invalidatesTags: [TAGS.Push],
    }),
    endPush: build.mutation<string, void>({
      query: () => ({ call: endPush, request: {} }),
      invalidatesTags: [TAGS.Push],
    }),
  }),
});
