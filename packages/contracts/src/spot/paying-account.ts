import { compare, isPositive, type Decimal } from '@bourse/decimal';

/** The accounts that pay for a buy: back ends take the money from the coin account or from the asset account. */
export type PayingAccount = 'legal' | 'change';

/** The account whose balance is the money that a buy can spend; `undefined` where neither has it, or both. */
export function payingAccount(
  available: Decimal,
  { legal, change }: Readonly<Record<PayingAccount, Decimal | undefined>>,
): PayingAccount | undefined {
  const has = (balance: Decimal | undefined) => balance !== undefined && compare(balance, available) === 0;
  if (!isPositive(available) || has(legal) === has(change)) return undefined;
  return has(legal) ? 'legal' : 'change';
}
