import { compare, type Decimal } from '@bourse/decimal';
import type { OptionOrder } from '@bourse/contracts/micro-options';
import { profitAt } from './outcome';

/** A last price as this device received it. `at`: milliseconds of the monotonic clock. */
export interface Tick {
  readonly at: number;
  readonly price: Decimal;
}

/** A time in which this device received nothing, e.g. without a connection. */
export interface Gap {
  readonly from: number;
  readonly to: number;
}

/** Prices are compared this long before and after a moment, milliseconds. */
export const WINDOW_MS = 5000;

/** The prices of this device around a time, compared with the exchange's price. */
export interface PriceCheck {
  /** Received within the window, oldest first; times relative to the moment. */
  readonly ticks: readonly Tick[];
  readonly low: Decimal | undefined;
  readonly high: Decimal | undefined;
  /** `gap`: the window is not fully covered, so there is no result. */
  readonly verdict: 'inside' | 'outside' | 'gap';
}

/**
 * Compares a price of the exchange with the prices that this device received within 5 s before and after its moment, and with the
 * one in force when the window began. The result does not change with the uncertainty of the moment as long as that is shorter
 * than the window.
 */
export function checkPrice(ticks: readonly Tick[], gaps: readonly Gap[], moment: number, price: Decimal): PriceCheck {
  const [from, to] = [moment - WINDOW_MS, moment + WINDOW_MS];
  const inForce = ticks.findLast(({ at }) => at <= from);
  const within = ticks.filter(({ at }) => at > from && at <= to);
  const prices = [...(inForce ? [inForce] : []), ...within].map((tick) => tick.price).toSorted(compare);
  const [low, high] = [prices[0], prices.at(-1)];
  const isCovered = inForce !== undefined && !gaps.some((gap) => gap.from < to && gap.to > from);
  return {
    ticks: within.map((tick) => ({ at: Math.round(tick.at - moment), price: tick.price })),
    low,
    high,
    verdict: verdictOf(isCovered, price, low, high),
  };
}

function verdictOf(isCovered: boolean, price: Decimal, low: Decimal | undefined, high: Decimal | undefined) {
  if (!isCovered || low === undefined || high === undefined) return 'gap';
  return compare(price, low) >= 0 && compare(price, high) <= 0 ? 'inside' : 'outside';
}

/**
 * P/L without the fee that the two prices of a settled option yield, where the exchange has settled another; `undefined` where both agree,
 * or where a price, the settled P/L or the cost of a loss is not known.
 */
export function otherProfitByPrices(order: OptionOrder): Decimal | undefined {
  const { endPrice, profit, lossRatio } = order;
  if (endPrice === undefined || profit === undefined || lossRatio === undefined) return undefined;
  const byPrices = profitAt(order, endPrice);
  return compare(byPrices, profit) === 0 ? undefined : byPrices;
}
