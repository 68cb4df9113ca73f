import type { LiquidationPrice, NoLiquidation } from '../rules/liquidation-price';

const TEXT = {
  noPosition: 'liquidation.noPosition',
  hedged: 'liquidation.hedged',
  covered: 'liquidation.covered',
} as const satisfies Record<NoLiquidation, string>;

/** The text that says why a cross account has no liquidation price of a pair; `undefined` where it has one. */
export function noLiquidationOf(liquidation: LiquidationPrice | undefined) {
  if (liquidation === undefined) return 'liquidation.unknown';
  return liquidation.kind === 'none' ? TEXT[liquidation.reason] : undefined;
}
