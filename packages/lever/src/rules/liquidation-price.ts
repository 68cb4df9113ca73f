import { ceilTo, dividedBy, floorTo, isPositive, isZero, minus, plus, sum, times, type Decimal } from '@bourse/decimal';
import type { LeverOrder } from '@bourse/contracts/lever';
import { signed } from './direction';
import type { Exposure } from './unrealised-profit';

export interface LiquidationInput {
  /** Available balance, and margins and fees held by pending orders. */
  readonly available: Decimal;
  /** Margins of all positions of the account: what is left of them. */
  readonly margins: Decimal;
  /** Margins of all positions of the account at opening. */
  readonly initialMargins: Decimal;
  /** Unrealised P/L of the positions of all other pairs, taken as constant. */
  readonly otherProfit: Decimal;
  readonly maintenanceRate: Decimal;
  /** All positions of the pair: they move with the same mark price. */
  readonly exposures: readonly Exposure[];
  /** Decimals of the pair's prices. */
  readonly priceDecimals: number;
}

/**
 * Why no positive price of a pair liquidates the account. `noPosition`: the pair has none; `hedged`: its long and short sizes are equal, so
 * its price moves nothing; `covered`: the money of the account covers even a price of zero.
 */
export type NoLiquidation = 'noPosition' | 'hedged' | 'covered';

/** `none`: no positive price of this pair liquidates the account. */
export type LiquidationPrice =
  | { readonly kind: 'price'; readonly price: Decimal; readonly below: boolean }
  | { readonly kind: 'none'; readonly reason: NoLiquidation };

/**
 * Mark price p of one pair at which the risk rate of the account (cross margin) is 100 %, other pairs unchanged:
 *
 *   available + margins + otherProfit + Σ dᵢ·sᵢ·(p − eᵢ) = initial margins × maintenance rate
 *   p = (initial margins × maintenance rate − available − margins − otherProfit + Σ dᵢ·sᵢ·eᵢ) ÷ Σ dᵢ·sᵢ
 *
 * with direction d (+1, −1), size s and entry price e. `below`: the net position is long and liquidates where the price
 * falls to p. Rounded to the decimals of the pair towards the market, so that the estimate is never too optimistic.
 */
export function liquidationPrice(input: LiquidationInput): LiquidationPrice {
  const { available, margins, initialMargins, otherProfit, maintenanceRate, exposures, priceDecimals } = input;
  const netSize = sum(exposures.map(({ direction, size }) => signed(direction, size)));
  if (isZero(netSize)) return { kind: 'none', reason: exposures.length === 0 ? 'noPosition' : 'hedged' };
  const cost = sum(exposures.map(({ direction, size, entryPrice }) => signed(direction, times(size, entryPrice))));
  const equity = plus(plus(available, margins), otherProfit);
  const exact = dividedBy(plus(minus(times(initialMargins, maintenanceRate), equity), cost), netSize);
  const below = isPositive(netSize);
  const price = below ? ceilTo(exact, priceDecimals) : floorTo(exact, priceDecimals);
  return isPositive(price) ? { kind: 'price', price, below } : { kind: 'none', reason: 'covered' };
}

/** The part of a position that has a liquidation price of the back end. */
export type ReportedLiquidation = Pick<LeverOrder, 'liquidationPrice' | 'direction'>;

/** The liquidation price that the back end has computed; `undefined` if it sends none. */
export function reportedLiquidation({
  liquidationPrice: price,
  direction,
}: Partial<ReportedLiquidation>): LiquidationPrice | undefined {
  return price && { kind: 'price', price, below: direction === 'long' };
}
