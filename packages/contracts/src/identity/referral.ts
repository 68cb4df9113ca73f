import { defineCall, flag, id, int, list, maybeDecimal, maybeTime, page, text } from '../wire';
import * as v from 'valibot';

/** Abilities of accounts that the back end announces. */
export const identityCapabilities = v.pipe(
  v.object({
    /** 1: inviters see whom they have invited, and get rebates. */
    referral: v.optional(flag),
  }),
  v.transform((wire) => ({ hasReferral: wire.referral === true })),
);

/** Calls of an inviter. Only where the back end announces `referral`. */
const own = { method: 'GET', access: 'required' } as const;

/** How many users the user has invited, and what they brought. */
export const referralSummary = defineCall({
  ...own,
  path: '/user/referral',
  request: v.object({}),
  reply: v.pipe(
    v.object({
      /** Share of an invited user's fees that the inviter gets, '0.2' is 20 %. */
      rebate_rate: maybeDecimal,
      invited: v.fallback(v.optional(int), undefined),
      /** Rebates in all. */
      earned: maybeDecimal,
      /** Code of the currency of rebates. */
      currency_name: text,
    }),
    v.transform((wire) => ({
      rate: wire.rebate_rate,
      invited: wire.invited,
      earned: wire.earned,
      currency: wire.currency_name,
    })),
  ),
});

/** A user whom the user has invited. */
export const invitee = v.pipe(
  v.object({
    /** The account, masked by the back end. */
    account: text,
    create_time: maybeTime,
    /** 1: the identity is verified, so that fees count. */
    verified: v.optional(flag),
    /** Rebates for this user. */
    earned: maybeDecimal,
  }),
  v.transform((wire) => ({
    account: wire.account,
    /** Epoch milliseconds. */
    invitedAt: wire.create_time,
    /** `undefined` where it is not sent. */
    isVerified: wire.verified,
    earned: wire.earned,
  })),
);

export type Invitee = v.InferOutput<typeof invitee>;

/** The users whom the user has invited, newest first, one page. */
export const invitees = defineCall({
  ...own,
  path: '/user/invitees',
  request: v.object({ page: int }),
  reply: page(invitee, v.object({ list: list(invitee), total: int })),
});

/** Rebate for the fees of an invited user. */
export const rebate = v.object({
  id,
  /** When it was settled. */
  time: maybeTime,
  /** The invited user, masked by the back end. */
  account: text,
  /** Worth of the fees of the invited user. */
  fee: maybeDecimal,
  amount: maybeDecimal,
});

export type Rebate = v.InferOutput<typeof rebate>;

/** The rebates of the user, newest first, one page. */
export const rebates = defineCall({
  ...own,
  path: '/user/rebates',
  request: v.object({ page: int }),
  reply: page(rebate, v.object({ list: list(rebate), total: int })),
});
