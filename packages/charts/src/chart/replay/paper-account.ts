import {
  absolute,
  dividedBy,
  isNegative,
  isPositive,
  isZero,
  minus,
  negate,
  plus,
  sum,
  times,
  ZERO,
  type Decimal,
} from '@bourse/decimal';

export type PaperSide = 'buy' | 'sell';

/** An order on paper, which is filled in full at the close of a bar. */
export interface PaperTrade {
  readonly id: number;
  /** Opening time of the bar, epoch milliseconds. */
  readonly time: number;
  readonly side: PaperSide;
  /** In base currency, above zero. */
  readonly size: Decimal;
  readonly price: Decimal;
  /** In quote currency. */
  readonly fee: Decimal;
}

/** What the trades have come to at a price. */
export interface PaperAccount {
  /** In base currency: positive for long, negative for short. */
  readonly position: Decimal;
  /** Entry price of the position, truncated after 40 places; `undefined` without one. */
  readonly average: Decimal | undefined;
  /** Realised and unrealised, after the fees, in quote currency. Exact. */
  readonly profit: Decimal;
  /** Paid so far, in quote currency. */
  readonly fees: Decimal;
}

/** An order that is filled at `price`. The fee is its value times the rate, a share: `0.001` is 0.1 per cent. */
export function paperTrade(
  order: Pick<PaperTrade, 'id' | 'time' | 'side' | 'size' | 'price'>,
  feeRate: Decimal,
): PaperTrade {
  return { ...order, fee: times(times(order.size, order.price), feeRate) };
}

const signedSize = ({ side, size }: PaperTrade): Decimal => (side === 'buy' ? size : negate(size));

/** The entry value of a position after a trade: a trade in its direction adds to it, one against it keeps the average of what remains. */
function entryValue(value: Decimal, position: Decimal, trade: PaperTrade): Decimal {
  const after = plus(position, signedSize(trade));
  if (isZero(after)) return ZERO;
  const hasSameSign = isNegative(after) === isNegative(position);
  if (isZero(position) || !hasSameSign) return times(after, trade.price);
  const isAdded = isPositive(minus(absolute(after), absolute(position)));
  return isAdded ? plus(value, times(signedSize(trade), trade.price)) : dividedBy(times(value, after), position);
}

/** The account after its trades, oldest first, valued at a price. */
export function paperAccount(trades: readonly PaperTrade[], price: Decimal): PaperAccount {
  const { position, value } = trades.reduce(
    (before, trade) => ({
      position: plus(before.position, signedSize(trade)),
      value: entryValue(before.value, before.position, trade),
    }),
    { position: ZERO, value: ZERO },
  );
  const fees = sum(trades.map(({ fee }) => fee));
  const paid = sum(trades.map((trade) => times(signedSize(trade), trade.price)));
  return {
    position,
    average: isZero(position) ? undefined : dividedBy(value, position),
    profit: minus(minus(times(position, price), paid), fees),
    fees,
  };
}
