import { confirmation, defineCall, flag, id, int, list, maybeDecimal, text } from '../wire';
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

/**
 * Ends the session of the token. Beyond the specification: the client sends it once at a log-out, ignores the reply, and works
 * without it.
 */
export const logout = defineCall({
  method: 'POST',
  path: '/user/logout',
  access: 'required',
  request: nothing,
  reply: confirmation,
});

/** 0 not submitted, 1 under review, 2 approved, 3 rejected; `undefined` where the back end sends nothing or anything else. */
export const reviewStatus = v.fallback(v.optional(v.pipe(int, v.picklist([0, 1, 2, 3]))), undefined);

/** The owner of the token (trading side, section 3, "User info"). */
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
      /** Present if the user is a merchant: one row each. */
      seller: list(v.object({ id: v.fallback(v.optional(id), undefined), status: int })),
      review_status: reviewStatus,
      total_assets: maybeDecimal,
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
      /** In USDT; `undefined` where the back end does not send it. */
      totalAssets: wire.total_assets,
    })),
  ),
});

export type UserInfo = v.InferOutput<(typeof userInfo)['reply']>;
