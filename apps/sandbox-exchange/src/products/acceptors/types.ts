import type { Decimal } from '@bourse/decimal';
import type { Wallet } from '../../ledger/types';
import type { Way } from '../c2c/types';

/** Name of the product; the namespace of its deadlines. */
export const ACCEPTORS = { name: 'acceptors' } as const;

/** Deals are settled in USDT of the asset account. */
export const DEAL_WALLET = 'legal' as const satisfies Wallet;
export const DEAL_CURRENCY = 'USDT';

/** An acceptor: a user who exchanges fiat money for coin and back. */
export interface Acceptor {
  readonly id: number;
  readonly userId: number;
  readonly name: string;
  readonly kind: 'fiat' | 'virtual';
  /** Most of one deposit and of one withdrawal, CNY. */
  readonly depositLimit: Decimal;
  readonly withdrawLimit: Decimal;
  /** Fees in per cent. */
  readonly depositRate: Decimal;
  readonly withdrawRate: Decimal;
  readonly wechatNickname: string;
  readonly wechatAccount: string;
  readonly aliNickname: string;
  readonly aliAccount: string;
  readonly bankName: string;
  readonly bankAccount: string;
  readonly bankAddress: string;
}

export type DealDirection = 'deposit' | 'withdraw';
/** `transferred`: the acceptor has sent the money of a withdrawal; it confirms itself 20 minutes later. */
export type DealStatus = 'waiting' | 'transferred' | 'confirmed' | 'rejected';

export interface DealRecord {
  readonly id: number;
  readonly acceptorId: number;
  /** User of the acceptor. */
  readonly acceptorUserId: number;
  readonly userId: number;
  readonly direction: DealDirection;
  readonly way: Way;
  readonly mobile: string;
  readonly account: string;
  /** CNY. */
  readonly money: Decimal;
  /** CNY for one coin, and the fee in CNY; unknown of deals of earlier versions. */
  readonly price: Decimal | undefined;
  readonly fee: Decimal | undefined;
  readonly currencyId: number;
  /** Coin that changes hands, in its smallest unit. */
  readonly units: bigint;
  status: DealStatus;
  readonly createdAt: number;
  updatedAt: number;
  transferredAt: number | undefined;
}

/** The payer of the coin: the acceptor of a deposit, the user of a withdrawal. */
export function giverOf({ direction, acceptorUserId, userId }: DealRecord): number {
  return direction === 'deposit' ? acceptorUserId : userId;
}

export function receiverOf({ direction, acceptorUserId, userId }: DealRecord): number {
  return direction === 'deposit' ? userId : acceptorUserId;
}
