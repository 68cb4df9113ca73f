import { decimalsOf } from '@bourse/decimal';
import { toUnits } from '../../market-data/units';
import type { Pair } from '../../catalog/types';
import { CURRENCIES } from '../catalogue/currencies';
import type { SimulatedPair } from '../catalogue/pairs';

/** The pair's data for bots. Prices and quantities are whole units of its decimals, see `market-data/units.ts`. */
export interface PairShape {
  pairId: number;
  base: string;
  quote: string;
  priceDecimals: number;
  quantityDecimals: number;
  tick: number;
  lot: number;
  /** The usual worth of a trade, as price units x quantity units. */
  usualWorth: number;
  weight: number;
}

export function shapeOf({ base, quote, weight, tradeWorth }: SimulatedPair, pair: Pair): PairShape {
  const priceDecimals = Math.max(pair.priceDecimals, decimalsOf(pair.tickSize));
  const quantityDecimals = Math.max(pair.quantityDecimals, decimalsOf(pair.lotSize));
  const quoteWorth = CURRENCIES.find(({ currency }) => currency.code === quote)?.anchors.at(-1)?.price ?? 1;
  return {
    pairId: pair.id,
    base,
    quote,
    priceDecimals,
    quantityDecimals,
    tick: toUnits(pair.tickSize, priceDecimals),
    lot: toUnits(pair.lotSize, quantityDecimals),
    usualWorth: (tradeWorth / quoteWorth) * 10 ** (priceDecimals + quantityDecimals),
    weight,
  };
}

export function toTick({ tick }: PairShape, price: number): number {
  return Math.max(tick, Math.round(price / tick) * tick);
}

export function toLot({ lot }: PairShape, quantity: number): number {
  return Math.max(lot, Math.round(quantity / lot) * lot);
}
