import {
  decimal,
  dividedBy,
  isGreater,
  isLess,
  isPositive,
  isZero,
  minus,
  negate,
  plus,
  roundHalfUp,
  sum,
  times,
  ZERO,
  type Decimal,
} from '@bourse/decimal';
import type { CompletedOrder } from '@bourse/contracts/spot';
import { midOf, type Arrival } from './arrival';

/** Execution quality of an order: its price against the book at arrival. Amounts are in base currency. */
export interface Receipt {
  readonly arrival: Arrival;
  readonly mid: Decimal | undefined;
  readonly filled: Decimal;
  /** Volume-weighted, cut after 40 places. */
  readonly average: Decimal;
  readonly maker: Decimal;
  readonly taker: Decimal;
  /** Fills that may be either maker or taker. */
  readonly either: Decimal;
  /** `undefined` if the exchange does not send the fee of each fill. */
  readonly fee: Decimal | undefined;
  readonly feeCurrency: string;
  /** Slippage against the mid in basis points, two decimals; positive is worse for the user. */
  readonly slippage: Decimal | undefined;
}

type Role = 'maker' | 'taker' | 'either';

/**
 * Whether the order was maker or taker of this fill, as far as the data allow. A market order is always taker. A limit
 * order that did not reach the other side's best price rests first, so it is maker. One that did is taker for prices
 * better than its own; at its own price it may be either.
 */
export function roleOf({ order, bid, ask }: Arrival, price: Decimal): Role {
  if (order.mode === 'market') return 'taker';
  const best = order.side === 'buy' ? ask : bid;
  if (best === undefined) return 'either';
  const isShortOf = order.side === 'buy' ? isLess(order.price, best) : isGreater(order.price, best);
  if (isShortOf) return 'maker';
  return price === order.price ? 'either' : 'taker';
}

/** (average − mid) / mid × 10,000 for a buy, the opposite sign for a sale: positive is worse. Two places, half up. */
export function slippageInBasisPoints(side: 'buy' | 'sell', average: Decimal, mid: Decimal): Decimal {
  const difference = dividedBy(times(minus(average, mid), decimal(10_000)), mid);
  return roundHalfUp(side === 'buy' ? difference : negate(difference), 2);
}

/** The receipt of an order from its fills; `undefined` without any. */
export function receiptOf(arrival: Arrival, fills: readonly CompletedOrder[]): Receipt | undefined {
  const filled = sum(fills.map(({ amount }) => amount));
  const [first] = fills;
  if (first === undefined || isZero(filled)) return undefined;
  const average = dividedBy(sum(fills.map(({ price, amount }) => times(price, amount))), filled);
  const amounts: Record<Role, Decimal> = { maker: ZERO, taker: ZERO, either: ZERO };
  for (const { price, amount } of fills) {
    const role = roleOf(arrival, price);
    amounts[role] = plus(amounts[role], amount);
  }
  const mid = midOf(arrival);
  const fees = fills.flatMap(({ fee }) => fee ?? []);
  return {
    arrival,
    mid,
    filled,
    average,
    ...amounts,
    fee: fees.length === fills.length ? sum(fees) : undefined,
    feeCurrency: first.feeCurrency,
    slippage:
      mid === undefined || !isPositive(mid) ? undefined : slippageInBasisPoints(arrival.order.side, average, mid),
  };
}
