import {
  confirmation,
  decimal,
  defineCall,
  flag,
  id,
  int,
  list,
  maybeDecimal,
  maybeTime,
  page,
  text,
  time,
} from '../wire';
import * as v from 'valibot';

/** Abilities of the wallet that the back end announces. */
export const walletCapabilities = v.pipe(
  v.object({
    /** 1: small balances of the coin account can be converted. */
    small_balances: v.optional(flag),
  }),
  v.transform((wire) => ({ convertsSmall: wire.small_balances === true })),
);

/** Calls of the conversion of small balances. Only where the back end announces `small_balances`. */
const own = { access: 'required' } as const;

const target = v.pipe(
  v.object({ currency: id, currency_name: text }),
  v.transform((wire) => ({ id: wire.currency, name: wire.currency_name })),
);

/** A small balance of the coin account. */
export const smallBalance = v.pipe(
  v.object({
    currency: id,
    currency_name: text,
    /** Available amount, all of which is converted. */
    number: decimal,
    /** Worth in USDT. */
    worth: maybeDecimal,
    /** 0: it has no price at the moment. */
    convertible: v.optional(flag),
  }),
  v.transform((wire) => ({
    currencyId: wire.currency,
    currency: wire.currency_name,
    amount: wire.number,
    worth: wire.worth,
    isConvertible: wire.convertible !== false,
  })),
);

export type SmallBalance = v.InferOutput<typeof smallBalance>;

/** The user's small balances, and the terms of their conversion. */
export const smallBalances = defineCall({
  ...own,
  method: 'GET',
  path: '/wallet/small_balances',
  request: v.object({}),
  reply: v.pipe(
    v.object({
      /** A balance below this worth in USDT is small. */
      small_below: maybeDecimal,
      /** Share of the worth, '0.02' is 2 %. */
      fee_rate: maybeDecimal,
      /** When the user may convert again; 0: now. */
      next_time: maybeTime,
      targets: list(target),
      list: list(smallBalance),
    }),
    v.transform((wire) => ({
      below: wire.small_below,
      feeRate: wire.fee_rate,
      /** Epoch milliseconds; `undefined`: now. */
      nextAt: wire.next_time,
      targets: wire.targets,
      balances: wire.list,
    })),
  ),
});

export type SmallBalances = v.InferOutput<(typeof smallBalances)['reply']>;

/** Identities of currencies, written `1,5,7`. */
const MOST_CURRENCIES = 200;
const currencies = v.pipe(
  v.string(),
  v.regex(/^\d{1,10}(?:,\d{1,10})*$/),
  v.transform((written) => written.split(',').map(Number)),
  v.maxLength(MOST_CURRENCIES),
);

/** What is converted into what: an offer, and the conversion that it becomes under the same id. */
export const conversionQuote = v.pipe(
  v.object({
    id,
    target: id,
    target_name: text,
    list: list(
      v.pipe(
        v.object({ currency: id, currency_name: text, number: decimal, worth: maybeDecimal }),
        v.transform((wire) => ({
          currencyId: wire.currency,
          currency: wire.currency_name,
          amount: wire.number,
          worth: wire.worth,
        })),
      ),
    ),
    /** In the target. */
    fee: maybeDecimal,
    /** What the user gets, without the fee, in the target. */
    number: decimal,
    /** The offer is good until then. */
    expires: time,
    /** When it was offered or converted. */
    time: maybeTime,
  }),
  v.transform((wire) => ({
    id: wire.id,
    targetId: wire.target,
    target: wire.target_name,
    lines: wire.list,
    fee: wire.fee,
    amount: wire.number,
    /** Epoch milliseconds. */
    expiresAt: wire.expires,
    time: wire.time,
  })),
);

export type ConversionQuote = v.InferOutput<typeof conversionQuote>;

/** An offer to convert the whole available small balances of some currencies. It replaces the one before. */
export const quoteSmall = defineCall({
  ...own,
  method: 'POST',
  path: '/wallet/small_quote',
  request: v.object({ target: id, currencies }),
  reply: conversionQuote,
});

/** Converts as offered. `number`: the result that the user has confirmed; the server refuses another one. */
export const convertSmall = defineCall({
  ...own,
  method: 'POST',
  path: '/wallet/small_convert',
  request: v.object({ quote_id: id, number: decimal }),
  reply: confirmation,
});

/** The user's conversions, newest first, one page. */
export const conversionHistory = defineCall({
  ...own,
  method: 'GET',
  path: '/wallet/small_history',
  request: v.object({ page: int }),
  reply: page(conversionQuote, v.object({ list: list(conversionQuote), total: int })),
});
