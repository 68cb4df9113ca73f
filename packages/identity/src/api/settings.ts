import { exchangeApi } from '@bourse/api-client';
import type { ReplyOf, RequestOf } from '@bourse/contracts/wire';
import {
  bindEmail,
  forgetPassword,
  payeeInfo,
  regionUsers,
  savePayee,
  submitIdentity,
  userCenter,
  type Payee,
  type VerificationState,
} from '@bourse/contracts/identity';
import { TAGS } from '../tags';

/**
 * Password reset and the account's settings; apart from the endpoints that every visit loads. The state is read again after every outcome: a reply
 * that is lost may have been carried out, and a refusal may mean that another tab or the desk has changed it.
 */
export const {
  useForgetPasswordMutation,
  useBindEmailMutation,
  usePayeeInfoQuery,
  useSavePayeeMutation,
  useSubmitIdentityMutation,
  useUserCenterQuery,
  useRegionUsersQuery,
} = exchangeApi.injectEndpoints({
  endpoints: (build) => ({
    forgetPassword: build.mutation<ReplyOf<typeof forgetPassword>, RequestOf<typeof forgetPassword>>({
      query: (request) => ({ call: forgetPassword, request }),
    }),
    bindEmail: build.mutation<ReplyOf<typeof bindEmail>, RequestOf<typeof bindEmail>>({
      query: (request) => ({ call: bindEmail, request }),
      invalidatesTags: [TAGS.User],
    }),
    payeeInfo: build.query<Payee, void>({
      query: () => ({ call: payeeInfo, request: {} }),
      providesTags: [TAGS.User],
    }),
    savePayee: build.mutation<ReplyOf<typeof savePayee>, RequestOf<typeof savePayee>>({
      query: (request) => ({ call: savePayee, request }),
      invalidatesTags: [TAGS.User],
    }),
    submitIdentity: build.mutation<ReplyOf<typeof submitIdentity>, RequestOf<typeof submitIdentity>>({
      query: (request) => ({ call: submitIdentity, request }),
      invalidatesTags: [TAGS.User],
    }),
    userCenter: build.query<VerificationState, void>({
      query: () => ({ call: userCenter, request: {} }),
      providesTags: [TAGS.User],
    }),
    regionUsers: build.query<ReplyOf<typeof regionUsers>, number>({
      query: (page) => ({ call: regionUsers, request: { page } }),
      providesTags: [TAGS.User],
    }),
  }),
});
