import { isZero, plus, sumIfKnown, times, ZERO, type Decimal } from '@bourse/decimal';
import { defineCall, flag, id, list, maybeDecimal, text } from '../wire';
import * as v from 'valibot';
import { ACCOUNTS, type Account } from './account';

/** Missing where the back end does not say. */
const maybeFlag = v.nullish(flag);

/** The flag of a currency that has such an account. */
const FLAGS = {
  legal: 'is_legal',
  change: 'is_match',
  lever: 'is_lever',
  micro: 'is_micro',
} as const satisfies Record<Account, string>;

/** A balance row names the columns of its own account only; the others may be missing. */
const balanceRow = v.object({
  currency: id,
  currency_name: text,
  currency_type: text,
  legal_balance: maybeDecimal,
  lock_legal_balance: maybeDecimal,
  change_balance: maybeDecimal,
  lock_change_balance: maybeDecimal,
  lever_balance: maybeDecimal,
  lock_lever_balance: maybeDecimal,
  micro_balance: maybeDecimal,
  lock_micro_balance: maybeDecimal,
  usdt_price: maybeDecimal,
  is_legal: maybeFlag,
  is_lever: maybeFlag,
  is_match: maybeFlag,
  is_micro: maybeFlag,
});

type BalanceRow = v.InferOutput<typeof balanceRow>;

function account(name: Account) {
  return v.pipe(
    // An exchange may omit an account.
    v.nullish(v.object({ balance: list(balanceRow), usdt_totle: maybeDecimal, totle: maybeDecimal }), {}),
    v.transform((wire) => {
      // A row without the account's own balance says nothing about the account.
      const rows = wire.balance.flatMap((row) => {
        const balance = balanceOf(row, name);
        return balance ? [{ balance, isOffered: row[FLAGS[name]] !== false }] : [];
      });
      return {
        /** Worth of the whole account in USDT; `undefined` where it is not sent and cannot be computed. */
        total: wire.usdt_totle ?? totalOf(rows.map(({ balance }) => balance)),
        // Money in an account that the currency does not have is shown nevertheless.
        balances: rows.filter(({ balance, isOffered }) => isOffered || hasMoney(balance)).map(({ balance }) => balance),
      };
    }),
  );
}

const hasMoney = ({ available, frozen }: Balance) => !isZero(plus(available, frozen ?? ZERO));

const isEmpty = ({ available, frozen }: Balance) => isZero(available) && frozen !== undefined && isZero(frozen);

/** The sum over all currencies, exact; `undefined` where one of them has no known worth. Without any row nothing is known. */
function totalOf(balances: readonly Balance[]): Decimal | undefined {
  if (balances.length === 0) return undefined;
  const worths = balances.map((balance) => {
    if (isEmpty(balance)) return ZERO;
    const { available, frozen, usdtPrice } = balance;
    return frozen === undefined || usdtPrice === undefined ? undefined : times(plus(available, frozen), usdtPrice);
  });
  return sumIfKnown(worths);
}

function balanceOf(row: BalanceRow, name: Account) {
  const available = row[`${name}_balance`];
  if (available === undefined) return undefined;
  return {
    currencyId: row.currency,
    currency: row.currency_name,
    /** Network or kind: `eth`, `btc`, `usdt`, `erc20`, `omni`; empty where the back end sends none. */
    currencyType: row.currency_type,
    available,
    /** `undefined` where the back end does not say. */
    frozen: row[`lock_${name}_balance`],
    /** USDT for one; `undefined` where there is no price. */
    usdtPrice: row.usdt_price,
  };
}

export type Balance = NonNullable<ReturnType<typeof balanceOf>>;

/** Balances of all four accounts (money side, sections 3 and 7). */
export const walletList = defineCall({
  method: 'POST',
  path: '/wallet/list',
  access: 'required',
  request: v.object({}),
  reply: v.pipe(
    v.object({
      legal_wallet: account('legal'),
      change_wallet: account('change'),
      lever_wallet: account('lever'),
      micro_wallet: account('micro'),
      is_open_CTbi: flag,
      systembi: text,
    }),
    v.transform((wire) => ({
      accounts: {
        legal: wire.legal_wallet,
        change: wire.change_wallet,
        lever: wire.lever_wallet,
        micro: wire.micro_wallet,
      },
      /** Are deposits and withdrawals open? */
      isOpen: wire.is_open_CTbi,
      /** Code of the platform's own token, empty where there is none. */
      platformToken: wire.systembi,
    })),
  ),
});

/** One currency of the asset or the coin account, with its price in CNY. */
export const walletDetail = defineCall({
  method: 'POST',
  path: '/wallet/detail',
  access: 'required',
  request: v.object({ currency: id, type: v.picklist(['legal', 'change']) }),
  reply: v.pipe(
    v.object({
      currency_name: text,
      legal_balance: maybeDecimal,
      lock_legal_balance: maybeDecimal,
      change_balance: maybeDecimal,
      lock_change_balance: maybeDecimal,
      cny_price: maybeDecimal,
    }),
    v.transform((wire) => ({
      currency: wire.currency_name,
      /** `undefined` where the back end does not say. */
      available: wire.legal_balance ?? wire.change_balance,
      frozen: wire.lock_legal_balance ?? wire.lock_change_balance,
      /** CNY for one; `undefined` where the back end has no price. */
      cnyPrice: wire.cny_price,
    })),
  ),
});

/** Worth of all four accounts in USDT; `undefined` where that of one with currencies is unknown. */
export function grandTotal(
  accounts: Readonly<Record<Account, { readonly total: Decimal | undefined; readonly balances: readonly Balance[] }>>,
): Decimal | undefined {
  const totals = ACCOUNTS.map((name) => accounts[name])
    .filter(({ total, balances }) => total !== undefined || balances.length > 0)
    .map(({ total }) => total);
  return totals.length > 0 ? sumIfKnown(totals) : undefined;
}
