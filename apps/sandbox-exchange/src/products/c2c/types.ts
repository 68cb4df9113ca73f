import type { DisputeReason } from '@bourse/contracts/c2c';
import type { Decimal } from '@bourse/decimal';
import type { Payee } from '../../accounts/payees';
import type { Wallet } from '../../ledger/types';

/** Name of the product; the namespace of its deadlines. */
export const C2C = { name: 'c2c' } as const;

/** Coin of ads and orders is held in the asset account. */
export const C2C_WALLET: Wallet = 'legal';

/** Payee information as an order keeps it. */
export interface TradePayee extends Payee {
  /** The name is that of the user's approved documents. */
  isNameVerified?: boolean;
}

/** Direction of an ad, from its publisher's side. */
export type AdType = 'buy' | 'sell';
/** Payment method, as the contract writes it. */
export const WAYS = ['ali_pay', 'we_chat', 'bank'] as const;
export type Way = (typeof WAYS)[number];

/**
 * `open`: can be taken while an amount remains. An ad whose remainder is zero stays open until its orders are
 * completed.
 */
export type AdStatus = 'open' | 'withdrawn' | 'completed';
export type OrderStatus = 'unpaid' | 'paid' | 'completed' | 'cancelled';

/** How an order was cancelled: by its payer, at the end of the payment window, by the desk that decided a dispute. */
export type CancelledBy = 'payer' | 'timeout' | 'desk';

/** How a price follows the index. */
export interface Floating {
  /** Per cent of the index. */
  readonly percent: Decimal;
  /** The price stays between these, in CNY for one coin. */
  readonly least: Decimal | undefined;
  readonly most: Decimal | undefined;
}

/** An ad in memory; amounts in the smallest unit of the coin. */
export interface AdRecord {
  readonly id: number;
  readonly userId: number;
  readonly type: AdType;
  readonly currencyId: number;
  /** CNY for one coin; of a price that follows the index the one at publication, see `priceOf`. */
  readonly price: Decimal;
  /** `undefined`: the price is fixed. */
  floating: Floating | undefined;
  readonly total: bigint;
  /** The amount that can still be taken. */
  surplus: bigint;
  /** Smallest amount that may be taken; `undefined`: only the whole remainder. */
  readonly minimum: bigint | undefined;
  readonly way: Way;
  status: AdStatus;
  readonly createdAt: number;
}

/** An order in memory; `amount` in the smallest unit of the coin. */
export interface OrderRecord {
  readonly id: number;
  readonly adId: number;
  readonly adType: AdType;
  readonly currencyId: number;
  readonly publisherId: number;
  readonly takerId: number;
  readonly price: Decimal;
  readonly amount: bigint;
  /** CNY to pay, two decimals. */
  readonly total: Decimal;
  readonly way: Way;
  status: OrderStatus;
  cancelledBy: CancelledBy | undefined;
  /** Payee information of both sides as it was when the ad was taken. */
  readonly publisherPayee: TradePayee;
  readonly takerPayee: TradePayee;
  readonly createdAt: number;
  updatedAt: number;
}

/** The seller of the coin: the publisher of a sale, the taker of a purchase. */
export function sellerOf({ adType, publisherId, takerId }: OrderRecord): number {
  return adType === 'sell' ? publisherId : takerId;
}

/** The payer of the fiat money; buys the coin. */
export function payerOf({ adType, publisherId, takerId }: OrderRecord): number {
  return adType === 'sell' ? takerId : publisherId;
}

export function isRunning({ status }: Pick<OrderRecord, 'status'>): boolean {
  return status === 'unpaid' || status === 'paid';
}

/** A dispute in memory. */
export interface DisputeRecord {
  readonly id: number;
  readonly orderId: number;
  readonly openerId: number;
  readonly reason: DisputeReason;
  readonly text: string;
  readonly evidence: string;
  answer: string;
  answerEvidence: string;
  state: 'open' | 'answered' | 'decided' | 'withdrawn';
  winner: 'buyer' | 'seller' | undefined;
  note: string;
  readonly openedAt: number;
  readonly answerBy: number;
  closedAt: number | undefined;
}
