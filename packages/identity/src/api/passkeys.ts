import { exchangeApi } from '@bourse/api-client';
import {
  beginPasskey,
  beginPasskeyLogIn,
  confirmPasskey,
  passkeyLogIn,
  passkeys,
  removePasskey,
  type Passkey,
} from '@bourse/contracts/security';
import type { ReplyOf, RequestOf } from '@bourse/contracts/wire';
import { beginSession } from '../api';
import { TAGS } from '../tags';

/**
 * The passkeys of the account, and the log-in with one; called only where the back end announces them. The list is read again after every
 * outcome: a reply that is lost may have been carried out. A challenge counts once, so a log-in whose reply is lost begins anew.
 */
export const {
  usePasskeysQuery,
  useBeginPasskeyMutation,
  useConfirmPasskeyMutation,
  useRemovePasskeyMutation,
  useBeginPasskeyLogInMutation,
  usePasskeyLogInMutation,
} = exchangeApi.injectEndpoints({
  endpoints: (build) => ({
    passkeys: build.query<readonly Passkey[], void>({
      query: () => ({ call: passkeys, request: {} }),
      providesTags: [TAGS.Passkeys],
    }),
    beginPasskey: build.mutation<ReplyOf<typeof beginPasskey>, RequestOf<typeof beginPasskey>>({
      query: (request) => ({ call: beginPasskey, request }),
    }),
    confirmPasskey: build.mutation<string, RequestOf<typeof confirmPasskey>>({
      query: (request) => ({ call: confirmPasskey, request }),
      invalidatesTags: [TAGS.Passkeys],
    }),
    removePasskey: build.mutation<string, RequestOf<typeof removePasskey>>({
      query: (request) => ({ call: removePasskey, request }),
      // The sessions that the passkey has opened end.
      invalidatesTags: [TAGS.Passkeys, TAGS.Devices],
    }),
    beginPasskeyLogIn: build.mutation<ReplyOf<typeof beginPasskeyLogIn>, void>({
      query: () => ({ call: beginPasskeyLogIn, request: {} }),
    }),
    passkeyLogIn: build.mutation<ReplyOf<typeof passkeyLogIn>, RequestOf<typeof passkeyLogIn>>({
      query: (request) => ({ call: passkeyLogIn, request }),
      onQueryStarted: (_request, { dispatch, queryFulfilled }) => beginSession(dispatch, queryFulfilled),
    }),
  }),
});
