import type { Decimal } from '@bourse/decimal';
import type { Wallet } from '../../ledger/types';
import type { Done, Refused } from '../../result';

/** Name of the product; the namespace of its deadlines. */
export const SUBSCRIPTION = { name: 'subscription' } as const;

/** Purpose of the hold on tokens that are locked; its reference is the subscription. */
export const LOCK_HOLD = 'subscription lock';

/** Subscriptions are paid from and delivered to the coin account. */
export const SUBSCRIPTION_WALLET: Wallet = 'change';

/** Quantities are multiples of 100 (money side, section 5). */
export const QUANTITY_STEP = 100n;

/** A sale of a token. Times are epoch milliseconds. */
export interface LaunchRecord {
  readonly id: number;
  readonly currencyId: number;
  /** Currency of the payment. */
  readonly quoteId: number;
  /** Quote currency for one token. */
  readonly price: Decimal;
  /** Whole tokens. */
  readonly total: bigint;
  sold: bigint;
  /** Sold before the launch was added. */
  readonly presold: bigint;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly resultAt: number;
  /** Lock period of bought tokens, milliseconds. */
  readonly freeze: number;
}

export interface SubscriptionOrder {
  readonly id: number;
  readonly launchId: number;
  readonly userId: number;
  readonly currencyId: number;
  readonly price: Decimal;
  /** Whole tokens. */
  readonly quantity: bigint;
  /** Tokens in smallest units. */
  readonly units: bigint;
  readonly createdAt: number;
  readonly unlocksAt: number;
  unlockedAt: number | undefined;
}

export interface Subscribe {
  readonly userId: number;
  /** Whole tokens. */
  readonly quantity: Decimal;
  /** The price that the user confirmed. */
  readonly price: Decimal;
}

export type SubscribeResult =
  | Done<{ id: number }>
  | Refused<
      | 'user_not_found'
      | 'not_started'
      | 'ended'
      | 'quantity_invalid'
      | 'quantity_not_multiple'
      | 'sold_out'
      | 'price_changed'
      | 'insufficient_balance'
    >;

export type UnlockResult = Done | Refused<'not_found' | 'not_due' | 'already_unlocked'>;
