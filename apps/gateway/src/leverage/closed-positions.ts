import {
  absolute,
  dividedBy,
  isNegative,
  isZero,
  minus,
  negate,
  plus,
  smaller,
  sum,
  times,
  ZERO,
} from '@bourse/decimal';
import type { Decimal } from '@bourse/decimal';
import type { Direction, Side, VenueFill, VenuePosition } from '../venue/types';

/** What an order has closed of a position. */
export interface ClosedPosition {
  readonly symbol: string;
  readonly direction: Direction;
  /** Of base currency. */
  readonly amount: Decimal;
  /** Average of the fills that opened the position. */
  readonly entryPrice: Decimal;
  /** Average of the fills that closed it. */
  readonly closePrice: Decimal;
  /** Realised P/L without fees, in quote currency. */
  readonly profit: Decimal;
  /** Epoch milliseconds. */
  readonly openedAt: number;
  readonly closedAt: number;
  /** The last order that added to the position. */
  readonly openingOrder: string | undefined;
  /** The order that closed; the fill itself where the venue names none. */
  readonly closingOrder: string;
}

/** The net position between two fills; `entryPrice` is `undefined` if its opening is older than the fills. */
interface Net {
  /** Negative: short. */
  readonly amount: Decimal;
  readonly entryPrice: Decimal | undefined;
  readonly openedAt: number;
  readonly openingOrder: string | undefined;
}

/** A fill that is counted: with its side and its time. */
type KnownFill = VenueFill & { readonly side: Side; readonly at: number };

const isKnown = (fill: VenueFill): fill is KnownFill => fill.side !== undefined && fill.at !== undefined;

const signed = ({ side, amount }: KnownFill): Decimal => (side === 'buy' ? amount : negate(amount));

function add({ amount, entryPrice, openedAt }: Net, change: Decimal, { price, at, orderId }: KnownFill): Net {
  if (isZero(amount)) return { amount: change, entryPrice: price, openedAt: at, openingOrder: orderId };
  const after = plus(amount, change);
  const cost = entryPrice && plus(times(amount, entryPrice), times(change, price));
  return { amount: after, entryPrice: cost && dividedBy(cost, after), openedAt, openingOrder: orderId };
}

function closedBy(fill: KnownFill, { amount, entryPrice, openedAt, openingOrder }: Net): ClosedPosition[] {
  // The opening is older than the listed fills: the result is not known.
  if (!entryPrice) return [];
  const closed = smaller(fill.amount, absolute(amount));
  const gain = times(closed, minus(fill.price, entryPrice));
  const isShort = isNegative(amount);
  return [
    {
      symbol: fill.symbol,
      direction: isShort ? 'short' : 'long',
      amount: closed,
      entryPrice,
      closePrice: fill.price,
      profit: isShort ? negate(gain) : gain,
      openedAt,
      closedAt: fill.at,
      openingOrder,
      closingOrder: fill.orderId ?? fill.id ?? `at ${fill.at}`,
    },
  ];
}

/** Parts that one order closed at the same entry price, as one row. */
function merged(one: ClosedPosition, other: ClosedPosition): ClosedPosition {
  const amount = plus(one.amount, other.amount);
  const value = plus(times(one.closePrice, one.amount), times(other.closePrice, other.amount));
  return { ...other, amount, closePrice: dividedBy(value, amount), profit: plus(one.profit, other.profit) };
}

/**
 * What own fills of one contract have closed, newest first. A venue nets the fills of a contract, so each fill adds to the one position or
 * closes some of it.
 * @param fills oldest first, without gaps up to now
 * @param position the position after the last fill; `undefined`: none
 */
function closedOf(fills: readonly KnownFill[], position: VenuePosition | undefined): ClosedPosition[] {
  const now = position ? (position.direction === 'short' ? negate(position.amount) : position.amount) : ZERO;
  const start = minus(now, sum(fills.map(signed)));
  let net: Net = { amount: start, entryPrice: undefined, openedAt: 0, openingOrder: undefined };
  const rows: ClosedPosition[] = [];
  for (const fill of fills) {
    const change = signed(fill);
    if (isZero(net.amount) || isNegative(net.amount) === isNegative(change)) {
      net = add(net, change, fill);
      continue;
    }
    for (const row of closedBy(fill, net)) {
      const last = rows.at(-1);
      const isSame = last?.closingOrder === row.closingOrder && last.direction === row.direction;
      if (last && isSame) rows[rows.length - 1] = merged(last, row);
      else rows.push(row);
    }
    const after = plus(net.amount, change);
    const isTurned = !isZero(after) && isNegative(after) !== isNegative(net.amount);
    if (isTurned) net = add({ ...net, amount: ZERO }, after, fill);
    else net = { ...net, amount: after };
  }
  return rows.toReversed();
}

/**
 * What own fills of contracts have closed, newest first. The fills of each contract have no gaps up to now. A contract with a fill of an
 * unknown side or time has no rows: nothing can be derived from its fills.
 */
export function closedPositions(
  fills: readonly VenueFill[],
  positions: readonly VenuePosition[],
): readonly ClosedPosition[] {
  const bySymbol = Map.groupBy(fills, ({ symbol }) => symbol);
  return [...bySymbol]
    .flatMap(([symbol, own]) => {
      const known = own.filter(isKnown);
      if (known.length < own.length) return [];
      const position = positions.find((each) => each.symbol === symbol);
      return closedOf(
        known.toSorted((one, other) => one.at - other.at),
        position,
      );
    })
    .toSorted((one, other) => other.closedAt - one.closedAt);
}
