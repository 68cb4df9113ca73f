import { absolute, dividedBy, isPositive, roundHalfUp, times, type Decimal } from '@bourse/decimal';
import * as v from 'valibot';
import type { VenuePosition } from '../types';
import { figure, maybePositive, rowsOf, time } from './convert';

const position = v.object({
  symbol: v.string(),
  side: v.picklist(['long', 'short']),
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

/** Open positions of contracts with a known size, amounts in base currency. */
export function positionsOf(value: unknown, sizeOf: (symbol: string) => Decimal | undefined): VenuePosition[] {
  return rowsOf(position, value).flatMap((row) => {
    const size = sizeOf(row.symbol);
    const { symbol, side, contracts, entryPrice, markPrice, initialMargin, unrealizedPnl, timestamp } = row;
    if (!size || !contracts || !entryPrice || !isPositive(contracts)) return [];
    return [
      {
        symbol,
        direction: side,
        amount: times(contracts, size),
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
