import { fromUnits, toUnits } from '../../ledger/money';
import type { Terms } from '../../catalog/terms';
import type { Side } from '../../catalog/types';
import type { Fill, Order, OrderStatus, OrderType, Trail } from './types';

/** An order in whole numbers: ticks, lots, and the smallest unit of the received currency. */
export interface OrderRecord {
  readonly id: number;
  readonly userId: number;
  readonly pairId: number;
  readonly side: Side;
  readonly type: OrderType;
  readonly createdAt: number;
  readonly parentId: number | undefined;
  readonly ocoId: number | undefined;
  trigger: bigint | undefined;
  activatedAt: number | undefined;
  /** Of a buy in a pair of orders: the higher price of both, at which it holds. */
  holdPrice: bigint | undefined;
  takeProfit: bigint | undefined;
  stopLoss: bigint | undefined;
  trail: TrailRecord | undefined;
  /** The best price since a trailing stop was set. */
  peak: bigint | undefined;
  /** Lots of a buy that its exits protect, or have sold. */
  armed: bigint;
  /** Place in the queue of its price: the lower one was there first. Numbers of arrivals and ids are of one sequence. */
  arrival: number;
  price: bigint | undefined;
  quantity: bigint;
  filled: bigint;
  fee: bigint;
  status: OrderStatus;
}

/** The distance is in ticks, or in basis points of the best price. */
export interface TrailRecord {
  readonly distance: bigint;
  readonly unit: Trail['unit'];
}

/** What a new order has of the fields that few orders have. */
export const PLAIN = {
  parentId: undefined,
  ocoId: undefined,
  trigger: undefined,
  activatedAt: undefined,
  holdPrice: undefined,
  takeProfit: undefined,
  stopLoss: undefined,
  trail: undefined,
  peak: undefined,
  armed: 0n,
} as const;

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

/** The id that names the hold which an order shares with others. */
export const groupIdOf = ({ parentId, ocoId }: OrderRecord): number | undefined => parentId ?? ocoId;

/** The types of orders that sell at the market once their trigger price is reached. */
export const isExit = ({ type }: Pick<OrderRecord, 'type'>): boolean =>
  type === 'take_profit' || type === 'stop_loss' || type === 'trailing_stop';

/** How many exits a buy carries. */
export function exitCount({ side, takeProfit, stopLoss, trail }: OrderRecord): number {
  if (side === 'sell') return 0;
  return (takeProfit === undefined ? 0 : 1) + (stopLoss === undefined && trail === undefined ? 0 : 1);
}

/** Is the order in the book, or waiting for its trigger? */
export const isActive = ({ status }: OrderRecord): boolean => status === 'open' || status === 'waiting';

/** Decimals of a distance in per cent: it is counted in basis points. */
const PERCENT_SCALE = 2;

/** Whether a trailing stop has this distance already: then it keeps its best price. */
export const hasTrail = ({ trail }: Pick<OrderRecord, 'trail'>, { distance, unit }: TrailRecord): boolean =>
  trail?.distance === distance && trail.unit === unit;

/** A distance in whole numbers; `undefined` if it is not above zero or has too many places. */
export function trailRecordOf({ distance, unit }: Trail, terms: Terms): TrailRecord | undefined {
  const whole = unit === 'price' ? terms.ticks(distance) : toUnits(distance, PERCENT_SCALE);
  return whole === undefined || whole <= 0n ? undefined : { distance: whole, unit };
}

function trailOf({ trail, peak }: OrderRecord, terms: Terms): Order['trail'] {
  if (!trail) return undefined;
  const { distance, unit } = trail;
  return {
    distance: unit === 'price' ? terms.price(distance) : fromUnits(distance, PERCENT_SCALE),
    unit,
    peak: peak === undefined ? undefined : terms.price(peak),
  };
}

export function orderOf(record: OrderRecord, terms: Terms): Order {
  const { id, userId, pairId, side, type, status, createdAt, activatedAt, parentId, ocoId } = record;
  const price = (ticks: bigint | undefined) => (ticks === undefined ? undefined : terms.price(ticks));
  return {
    id,
    userId,
    pairId,
    side,
    type,
    status,
    createdAt,
    activatedAt,
    parentId,
    ocoId,
    price: price(record.price),
    trigger: price(record.trigger),
    takeProfit: price(record.takeProfit),
    stopLoss: price(record.stopLoss),
    trail: trailOf(record, terms),
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
