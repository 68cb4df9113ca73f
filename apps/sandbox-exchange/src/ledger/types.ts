import type { Decimal } from '@bourse/decimal';
import type { Done, Refused, Unavailable } from '../result';

/** The four accounts of a currency (money side, section 1): asset, coin, contract and options account. */
export const WALLETS = ['legal', 'change', 'lever', 'micro'] as const;
export type Wallet = (typeof WALLETS)[number];

/**
 * The house's accounts. Deposits come from `external` and withdrawals go there: less than zero, it is what the exchange owes. `fees`
 * collects fees, `insurance` pays the deficits of liquidations, `options` is the counterparty of options, `leverage` that of positions,
 * `conversion` that of conversions of small balances.
 */
export type HouseAccount = 'external' | 'fees' | 'insurance' | 'options' | 'leverage' | 'conversion';

/** Accounts that may be below zero: `leverage` by what the users of positions have gained in all. */
export const MAY_OWE: readonly HouseAccount[] = ['external', 'leverage'];

/** The reason of a hold: its purpose, such as `order`, and the id of its object. */
export interface HoldKey {
  readonly purpose: string;
  readonly reference: number;
}

export interface Balance {
  currencyId: number;
  wallet: Wallet;
  /** Free to spend. */
  available: Decimal;
  /** Reserved by holds, such as those of open orders. */
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

export interface FundHouse {
  house: Exclude<HouseAccount, 'external' | 'leverage'>;
  currencyId: number;
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
  | Refused<'user_not_found' | 'currency_not_found' | 'amount_invalid' | 'request_taken'>
  | Unavailable;

export type FundHouseResult =
  | Done<{ available: Decimal }>
  | Refused<'currency_not_found' | 'amount_invalid'>
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
  kind: string;
  /** Id of the order, fill or other thing that the entry is about, by its kind. */
  reference: number | undefined;
  /** Change of the available amount and of the amount on hold. */
  available: Decimal;
  held: Decimal;
  at: number;
}

/**
 * Why money moved: one of these or a kind that a product registers. `funding` moves money from outside to a house account.
 * `carried` is the sum of old entries that concerned bots only.
 */
export type CoreEntryKind = 'deposit' | 'transfer' | 'funding' | 'carried';

/** Sum of the accounts of one currency: always zero over the whole ledger. */
export interface CurrencySum {
  currencyId: number;
  /** Sum over every account, house included. */
  total: Decimal;
  /** The lowest available and held of any account that may not be below zero. */
  lowest: Decimal;
}
