import {
  decimal,
  dividedBy,
  isGreater,
  isLess,
  isPositive,
  larger,
  minus,
  percentOf,
  plus,
  roundHalfUp,
  smaller,
  type Decimal,
} from '@bourse/decimal';
import type { Direction } from '../contract';
import { signed } from './direction';
import { PRICE_DECIMALS, type LiquidationPrice } from './liquidation-price';
import type { Exposure } from './unrealised-profit';

/** `undefined` means that the stop is not set. */
export interface Stops {
  readonly takeProfit: Decimal | undefined;
  readonly stopLoss: Decimal | undefined;
}

export type StopKind = keyof Stops;

/** Step of the buttons beside a stop price (trading side, section 9). */
export const STOP_STEP = decimal('0.01');

/** Percentage steps offered beside a stop price. */
export const STOP_PERCENTS = [1, 2, 5, 10] as const;

/** `lever.thanzone` is the specification's key for a price that is not above zero. */
export type StopProblem =
  | 'lever.thanzone'
  | 'stops.takeProfitTooLow'
  | 'stops.takeProfitTooHigh'
  | 'stops.stopLossTooHigh'
  | 'stops.stopLossTooLow';

/** Whether a stop of this kind is above the market: take profit of a long, stop loss of a short position. */
export function isAboveMarket(direction: Direction, kind: StopKind): boolean {
  return (direction === 'long') === (kind === 'takeProfit');
}

/**
 * Checks one stop price against entry and live price (trading side, section 5): take profit of a long position and stop loss
 * of a short one above both, the others below both. `undefined` for a valid price and for a stop that is not set.
 */
export function findStopProblem(
  direction: Direction,
  kind: StopKind,
  price: Decimal | undefined,
  entryPrice: Decimal,
  live: Decimal | undefined,
): StopProblem | undefined {
  if (price === undefined) return undefined;
  if (!isPositive(price)) return 'lever.thanzone';
  const other = live ?? entryPrice;
  if (isAboveMarket(direction, kind)) {
    if (isGreater(price, larger(entryPrice, other))) return undefined;
    return kind === 'takeProfit' ? 'stops.takeProfitTooLow' : 'stops.stopLossTooLow';
  }
  if (isLess(price, smaller(entryPrice, other))) return undefined;
  return kind === 'takeProfit' ? 'stops.takeProfitTooHigh' : 'stops.stopLossTooHigh';
}

/** Moves a stop price by one step; the problem where the result is not above zero. */
export function stepStop(price: Decimal, by: 'up' | 'down'): { price: Decimal } | { problem: 'lever.thanzone' } {
  const next = by === 'up' ? plus(price, STOP_STEP) : minus(price, STOP_STEP);
  return isPositive(next) ? { price: next } : { problem: 'lever.thanzone' };
}

/** The stop price at which the P/L before fees is `profit`: entry ± profit ÷ size; `undefined` without size. */
export function priceForProfit({ direction, entryPrice, size }: Exposure, profit: Decimal): Decimal | undefined {
  if (!isPositive(size)) return undefined;
  return roundHalfUp(plus(entryPrice, signed(direction, dividedBy(profit, size))), PRICE_DECIMALS);
}

/** The stop price at `percent` per cent from the live price, on the side of the stop's kind. */
export function stopAtPercent(direction: Direction, kind: StopKind, live: Decimal, percent: Decimal): Decimal {
  const change = percentOf(live, percent);
  const price = isAboveMarket(direction, kind) ? plus(live, change) : minus(live, change);
  return roundHalfUp(price, PRICE_DECIMALS);
}

/** Whether the account is liquidated before the market reaches the stop loss. Warns, never blocks. */
export function isBeyondLiquidation(
  direction: Direction,
  stopLoss: Decimal | undefined,
  liquidation: LiquidationPrice | undefined,
): boolean {
  if (stopLoss === undefined || liquidation?.kind !== 'price') return false;
  if (liquidation.below !== (direction === 'long')) return false;
  return liquidation.below ? !isGreater(stopLoss, liquidation.price) : !isLess(stopLoss, liquidation.price);
}
