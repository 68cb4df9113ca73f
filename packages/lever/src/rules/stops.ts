import {
  decimal,
  dividedBy,
  isGreater,
  isLess,
  isPositive,
  larger,
  minus,
  ONE,
  percentOf,
  plus,
  roundHalfUp,
  smaller,
  type Decimal,
} from '@bourse/decimal';
import type { Direction } from '@bourse/contracts/lever';
import { signed } from './direction';
import { tickOf } from '@bourse/market';
import type { LiquidationPrice } from './liquidation-price';
import type { Exposure } from './unrealised-profit';

/** `undefined` means that the stop is not set. */
export interface Stops {
  readonly takeProfit: Decimal | undefined;
  readonly stopLoss: Decimal | undefined;
}

export type StopKind = keyof Stops;

/** Step of the buttons beside a stop price (trading side, section 9). */
const STOP_STEP = decimal('0.01');

/** Step of the buttons beside a stop price: 0.01; one tick of the pair where the price is below 1, of which 0.01 is a large part. */
export function stopStep(price: Decimal, priceDecimals: number): Decimal {
  return isLess(price, ONE) ? tickOf(priceDecimals) : STOP_STEP;
}

/** Percentage steps offered beside a stop price. */
export const STOP_PERCENTS = [1, 2, 5, 10] as const;

/** `lever.thanzone` is the specification's key for a price that is not above zero. */
export type StopProblem = 'lever.thanzone' | 'stops.bothNeeded' | `stops.${StopKind}Too${'Low' | 'High'}`;

/** Whether a stop of this kind is above the market: take profit of a long, stop loss of a short position. */
export function isAboveMarket(direction: Direction, kind: StopKind): boolean {
  return (direction === 'long') === (kind === 'takeProfit');
}

/** The problem of a stop that is on the wrong side of the market. */
const wrongSideProblem = (direction: Direction, kind: StopKind): StopProblem =>
  `stops.${kind}Too${isAboveMarket(direction, kind) ? 'Low' : 'High'}`;

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
  const isRight = isAboveMarket(direction, kind)
    ? isGreater(price, larger(entryPrice, other))
    : isLess(price, smaller(entryPrice, other));
  return isRight ? undefined : wrongSideProblem(direction, kind);
}

/**
 * The stop that is missing where the back end takes only both together: it refuses a 0, which elsewhere means none. `isChange`: the
 * stops of an open position, of which none can be taken away.
 */
export function missingStop(stops: Stops, isChange: boolean): StopKind | undefined {
  const missing = (['takeProfit', 'stopLoss'] as const).filter((kind) => stops[kind] === undefined);
  return missing.length === 1 || (isChange && missing.length === 2) ? missing[0] : undefined;
}

/** Moves a stop price by one step; the problem where the result is not above zero. */
export function stepStop(
  price: Decimal,
  by: 'up' | 'down',
  step: Decimal,
): { price: Decimal } | { problem: 'lever.thanzone' } {
  const next = by === 'up' ? plus(price, step) : minus(price, step);
  return isPositive(next) ? { price: next } : { problem: 'lever.thanzone' };
}

/** The stop price at which the P/L before fees is `profit`: entry ± profit ÷ size; `undefined` without size. */
export function priceForProfit(
  { direction, entryPrice, size }: Exposure,
  profit: Decimal,
  priceDecimals: number,
): Decimal | undefined {
  if (!isPositive(size)) return undefined;
  return roundHalfUp(plus(entryPrice, signed(direction, dividedBy(profit, size))), priceDecimals);
}

/** The stop price at `percent` per cent from the live price, on the side of the stop's kind. */
export function stopAtPercent(
  direction: Direction,
  kind: StopKind,
  live: Decimal,
  percent: Decimal,
  priceDecimals: number,
): Decimal {
  const change = percentOf(live, percent);
  const price = isAboveMarket(direction, kind) ? plus(live, change) : minus(live, change);
  return roundHalfUp(price, priceDecimals);
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
