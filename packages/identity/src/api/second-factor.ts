import { exchangeApi } from '@bourse/api-client';
import {
  beginSecondFactor,
  chooseSecondFactorUses,
  confirmSecondFactor,
  newRecoveryCodes,
  removeSecondFactor,
  secondFactor,
  type SecondFactor,
} from '@bourse/contracts/security';
import type { ReplyOf, RequestOf } from '@bourse/contracts/wire';
import { TAGS } from '../tags';

/**
 * The second factor of the account; called only where the back end announces it. The state is read again after every outcome: a reply that is
 * lost may have been carried out.
 */
export const secondFactorApi = exchangeApi.injectEndpoints({
  endpoints: (build) => ({
    secondFactor: build.query<SecondFactor, void>({
      query: () => ({ call: secondFactor, request: {} }),
      providesTags: [TAGS.SecondFactor],
    }),
    beginSecondFactor: build.mutation<ReplyOf<typeof beginSecondFactor>, RequestOf<typeof beginSecondFactor>>({
      query: (request) => ({ call: beginSecondFactor, request }),
    }),
    confirmSecondFactor: build.mutation<ReplyOf<typeof confirmSecondFactor>, RequestOf<typeof confirmSecondFactor>>({
      query: (request) => ({ call: confirmSecondFactor, request }),
      invalidatesTags: [TAGS.SecondFactor],
    }),
    newRecoveryCodes: build.mutation<ReplyOf<typeof newRecoveryCodes>, void>({
      query: () => ({ call: newRecoveryCodes, request: {} }),
      invalidatesTags: [TAGS.SecondFactor],
    }),
    chooseSecondFactorUses: build.mutation<string, RequestOf<typeof chooseSecondFactorUses>>({
      query: (request) => ({ call: chooseSecondFactorUses, request }),
      invalidatesTags: [TAGS.SecondFactor],
    }),
    removeSecondFactor: build.mutation<string, void>({
      query: () => ({ call: removeSecondFactor, request: {} }),
      invalidatesTags: [TAGS.SecondFactor],
    }),
  }),
});

export const { useSecondFactorQuery, useChooseSecondFactorUsesMutation, useRemoveSecondFactorMutation } =
  secondFactorApi;
