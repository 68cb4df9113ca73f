import {
  absolute,
  dividedBy,
  floorTo,
  isGreater,
  isLess,
  isPositive,
  minus,
  percentChange,
  plus,
  smaller,
  times,
  ZERO,
  type Decimal,
} from '@bourse/decimal';
import type { BookLevel } from '@bourse/market/contract';
import type { Side } from '../contract';
import { afterFee, type Proceeds } from './fee';

/** What a market order would meet in the book as it stands. */
export interface MarketEstimate {
  /** Average price of what the book holds, in quote currency, cut after 8 places. */
  readonly average: Decimal;
  /** How much worse the average is than the best price, in per cent, never negative. */
  readonly slippage: Decimal;
  /** What the book holds of the amount; less than asked for where it is thin. */
  readonly filled: Decimal;
}

const PRICE_PLACES = 8;

/**
 * Walks the levels that an order would take, best first: average = Σ(price × taken) / Σ taken. `undefined` where there
 * is nothing to take.
 */
export function estimateMarket(amount: Decimal | undefined, levels: readonly BookLevel[]): MarketEstimate | undefined {
  const best = levels[0]?.price;
  if (amount === undefined || !isPositive(amount) || best === undefined) return undefined;
  let left = amount;
  let cost = ZERO;
  for (const level of levels) {
    if (!isPositive(left)) break;
    const taken = smaller(left, level.amount);
    cost = plus(cost, times(taken, level.price));
    left = minus(left, taken);
  }
  const filled = minus(amount, left);
  const average = dividedBy(cost, filled);
  return {
    average: floorTo(average, PRICE_PLACES),
    slippage: absolute(percentChange(best, average) ?? ZERO),
    filled,
  };
}

/**
 * What a market order brings at this estimate: a buy what is filled, a sale filled × average. The best price alone would
 * promise a sale more than it gets.
 */
export function estimatedProceeds(
  side: Side,
  { average, filled }: MarketEstimate,
  takerFee: Decimal | undefined,
): Proceeds {
  return afterFee(side === 'buy' ? filled : times(filled, average), takerFee);
}

/** Is there less in the book than the order wants? */
export function isBookTooThin({ filled }: MarketEstimate, amount: Decimal | undefined): boolean {
  return amount !== undefined && isLess(filled, amount);
}

/**
 * The largest amount that `money` buys at these levels, best first: each level whole as long as the money lasts, then the part
 * that is left of it. Beyond the last level that is shown its price is reckoned with. Not floored to any places.
 */
export function affordableAmount(money: Decimal, levels: readonly BookLevel[]): Decimal {
  let left = money;
  let amount = ZERO;
  for (const level of levels) {
    const cost = times(level.price, level.amount);
    if (isGreater(cost, left)) return plus(amount, dividedBy(left, level.price));
    amount = plus(amount, level.amount);
    left = minus(left, cost);
  }
  const last = levels.at(-1)?.price;
  return last === undefined ? ZERO : plus(amount, dividedBy(left, last));
}
