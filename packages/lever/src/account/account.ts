import { isZero, negate, sum, ZERO, type Decimal } from '@bourse/decimal';
import type { PairId } from '@bourse/market/contract';
import type { LeverOrder } from '../contract';
import { liquidationPrice, type LiquidationPrice } from '../rules/liquidation-price';
import { equityOf, riskRate, type AccountFigures } from '../rules/risk-rate';
import type { Exposure } from '../rules/unrealised-profit';
import { exposureOf, type LotSizes } from './positions';

/** The data of the contract account. */
export interface AccountInput {
  /** Available balance; `undefined` for a visitor and while it loads. */
  readonly available: Decimal | undefined;
  /** Positions of all pairs. */
  readonly positions: readonly LeverOrder[];
  /** The pushed risk rate, per cent. */
  readonly pushedRiskRate: Decimal | undefined;
  readonly maintenanceRate: Decimal | undefined;
}

export interface AccountSummary {
  readonly figures: AccountFigures | undefined;
  readonly equity: Decimal | undefined;
  readonly margins: Decimal;
  readonly profit: Decimal;
  /** The pushed rate if the server sends one, else the computed one. `undefined` without positions. */
  readonly riskRate: Decimal | undefined;
}

/** The account strip: sums over all positions. */
export function summariseAccount(input: AccountInput): AccountSummary {
  const { available, positions, pushedRiskRate, maintenanceRate } = input;
  const margins = sum(positions.map(({ margin }) => margin));
  const profit = sum(positions.map((position) => position.profit));
  const figures = available === undefined ? undefined : { available, margins, profit };
  const computed = figures && maintenanceRate !== undefined ? riskRate(figures, maintenanceRate) : undefined;
  const pushed = pushedRiskRate !== undefined && !isZero(pushedRiskRate) ? pushedRiskRate : undefined;
  return {
    figures,
    equity: figures && equityOf(figures),
    margins,
    profit,
    riskRate: positions.length === 0 ? undefined : (pushed ?? computed),
  };
}

export type PairLiquidation = LiquidationPrice | undefined;

interface PairLiquidationInput extends Pick<AccountInput, 'available' | 'positions' | 'maintenanceRate'> {
  readonly pair: PairId;
  readonly lotSizes: LotSizes;
  /** A position that is about to open, with its margin and fee. */
  readonly opening?: { readonly exposure: Exposure; readonly margin: Decimal; readonly fee: Decimal } | undefined;
}

/**
 * Estimated liquidation price of a pair, including a position that is about to open. The same figure is used in form,
 * confirmation, rows and chart. `undefined` if the server sends no maintenance rate or a figure is missing.
 */
export function pairLiquidation(input: PairLiquidationInput): LiquidationPrice | undefined {
  const { available, maintenanceRate, positions, pair, lotSizes, opening } = input;
  if (available === undefined || maintenanceRate === undefined) return undefined;
  const own = positions.filter((position) => position.pair === pair);
  const exposures: Exposure[] = opening ? [opening.exposure] : [];
  for (const position of own) {
    const exposure = exposureOf(position, lotSizes);
    if (exposure === undefined) return undefined;
    exposures.push(exposure);
  }
  const others = positions.filter((position) => position.pair !== pair);
  const margin = opening?.margin ?? ZERO;
  return liquidationPrice({
    available: sum([available, negate(margin), negate(opening?.fee ?? ZERO)]),
    margins: sum([margin, ...positions.map((position) => position.margin)]),
    otherProfit: sum(others.map(({ profit }) => profit)),
    maintenanceRate,
    exposures,
  });
}
