import { fromUnits } from '../../ledger/money';
import type { Terms } from '../../catalog/terms';
import type { Side } from '../../catalog/types';
import type { Fill, Order, OrderStatus, OrderType } from './types';

/** An order in whole numbers: ticks, lots, and the smallest unit of the received currency. */
export interface OrderRecord {
  readonly id: number;
  readonly userId: number;
  readonly pairId: number;
  readonly side: Side;
  readonly type: OrderType;
  readonly trigger: bigint | undefined;
  readonly createdAt: number;
  /** Place in the queue of its price: the lower one was there first. Numbers of arrivals and ids are of one sequence. */
  arrival: number;
  price: bigint | undefined;
  quantity: bigint;
  filled: bigint;
  fee: bigint;
  status: OrderStatus;
}

/** A fill in whole numbers. */
export interface FillRecord {
  readonly id: number;
  readonly pairId: number;
  readonly price: bigint;
  readonly quantity: bigint;
  readonly takerSide: Side;
  readonly makerOrderId: number;
  readonly takerOrderId: number;
  readonly makerUserId: number;
  readonly takerUserId: number;
  readonly makerFee: bigint;
  readonly takerFee: bigint;
  readonly at: number;
}

/** Is the order in the book, or waiting for its trigger? */
export const isActive = ({ status }: OrderRecord): boolean => status === 'open' || status === 'waiting';

export function orderOf(record: OrderRecord, terms: Terms): Order {
  return {
    ...record,
    price: record.price === undefined ? undefined : terms.price(record.price),
    trigger: record.trigger === undefined ? undefined : terms.price(record.trigger),
    quantity: terms.quantity(record.quantity),
    filled: terms.quantity(record.filled),
    fee: fromUnits(record.fee, terms.received(record.side).scale),
  };
}

export function fillOf(record: FillRecord, terms: Terms): Fill {
  const { takerSide } = record;
  return {
    ...record,
    price: terms.price(record.price),
    quantity: terms.quantity(record.quantity),
    makerFee: fromUnits(record.makerFee, terms.given(takerSide).scale),
    takerFee: fromUnits(record.takerFee, terms.received(takerSide).scale),
  };
}
