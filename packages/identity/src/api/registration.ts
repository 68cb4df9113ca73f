import { exchangeApi } from '@bourse/api-client';
import type { ReplyOf, RequestOf } from '@bourse/contracts/wire';
import { checkEmailCode, checkMobileCode, register, sendMailCode, sendSmsCode } from '@bourse/contracts/identity';

/** Registration endpoints, separate from the user endpoints that every visit loads. */
export const {
  useSendSmsCodeMutation,
  useSendMailCodeMutation,
  useCheckEmailCodeMutation,
  useCheckMobileCodeMutation,
  useRegisterMutation,
} = exchangeApi.injectEndpoints({
  endpoints: (build) => ({
    sendSmsCode: build.mutation<ReplyOf<typeof sendSmsCode>, RequestOf<typeof sendSmsCode>>({
      query: (request) => ({ call: sendSmsCode, request }),
    }),
    sendMailCode: build.mutation<ReplyOf<typeof sendMailCode>, RequestOf<typeof sendMailCode>>({
      query: (request) => ({ call: sendMailCode, request }),
    }),
    checkEmailCode: build.mutation<ReplyOf<typeof checkEmailCode>, RequestOf<typeof checkEmailCode>>({
      query: (request) => ({ call: checkEmailCode, request }),
    }),
    checkMobileCode: build.mutation<ReplyOf<typeof checkMobileCode>, RequestOf<typeof checkMobileCode>>({
      query: (request) => ({ call: checkMobileCode, request }),
    }),
    register: build.mutation<ReplyOf<typeof register>, RequestOf<typeof register>>({
      query: (request) => ({ call: register, request }),
    }),
  }),
});
