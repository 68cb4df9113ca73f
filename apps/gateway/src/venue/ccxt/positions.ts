import { absolute, dividedBy, isPositive, isZero, roundHalfUp, times, type Decimal } from '@bourse/decimal';
import * as v from 'valibot';
import type { VenuePosition } from '../types';
import { VenueError } from '../venue';
import { figure, maybePositive, rowsOf, time } from './convert';

const position = v.object({
  symbol: v.string(),
  side: v.fallback(v.optional(v.picklist(['long', 'short'])), undefined),
  contracts: figure,
  entryPrice: figure,
  markPrice: figure,
  notional: figure,
  initialMargin: figure,
  leverage: figure,
  liquidationPrice: figure,
  unrealizedPnl: figure,
  marginRatio: figure,
  timestamp: time,
});

/** The venue's own figure, else value ÷ margin, which are both at the mark price. */
function multipleOf({ leverage, notional, initialMargin }: v.InferOutput<typeof position>): Decimal | undefined {
  if (leverage !== undefined && isPositive(leverage)) return leverage;
  if (!notional || !initialMargin || !isPositive(initialMargin)) return undefined;
  return roundHalfUp(dividedBy(absolute(notional), initialMargin), 0);
}

/** The venue tells that nothing is open. */
const isFlat = ({ contracts, notional }: v.InferOutput<typeof position>) =>
  contracts === undefined ? notional !== undefined && isZero(notional) : isZero(contracts);

/**
 * Open positions of contracts with a known size, amounts in base currency.
 * @throws VenueError if one of them cannot be read: it is open, and nothing may count on its absence
 */
export function positionsOf(value: unknown, sizeOf: (symbol: string) => Decimal | undefined): VenuePosition[] {
  return rowsOf(position, value).flatMap((row) => {
    const size = sizeOf(row.symbol);
    if (!size || isFlat(row)) return [];
    const { symbol, side, contracts, entryPrice, markPrice, initialMargin, unrealizedPnl, timestamp } = row;
    if (!side || !contracts || !entryPrice) {
      const message = `the position of ${symbol} cannot be read`;
      throw new VenueError(message, { outcome: 'refused', reason: 'position_unknown' });
    }
    return [
      {
        symbol,
        direction: side,
        amount: times(absolute(contracts), size),
        entryPrice,
        markPrice: maybePositive(markPrice),
        margin: initialMargin,
        multiple: multipleOf(row),
        liquidationPrice: maybePositive(row.liquidationPrice),
        profit: unrealizedPnl,
        marginRatio: maybePositive(row.marginRatio),
        at: timestamp,
      },
    ];
  });
}
