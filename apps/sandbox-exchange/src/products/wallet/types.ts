import type { Decimal } from '@bourse/decimal';
import type { OutflowRefusal } from '../../core/outflow';
import type { Wallet } from '../../ledger/types';
import type { Done, Refused } from '../../result';

/**
 * State of a withdrawal; its place in the list is `status` on the wire. `approved`: waits for the chain. `internal`: paid to
 * another user of the exchange.
 */
export const WITHDRAWAL_STATES = ['applying', 'approved', 'success', 'failed', 'rejected', 'internal'] as const;
export type WithdrawalState = (typeof WITHDRAWAL_STATES)[number];

/**
 * `seen`: on the chain, without a confirmation. `credited`: in the account, not withdrawable. `reversed`: dropped from
 * the chain; what it had credited was taken back.
 */
export type DepositState = 'seen' | 'credited' | 'complete' | 'reversed';

export type ProofState = 'applying' | 'approved' | 'rejected';

/** Amounts are whole numbers of the currency's smallest unit; times are epoch milliseconds. */
export interface WithdrawalRecord {
  readonly id: number;
  readonly userId: number;
  readonly currencyId: number;
  readonly wallet: Wallet;
  /** The hold, including the fee. */
  readonly amount: bigint;
  readonly fee: bigint;
  readonly address: string;
  readonly network: string;
  state: WithdrawalState;
  hash: string;
  reason: string;
  /** When the transaction was handed to the chain; a withdrawal is handed over once. */
  broadcastAt: number | undefined;
  readonly createdAt: number;
}

export interface DepositRecord {
  readonly id: number;
  readonly userId: number;
  readonly currencyId: number;
  readonly network: string;
  readonly hash: string;
  /** Which output of the transaction. */
  readonly output: number;
  readonly amount: bigint;
  confirmations: number;
  readonly required: number;
  state: DepositState;
  /** The part of a reversed deposit that the user had spent and still owes. */
  owed: bigint;
  /** The part that staff has let the user keep. */
  writtenOff: bigint;
  readonly createdAt: number;
}

export interface ProofRecord {
  readonly id: number;
  readonly userId: number;
  readonly currencyId: number;
  readonly fromAddress: string;
  readonly hash: string;
  /** The amount that the user claims. */
  readonly claimed: bigint;
  /** The amount that the reviewer found; credited. */
  credited: bigint;
  readonly picture: string;
  state: ProofState;
  reason: string;
  readonly createdAt: number;
}

export interface SavedAddressRecord {
  readonly id: number;
  readonly userId: number;
  readonly currencyId: number;
  readonly address: string;
  readonly notes: string;
  readonly createdAt: number;
}

export interface RequestWithdrawal {
  userId: number;
  currencyId: number;
  /** The account to draw on. */
  wallet: Wallet;
  amount: Decimal;
  address: string;
  /** Empty for a currency with one network. */
  network: string;
  /** Rate and fee as they were shown to the user: compared with the exchange's own, never used. */
  rate?: Decimal | undefined;
  charge?: Decimal | undefined;
}

export type RequestWithdrawalResult =
  | Done<{ id: number; fee: Decimal; net: Decimal }>
  | Refused<
      | 'user_not_found'
      | 'currency_not_found'
      | 'unsupported'
      | 'network_unknown'
      | 'fee_changed'
      | 'address_missing'
      | 'address_invalid'
      | 'amount_invalid'
      | 'below_minimum'
      | 'above_maximum'
      | 'above_day_limit'
      | 'not_above_fee'
      | 'insufficient_balance'
      | OutflowRefusal
    >;

export type DecideResult = Done | Refused<'not_found' | 'already_decided' | 'amount_invalid' | 'hash_taken'>;

export interface SubmitProof {
  userId: number;
  currencyId: number;
  fromAddress: string;
  hash: string;
  amount: Decimal;
  picture: string;
}

export type SubmitProofResult =
  | Done<{ id: number }>
  | Refused<
      | 'user_not_found'
      | 'currency_not_found'
      | 'amount_invalid'
      | 'incomplete'
      | 'hash_invalid'
      | 'hash_taken'
      | 'too_many_pending'
    >;

export interface SaveAddress {
  userId: number;
  currencyId: number;
  address: string;
  notes: string;
}

export type SaveAddressResult =
  | Done<{ id: number }>
  | Refused<
      'user_not_found' | 'currency_not_found' | 'spaces' | 'notes_invalid' | 'address_invalid' | 'taken' | 'too_many'
    >;
