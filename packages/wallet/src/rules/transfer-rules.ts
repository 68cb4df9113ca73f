import {
  decimal,
  decimalsOf,
  floorTo,
  isGreater,
  isLess,
  isPositive,
  isZero,
  parseDecimal,
  smaller,
  ZERO,
  type Decimal,
} from '@bourse/decimal';
import { schemaOfRules } from '@bourse/ui-kit/forms';
import * as v from 'valibot';
import {
  ACCOUNTS,
  leverMinimum,
  transferType,
  type Account,
  type Balance,
  type TransferCurrency,
} from '@bourse/contracts/wallet';

const AMOUNT_DECIMALS = 8;
/** Largest amount of a transfer (money side, section 9). */
export const MAXIMUM = decimal('99999999');

/** Codes are text keys; `lay.nodi100` is the specification's. */
export type TransferFault =
  | 'transfer.amountRequired'
  | 'transfer.decimals'
  | 'transfer.aboveMaximum'
  | 'lay.nodi100'
  | 'transfer.aboveAvailable';

/** The least amount of a transfer in the currency; `undefined` where there is none or the server decides. */
export function minimumOf({
  from,
  to,
  usdtPrice,
}: {
  readonly from: Account;
  readonly to: Account;
  readonly usdtPrice: Decimal | undefined;
}): Decimal | undefined {
  return transferType(from, to) === undefined ? undefined : leverMinimum(usdtPrice);
}

/** The first reason why an amount cannot be transferred. `undefined` as amount: nothing, or no number, was typed. */
export function transferFault(
  amount: Decimal | undefined,
  { available, minimum }: { readonly available: Decimal; readonly minimum: Decimal | undefined },
): TransferFault | undefined {
  if (amount === undefined || !isPositive(amount)) return 'transfer.amountRequired';
  if (decimalsOf(amount) > AMOUNT_DECIMALS) return 'transfer.decimals';
  if (isGreater(amount, MAXIMUM)) return 'transfer.aboveMaximum';
  if (minimum !== undefined && isLess(amount, minimum)) return 'lay.nodi100';
  return isGreater(amount, available) ? 'transfer.aboveAvailable' : undefined;
}

/** The whole available balance, at most the maximum, floored to 8 decimals. */
export function wholeTransfer(available: Decimal): Decimal {
  return floorTo(smaller(available, MAXIMUM), AMOUNT_DECIMALS);
}

/** The balances of the accounts. */
export type Accounts = Readonly<Record<Account, { readonly balances: readonly Balance[] }>>;

/** The balance of a currency in an account; `undefined` where the account does not have the currency. */
export function balanceIn(accounts: Accounts, account: Account, currencyId: number): Balance | undefined {
  return accounts[account].balances.find((balance) => balance.currencyId === currencyId);
}

/** The account of a form's value; `undefined` for every other text. */
export const accountOf = (written: string): Account | undefined => ACCOUNTS.find((account) => account === written);

/**
 * The schema of a transfer's form: the direction must be possible, the amount valid.
 * @param directionFault why the back end cannot transfer in a direction, as a text key; `undefined` if it can
 */
export function transferSchema(accounts: Accounts, directionFault: (from: Account, to: Account) => string | undefined) {
  return schemaOfRules(
    { currencyId: v.string(), from: v.string(), to: v.string(), amount: v.string() },
    ({ currencyId, from, to, amount }) => {
      const [source, target] = [accountOf(from), accountOf(to)];
      if (!source || !target) return {};
      const { available = ZERO, usdtPrice } = balanceIn(accounts, source, Number(currencyId)) ?? {};
      const minimum = minimumOf({ from: source, to: target, usdtPrice });
      return {
        to: directionFault(source, target),
        amount: transferFault(parseDecimal(amount), { available, minimum }),
      };
    },
  );
}

/** The accounts that have a currency, in their usual order. */
export function accountsOf(currencyId: number, accounts: Accounts): Account[] {
  return ACCOUNTS.filter((account) => accounts[account].balances.some((balance) => balance.currencyId === currencyId));
}

/**
 * The accounts between which a currency can be transferred: those that have it and that the list of transferable currencies
 * names, or that hold some of it. Without a list, or where an entry names no accounts, the balances decide.
 */
export function transferableAccounts(
  currencyId: number,
  accounts: Accounts,
  currencies: readonly TransferCurrency[] | undefined,
): Account[] {
  const having = accountsOf(currencyId, accounts);
  if (!currencies || currencies.length === 0) return having;
  const entry = currencies.find(({ id }) => id === currencyId);
  if (!entry) return [];
  if (entry.accounts.length === 0) return having;
  const hasMoney = (account: Account) =>
    accounts[account].balances.some((one) => one.currencyId === currencyId && !isZero(one.available));
  return having.filter((account) => entry.accounts.includes(account) || hasMoney(account));
}

/** A direction with two different accounts of the currency, as close to the requested one as possible. */
export function chosenDirection(
  possible: readonly Account[],
  wanted: { readonly from?: Account | undefined; readonly to?: Account | undefined },
): { readonly from: Account; readonly to: Account } | undefined {
  const from = possible.find((account) => account === wanted.from) ?? possible.find((account) => account !== wanted.to);
  const to =
    possible.find((account) => account === wanted.to && account !== from) ??
    possible.find((account) => account !== from);
  return from && to ? { from, to } : undefined;
}
