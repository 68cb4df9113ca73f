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
import type { BookLevel } from '@bourse/contracts/market';

/** Estimate of a market order against the current book. */
export interface MarketEstimate {
  /** Average price of the available part, in quote currency, truncated after 8 decimals. */
  readonly average: Decimal;
  /** How much worse the average is than the best price, in per cent, never negative. */
  readonly slippage: Decimal;
  /** The available part of the amount; less than requested if the book is thin. */
  readonly filled: Decimal;
  /** Cost of the available part, in quote currency, exact. */
  readonly cost: Decimal;
}

const PRICE_PLACES = 8;

/**
 * Sums the levels that an order would take, best first: average = Σ(price × taken) / Σ taken. `undefined` without
 * levels.
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
    cost,
  };
}

/** Whether the book contains less than the order's amount. */
export function isBookTooThin({ filled }: MarketEstimate, amount: Decimal | undefined): boolean {
  return amount !== undefined && isLess(filled, amount);
}

/**
 * The largest amount that `money` pays at these levels, best first: whole levels while the money suffices, then a part
 * of the next one. Beyond the last displayed level its price is assumed. Not floored.
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
