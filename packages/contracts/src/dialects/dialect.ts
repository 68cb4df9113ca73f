import * as v from 'valibot';

/*
 * What back ends of this contract do differently in their writes. Replies are read in all their forms without it.
 */

/** The field that carries one more password, for each call that wants one. */
const passwordFields = v.object({
  withdraw: v.optional(v.picklist(['pass', 'pay_password'])),
  /** Posting and taking an ad. */
  c2c: v.optional(v.literal('pay_password')),
  /** The trade password is chosen at registration. */
  register: v.optional(v.literal('withdraw_password')),
  /** A reset of the login password wants the present one. */
  reset: v.optional(v.literal('oldpassword')),
});

const callPath = v.custom<`/${string}`>(
  (input) => typeof input === 'string' && /^\/[\w/-]+$/.test(input),
  'expected the path of a call under /api, such as /sms/code',
);

/** A code by SMS for a withdrawal, in the field `code`. */
const withdrawCode = v.object({
  /** The POST that sends the code, with the session of the user and the scene. Left out: the client cannot send one. */
  path: v.optional(callPath),
  /** The purpose of the code, as the back end calls it. */
  scene: v.optional(v.string()),
});

export const dialectSchema = v.object({
  tradePassword: v.optional(passwordFields, {}),
  /** A withdrawal wants a code by SMS. Left out: none. */
  withdrawCode: v.optional(withdrawCode),
  /**
   * The accounts of a transfer: by their names; by a number for each of four directions; or by the specification's `type`, which has numbers
   * for two of them.
   */
  transfer: v.optional(v.picklist(['fields', 'numbers', 'type']), 'fields'),
  /** The field with the country of a phone account at log-in. `ids`: the back end's own numbers by country code; without one the code. */
  area: v.optional(
    v.object({
      field: v.picklist(['area_code_id', 'country_code']),
      ids: v.optional(v.record(v.string(), v.number()), {}),
    }),
  ),
  /** Names of the fields of a deposit proof: `acc`, `hash`, `pic`, or `account`, `address`, `imgs`. */
  proof: v.optional(v.picklist(['acc', 'account']), 'acc'),
  /** The field with the picture of a proof with the names of `account`. */
  proofPicture: v.optional(v.picklist(['imgs', 'charge_url']), 'imgs'),
  /** A deposit proof names the bank, wallet or exchange that the deposit came from, in the field `bank`. */
  proofBank: v.optional(v.boolean(), false),
  /** Stops of a position: each alone, or only both together, because a 0 is refused. */
  stops: v.optional(v.picklist(['single', 'both']), 'single'),
  /** A part of a C2C ad can be taken, although the back end does not announce it. */
  takesParts: v.optional(v.boolean(), false),
  /** Version of the socket's protocol; found out where left out. */
  socket: v.optional(v.picklist([2, 4])),
});

export type Dialect = v.InferOutput<typeof dialectSchema>;

/** A write that may want one more password. */
export type PasswordUse = keyof Dialect['tradePassword'];

/** The dialect of the specification. */
export const DEFAULT_DIALECT: Dialect = v.parse(dialectSchema, {});
