import { confirmation, decimal, defineCall, id, int, maybeDecimal, text } from '../wire';
import { ZERO, type Decimal } from '@bourse/decimal';
import * as v from 'valibot';
import { accountField } from './account';

/** The balance of the account that is drawn on; a back end sends that one alone. */
function availableIn(wire: {
  readonly change_balance?: Decimal | undefined;
  readonly legal_balance?: Decimal | undefined;
  readonly lever_balance?: Decimal | undefined;
  readonly micro_balance?: Decimal | undefined;
}): Decimal | undefined {
  return wire.change_balance ?? wire.legal_balance ?? wire.lever_balance ?? wire.micro_balance;
}

/** `ratetype`: the unit of `rate`. Missing: the one of the account, see `feeRule`. */
const rateKind = v.fallback(
  v.optional(
    v.pipe(
      int,
      v.picklist([0, 1]),
      v.transform((wire) => (wire === 0 ? ('flat' as const) : ('percent' as const))),
    ),
  ),
  undefined,
);

/** Limits, fee and balance for a withdrawal of a currency. `account` is beyond the specification: the account to draw on, coin where left out. */
export const withdrawalInfo = defineCall({
  method: 'POST',
  path: '/wallet/get_info',
  access: 'required',
  request: v.object({ currency: id, account: v.optional(accountField) }),
  reply: v.pipe(
    v.object({
      name: text,
      legal_balance: maybeDecimal,
      change_balance: maybeDecimal,
      lever_balance: maybeDecimal,
      micro_balance: maybeDecimal,
      min_number: maybeDecimal,
      max_number: maybeDecimal,
      day_limit: maybeDecimal,
      day_used: maybeDecimal,
      rate: decimal,
      /** Beyond the specification: 0 flat, 1 per cent. */
      ratetype: rateKind,
    }),
    v.check((wire) => availableIn(wire) !== undefined, 'no balance'),
    v.transform((wire) => ({
      currency: wire.name,
      available: availableIn(wire) ?? ZERO,
      /** `undefined`: the server decides. */
      minimum: wire.min_number,
      /** Per withdrawal; `undefined` without a limit. */
      maximum: wire.max_number,
      dayLimit: wire.day_limit,
      /** Beyond the specification: the used part of the daily limit. */
      dayUsed: wire.day_used,
      /** A flat fee in the coin, or per cent (micro wallet, finance page). */
      rate: wire.rate,
      /** Its unit; `undefined`: that of the account. */
      rateKind: wire.ratetype,
    })),
  ),
});

export type WithdrawalInfo = v.InferOutput<typeof withdrawalInfo.reply>;

/**
 * Requests a withdrawal. `number` includes the fee; `rate` is the rate that was shown; `type` is the network and `charge`
 * the fee in coin where the currency has several networks.
 */
export const withdraw = defineCall({
  method: 'POST',
  path: '/wallet/out',
  access: 'required',
  request: v.object({
    currency: id,
    number: decimal,
    address: v.pipe(v.string(), v.trim(), v.maxLength(128)),
    rate: decimal,
    type: v.optional(v.pipe(v.string(), v.maxLength(20))),
    charge: v.optional(decimal),
    account: v.optional(accountField),
  }),
  reply: confirmation,
});
