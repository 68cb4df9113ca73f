import { decimal, isLess, ZERO, type Decimal } from '@bourse/decimal';
import type { LeverOrder } from '@bourse/contracts/lever';
import type { PairId } from '@bourse/contracts/market';
import { distanceTo } from './distance';
import type { LiquidationPrice } from './liquidation-price';

/** How near an account with positions is to its liquidation. */
export type RiskLevel = 'safe' | 'warning' | 'danger';

/** From here downwards, per cent: the margin level, and below it the distance of a mark price to its liquidation price. */
const LIMITS = {
  warning: { rate: decimal(200), distance: decimal(2) },
  danger: { rate: decimal(130), distance: decimal('0.5') },
} as const;

const reaches = (level: keyof typeof LIMITS, rate: Decimal | undefined, distance: Decimal | undefined) =>
  (rate !== undefined && !isLess(LIMITS[level].rate, rate)) ||
  (distance !== undefined && isLess(distance, LIMITS[level].distance));

/** The level by the margin level (risk rate) and the distance to liquidation, both in per cent; `undefined` where both are unknown. */
export function riskLevel(rate: Decimal | undefined, distance: Decimal | undefined): RiskLevel | undefined {
  if (rate === undefined && distance === undefined) return undefined;
  if (reaches('danger', rate, distance)) return 'danger';
  return reaches('warning', rate, distance) ? 'warning' : 'safe';
}

/** The liquidation price that is nearest to the mark price of its pair. */
export interface NearestLiquidation {
  readonly pair: PairId;
  readonly symbol: string;
  readonly price: Decimal;
  /** Per cent of the mark price; 0 where the mark price is beyond it. */
  readonly distance: Decimal;
}

/** Per cent from the mark price to a liquidation price, 0 beyond it. */
function distanceLeft(mark: Decimal, { price, below }: Extract<LiquidationPrice, { kind: 'price' }>) {
  const isBeyond = below ? !isLess(price, mark) : !isLess(mark, price);
  return isBeyond ? ZERO : distanceTo(mark, price);
}

/** Of all positions whose mark price and liquidation price are known; `undefined` without one. */
export function nearestLiquidation(
  positions: readonly LeverOrder[],
  liquidationOf: (position: LeverOrder) => LiquidationPrice | undefined,
): NearestLiquidation | undefined {
  let nearest: NearestLiquidation | undefined;
  for (const position of positions) {
    const { pair, symbol, markPrice } = position;
    const liquidation = liquidationOf(position);
    if (pair === undefined || markPrice === undefined || liquidation?.kind !== 'price') continue;
    const distance = distanceLeft(markPrice, liquidation);
    if (distance === undefined || (nearest && !isLess(distance, nearest.distance))) continue;
    nearest = { pair, symbol, price: liquidation.price, distance };
  }
  return nearest;
}
