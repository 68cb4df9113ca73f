import { defineCall, id, maybeDecimal } from '../wire';
import { compare, isPositive, type Decimal } from '@bourse/decimal';
import * as v from 'valibot';

/** The accounts that pay for a buy: back ends take the money from the coin account or from the asset account. */
export type PayingAccount = 'legal' | 'change';

/** The available amount of a currency in an account. The wallet documents this call; features do not import each other. */
export const accountBalance = defineCall({
  method: 'POST',
  path: '/wallet/detail',
  access: 'required',
  request: v.object({ currency: id, type: v.picklist(['legal', 'change']) }),
  reply: v.object({ legal_balance: maybeDecimal, change_balance: maybeDecimal }),
});

/** The account whose balance is the money that a buy can spend; `undefined` where neither has it, or both. */
export function payingAccount(
  available: Decimal,
  { legal, change }: Readonly<Record<PayingAccount, Decimal | undefined>>,
): PayingAccount | undefined {
  const has = (balance: Decimal | undefined) => balance !== undefined && compare(balance, available) === 0;
  if (!isPositive(available) || has(legal) === has(change)) return undefined;
  return has(legal) ? 'legal' : 'change';
}
