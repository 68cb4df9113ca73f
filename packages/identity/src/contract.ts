import { decimalOrZero, defineCall, flag, id, int, list, text } from '@bourse/api-client/contract';
import * as v from 'valibot';

const nothing = v.object({});

/** Log in; the reply is the token. */
export const login = defineCall({
  method: 'POST',
  path: '/user/login',
  access: 'public',
  request: v.object({
    user_string: v.pipe(v.string(), v.minLength(1), v.maxLength(120)),
    password: v.pipe(v.string(), v.minLength(6), v.maxLength(16)),
    type: v.pipe(int, v.literal(1)),
  }),
  reply: v.pipe(v.string(), v.minLength(1)),
});

/** 0 not submitted, 1 under review, 2 approved; anything else counts as not submitted. */
const reviewStatus = v.fallback(v.pipe(int, v.picklist([0, 1, 2])), 0);

/** Who the token belongs to (trading side, section 3, "User info"). */
export const userInfo = defineCall({
  method: 'GET',
  path: '/user/info',
  access: 'required',
  request: nothing,
  reply: v.pipe(
    v.object({
      id,
      account: text,
      account_number: text,
      phone: text,
      email: text,
      extension_code: text,
      is_seller: flag,
      /** Where the user is a merchant: one row each. */
      seller: list(v.object({ id: v.fallback(v.optional(id), undefined), status: int })),
      review_status: v.optional(reviewStatus, 0),
      total_assets: decimalOrZero,
    }),
    v.transform((wire) => ({
      id: wire.id,
      account: wire.account_number || wire.account || wire.phone || wire.email,
      phone: wire.phone,
      email: wire.email,
      inviteCode: wire.extension_code,
      isMerchant: wire.is_seller,
      merchants: wire.seller,
      reviewStatus: wire.review_status,
      /** In USDT. */
      totalAssets: wire.total_assets,
    })),
  ),
});

export type UserInfo = v.InferOutput<(typeof userInfo)['reply']>;

/** How far the identity verification has come. */
export const userCenter = defineCall({
  method: 'GET',
  path: '/user/center',
  access: 'required',
  request: nothing,
  reply: v.pipe(
    v.object({ review_status: v.optional(reviewStatus, 0) }),
    v.transform((wire) => ({ reviewStatus: wire.review_status })),
  ),
});

const codeRequest = {
  /** The e-mail address or phone number, which is also the account. */
  user_string: v.pipe(v.string(), v.minLength(1), v.maxLength(120)),
  /** The language of the message. */
  lan: v.picklist(['zh', 'hk', 'en', 'kr', 'jp', 'spa']),
  /** `forget` to set a forgotten password; left out, the code shows that the address is the reader's own. */
  type: v.optional(v.literal('forget')),
};

/** Sends a verification code to a phone; once in 60 s. The reply is a text of the server. */
export const sendSmsCode = defineCall({
  method: 'POST',
  path: '/sms_send',
  access: 'public',
  request: v.object({ ...codeRequest, country_code: v.optional(v.pipe(v.string(), v.maxLength(8))) }),
  reply: text,
});

/** Sends a verification code by e-mail; once in 60 s. The reply is a text of the server. */
export const sendMailCode = defineCall({
  method: 'POST',
  path: '/sms_mail',
  access: 'public',
  request: v.object(codeRequest),
  reply: text,
});

const code = v.pipe(v.string(), v.minLength(1), v.maxLength(20));

/** Is this the code that came by e-mail? It stays good for the step that it is for. */
export const checkEmailCode = defineCall({
  method: 'POST',
  path: '/user/check_email',
  access: 'public',
  request: v.object({ email_code: code }),
  reply: text,
});

/** Is this the code that came to the phone? It stays good for the step that it is for. */
export const checkMobileCode = defineCall({
  method: 'POST',
  path: '/user/check_mobile',
  access: 'public',
  request: v.object({ mobile_code: code }),
  reply: text,
});

/** An account for an e-mail address or a phone; the code was checked before (trading side, sections 3 and 4). The reply is a text. */
export const register = defineCall({
  method: 'POST',
  path: '/user/register',
  access: 'public',
  request: v.object({
    type: v.picklist(['mobile', 'email']),
    user_string: codeRequest.user_string,
    code,
    /** Digits and letters. */
    password: v.pipe(v.string(), v.minLength(6), v.maxLength(16)),
    re_password: v.pipe(v.string(), v.minLength(6), v.maxLength(16)),
    /** The invite code of somebody who has an account. */
    extension_code: v.pipe(v.string(), v.minLength(1), v.maxLength(32)),
    /** Area code of the phone's country without a plus, `86`; empty for an e-mail address. */
    country_code: v.optional(v.pipe(v.string(), v.maxLength(8)), ''),
  }),
  reply: text,
});
