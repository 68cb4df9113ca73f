import { ZERO } from '@bourse/decimal';
import { decimalOrZero, defineCall, flag, id, list, maybeDecimal, text } from '@bourse/api-client/contract';
import * as v from 'valibot';
import type { Account } from './account';

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
  usdt_price: decimalOrZero,
  is_legal: flag,
  is_lever: flag,
  is_match: flag,
  is_micro: flag,
});

type BalanceRow = v.InferOutput<typeof balanceRow>;

function account(name: Account) {
  return v.pipe(
    // An exchange may omit an account.
    v.nullish(v.object({ balance: list(balanceRow), usdt_totle: decimalOrZero, totle: maybeDecimal }), {}),
    v.transform((wire) => ({
      /** Worth of the whole account in USDT. */
      total: wire.usdt_totle,
      balances: wire.balance.map((row) => balanceOf(row, name)),
    })),
  );
}

function balanceOf(row: BalanceRow, name: Account) {
  return {
    currencyId: row.currency,
    currency: row.currency_name,
    /** Network or kind: `eth`, `btc`, `usdt`, `erc20`, `omni`; empty where the back end sends none. */
    currencyType: row.currency_type,
    available: row[`${name}_balance`] ?? ZERO,
    frozen: row[`lock_${name}_balance`] ?? ZERO,
    /** USDT for one. */
    usdtPrice: row.usdt_price,
  };
}

export type Balance = ReturnType<typeof balanceOf>;

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
      available: wire.legal_balance ?? wire.change_balance ?? ZERO,
      frozen: wire.lock_legal_balance ?? wire.lock_change_balance ?? ZERO,
      /** CNY for one; `undefined` where the back end has no price. */
      cnyPrice: wire.cny_price,
    })),
  ),
});
