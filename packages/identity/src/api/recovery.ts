import { exchangeApi } from '@bourse/api-client';
import {
  cancelRecovery,
  ownRecovery,
  recoveryState,
  recoveryTouched,
  requestRecovery,
  sendRecoveryCode,
  type Recovery,
} from '@bourse/contracts/security';
import type { RequestOf } from '@bourse/contracts/wire';
import { refetchOn } from '@bourse/feature-kit';
import { TAGS } from '../tags';

/**
 * Recovery of an account whose second factor is lost; called only where the back end announces it. The own request is read again after every
 * outcome of its cancellation: a reply that is lost may have been carried out.
 */
export const recoveryApi = exchangeApi.injectEndpoints({
  endpoints: (build) => ({
    recoveryState: build.mutation<Recovery, RequestOf<typeof recoveryState>>({
      query: (request) => ({ call: recoveryState, request }),
    }),
    sendRecoveryCode: build.mutation<string, RequestOf<typeof sendRecoveryCode>>({
      query: (request) => ({ call: sendRecoveryCode, request }),
    }),
    requestRecovery: build.mutation<Recovery, RequestOf<typeof requestRecovery>>({
      query: (request) => ({ call: requestRecovery, request }),
    }),
    ownRecovery: build.query<Recovery, void>({
      query: () => ({ call: ownRecovery, request: {} }),
      providesTags: [TAGS.Recovery],
      onCacheEntryAdded: refetchOn([recoveryTouched], () => [TAGS.Recovery]),
    }),
    cancelRecovery: build.mutation<string, number>({
      query: (id) => ({ call: cancelRecovery, request: { id } }),
      invalidatesTags: [TAGS.Recovery],
    }),
  }),
});

export const { useOwnRecoveryQuery, useCancelRecoveryMutation } = recoveryApi;
