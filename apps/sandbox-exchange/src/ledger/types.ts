import type { Decimal } from '@bourse/decimal';
import type { Done, Refused, Unavailable } from '../result';

/** The four accounts of a currency (money side, section 1): asset, coin, contract and options account. */
export const WALLETS = ['legal', 'change', 'lever', 'micro'] as const;
export type Wallet = (typeof WALLETS)[number];

/**
 * The house's own accounts. `external` is the world outside: what is deposited comes from it, so it alone may stand
 * below zero, by what the exchange owes. `fees` collects what trades pay.
 */
export type HouseAccount = 'external' | 'fees';

export interface Balance {
  currencyId: number;
  wallet: Wallet;
  /** Free to spend. */
  available: Decimal;
  /** Bound by open orders. */
  held: Decimal;
}

export interface BalanceChange extends Balance {
  userId: number;
}

export interface Deposit {
  userId: number;
  currencyId: number;
  wallet: Wallet;
  amount: Decimal;
}

export interface Transfer {
  userId: number;
  currencyId: number;
  from: Wallet;
  to: Wallet;
  amount: Decimal;
}

export type DepositResult =
  | Done<{ balance: Balance }>
  | Refused<'user_not_found' | 'currency_not_found' | 'amount_invalid'>
  | Unavailable;

export type TransferResult =
  | Done<{ from: Balance; to: Balance }>
  | Refused<'user_not_found' | 'currency_not_found' | 'amount_invalid' | 'same_wallet' | 'insufficient_balance'>
  | Unavailable;

/** One line of a user's account ledger: by how much an account changed, and why. */
export interface LedgerLine {
  id: number;
  currencyId: number;
  wallet: Wallet;
  kind: LedgerEntryKind;
  /** The order, fill or nothing that the entry is about. */
  reference: number | undefined;
  /** Change of what is free and of what is held; a hold moves between the two. */
  available: Decimal;
  held: Decimal;
  at: number;
}

/**
 * Why money moved. `reference` of a hold and a release is an order, of a trade a fill. `carried` is the sum of entries
 * that were about bots alone and have been put away.
 */
export type LedgerEntryKind = 'deposit' | 'transfer' | 'order_hold' | 'order_release' | 'trade' | 'carried';

/** What the accounts of one currency add up to: always zero over the whole book-keeping. */
export interface CurrencySum {
  currencyId: number;
  /** Sum over every account, house included. */
  total: Decimal;
  /** The lowest available and held of any account but `external`. */
  lowest: Decimal;
}
