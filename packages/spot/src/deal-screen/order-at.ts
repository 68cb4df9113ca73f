import type { OrderKind } from '@bourse/charts';
import type { Pair } from '@bourse/contracts/market';
import { isLess, type Decimal } from '@bourse/decimal';
import type { UnknownAction } from '@reduxjs/toolkit';
import { levelTaken, limitTypeChosen, sideChosen, stopLimitLeft, triggerTyped } from '../order-form/slice';

/**
 * What fills the form with an order at a price of the chart: limit, side and price. A stop below the last price sells, one above it buys; its
 * trigger and its limit are that price; the side stays while the last price is unknown. Without a kind the side and the type stay.
 */
export function orderAt(pair: Pick<Pair, 'id' | 'last'>, price: Decimal, kind?: OrderKind): readonly UnknownAction[] {
  const of = { pair: pair.id };
  const taken = levelTaken({ ...of, price });
  if (kind === undefined) return [taken];
  if (kind !== 'stop') return [taken, sideChosen({ ...of, side: kind }), stopLimitLeft(of)];
  return [
    taken,
    ...(pair.last === undefined ? [] : [sideChosen({ ...of, side: isLess(price, pair.last) ? 'sell' : 'buy' })]),
    limitTypeChosen({ ...of, type: 'stop_limit' }),
    triggerTyped({ ...of, trigger: price }),
  ];
}
