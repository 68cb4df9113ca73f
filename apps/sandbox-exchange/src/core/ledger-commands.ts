import type { Decimal } from '@bourse/decimal';
import type { Context } from './context';
import type { Currency } from '../catalog/types';
import { refuse, type Refused } from '../result';
import type { Account } from '../ledger/ledger';
import { amountOf, fromUnits } from '../ledger/money';
import type { Balance, Deposit, FundHouse, Transfer, Wallet } from '../ledger/types';

/** Money from outside into a wallet. */
export function deposit(
  { catalog, ledger, now, users }: Context,
  { userId, currencyId, wallet, amount }: Deposit,
): { ok: true; balance: Balance } | Refused<'user_not_found' | 'currency_not_found' | 'amount_invalid'> {
  const currency = catalog.currency(currencyId);
  if (!users.has(userId)) return refuse('user_not_found');
  if (!currency) return refuse('currency_not_found');
  const units = amountOf(amount, currency.scale);
  if (units === undefined) return refuse('amount_invalid');
  const account = ledger.account({ userId, wallet }, currencyId);
  ledger.post('deposit', null, now, [
    { account: ledger.account({ house: 'external' }, currencyId), available: -units },
    { account, available: units },
  ]);
  return { ok: true, balance: balanceOf(account, wallet, currency) };
}

/** Money from outside into an account of the house, such as the first capital of the insurance fund. */
export function fundHouse(
  { catalog, ledger, now }: Context,
  { house, currencyId, amount }: FundHouse,
): { ok: true; available: Decimal } | Refused<'currency_not_found' | 'amount_invalid'> {
  const currency = catalog.currency(currencyId);
  if (!currency) return refuse('currency_not_found');
  const units = amountOf(amount, currency.scale);
  if (units === undefined) return refuse('amount_invalid');
  const account = ledger.account({ house }, currencyId);
  ledger.post('funding', null, now, [
    { account: ledger.account({ house: 'external' }, currencyId), available: -units },
    { account, available: units },
  ]);
  return { ok: true, available: fromUnits(account.available, currency.scale) };
}

/** Money between two wallets of the same user and currency. */
export function transfer(
  { catalog, ledger, now, users }: Context,
  { userId, currencyId, from, to, amount }: Transfer,
):
  | { ok: true; from: Balance; to: Balance }
  | Refused<'user_not_found' | 'currency_not_found' | 'amount_invalid' | 'same_wallet' | 'insufficient_balance'> {
  const currency = catalog.currency(currencyId);
  if (!users.has(userId)) return refuse('user_not_found');
  if (!currency) return refuse('currency_not_found');
  if (from === to) return refuse('same_wallet');
  const units = amountOf(amount, currency.scale);
  if (units === undefined) return refuse('amount_invalid');
  if (units > ledger.available(userId, currencyId, from)) return refuse('insufficient_balance');
  const source = ledger.account({ userId, wallet: from }, currencyId);
  const target = ledger.account({ userId, wallet: to }, currencyId);
  ledger.post('transfer', userId, now, [
    { account: source, available: -units },
    { account: target, available: units },
  ]);
  return { ok: true, from: balanceOf(source, from, currency), to: balanceOf(target, to, currency) };
}

function balanceOf({ available, held }: Account, wallet: Wallet, { id, scale }: Currency): Balance {
  return { currencyId: id, wallet, available: fromUnits(available, scale), held: fromUnits(held, scale) };
}
