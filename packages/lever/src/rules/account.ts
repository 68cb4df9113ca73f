import { isZero, larger, minus, negate, plus, sum, sumIfKnown, ZERO, type Decimal } from '@bourse/decimal';
import type { PairId } from '@bourse/contracts/market';
import type { LeverOrder } from '@bourse/contracts/lever';
import { liquidationPrice, type LiquidationPrice } from './liquidation-price';
import { equityOf, isRisky, riskRate, type AccountFigures } from './risk-rate';
import type { Exposure } from './unrealised-profit';
import { exposureOf, type LotSizes } from './positions';

/** The data of the contract account. */
export interface AccountInput {
  /** Available balance; `undefined` for a visitor and while it loads. */
  readonly available: Decimal | undefined;
  /** Margins and fees held by pending orders, see `heldByOrders`; `undefined` if unknown. */
  readonly pending: Decimal | undefined;
  /** Positions of all pairs. */
  readonly positions: readonly LeverOrder[];
  /** The pushed risk rate, per cent. */
  readonly pushedRiskRate: Decimal | undefined;
  readonly maintenanceRate: Decimal | undefined;
}

export interface AccountSummary {
  readonly figures: AccountFigures | undefined;
  readonly equity: Decimal | undefined;
  /** Sums over all positions; `undefined` if the back end does not send the figure of one of them. */
  readonly margins: Decimal | undefined;
  readonly profit: Decimal | undefined;
  /** The pushed rate if the server sends one, else the computed one. `undefined` without positions. */
  readonly riskRate: Decimal | undefined;
  /** Near liquidation. Only where the formula is known: back ends without a maintenance rate compute other rates. */
  readonly isRisky: boolean;
}

/** The summary while the positions are not known, for example because they could not be read. */
export const UNKNOWN_ACCOUNT: AccountSummary = {
  figures: undefined,
  equity: undefined,
  margins: undefined,
  profit: undefined,
  riskRate: undefined,
  isRisky: false,
};

/**
 * Margins and fees held by pending orders: what the balance of the account has beside the available money and the margins of
 * positions; where the back end sends no balance (`all_levers`), the sum over the known pending orders. `undefined` if one of these
 * figures, or the list that it needs, is unknown.
 */
export function heldByOrders(
  { balance, available }: { readonly balance: Decimal | undefined; readonly available: Decimal | undefined },
  positions: readonly LeverOrder[] | undefined,
  entrusts: readonly LeverOrder[] | undefined,
): Decimal | undefined {
  if (positions === undefined) return undefined;
  if (balance === undefined || available === undefined) {
    return entrusts && sumIfKnown(entrusts.flatMap(({ margin, tradeFee }) => [margin, tradeFee]));
  }
  const margins = sumIfKnown(positions.map(({ margin }) => margin));
  if (margins === undefined) return undefined;
  // Negative for a moment: the event with a new position arrives before the new balance.
  return larger(minus(balance, plus(available, margins)), ZERO);
}

/** The account strip: sums over all positions. */
export function summariseAccount(input: AccountInput): AccountSummary {
  const { available, pending, positions, pushedRiskRate, maintenanceRate } = input;
  const margins = sumIfKnown(positions.map(({ margin }) => margin));
  const profit = sumIfKnown(positions.map((position) => position.profit));
  const initialMargins = sumIfKnown(positions.map(({ initialMargin }) => initialMargin));
  const isKnown =
    available !== undefined &&
    pending !== undefined &&
    margins !== undefined &&
    initialMargins !== undefined &&
    profit !== undefined;
  const figures = isKnown ? { available, pending, margins, initialMargins, profit } : undefined;
  const computed = figures && maintenanceRate !== undefined ? riskRate(figures, maintenanceRate) : undefined;
  const pushed = pushedRiskRate !== undefined && !isZero(pushedRiskRate) ? pushedRiskRate : undefined;
  const shown = positions.length === 0 ? undefined : (pushed ?? computed);
  return {
    figures,
    equity: figures && equityOf(figures),
    margins,
    profit,
    riskRate: shown,
    isRisky: maintenanceRate !== undefined && isRisky(shown),
  };
}

/** The account and all that its liquidation price follows from. */
export type LiquidationAccount = Pick<AccountInput, 'available' | 'pending' | 'positions' | 'maintenanceRate'>;

/** A position that is about to open, with its margin and fee. */
export interface Opening {
  readonly exposure: Exposure;
  readonly margin: Decimal;
  readonly fee: Decimal;
}

/** The account as seen from one pair. */
export interface LiquidationInput extends LiquidationAccount {
  readonly pair: PairId;
  readonly lotSizes: LotSizes;
  /** Decimals of the pair's prices. */
  readonly priceDecimals: number;
  readonly opening?: Opening | undefined;
}

/**
 * Estimated liquidation price of a pair, including a position that is about to open. The same figure is used in form,
 * confirmation, rows and chart. `undefined` if the server sends no maintenance rate or a figure is missing.
 */
export function pairLiquidation(input: LiquidationInput): LiquidationPrice | undefined {
  const { available, pending, maintenanceRate, positions, pair, lotSizes, priceDecimals, opening } = input;
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
  const margins = sumIfKnown([margin, ...positions.map((position) => position.margin)]);
  const initialMargins = sumIfKnown([margin, ...positions.map(({ initialMargin }) => initialMargin)]);
  const otherProfit = sumIfKnown(others.map(({ profit }) => profit));
  if (pending === undefined || margins === undefined) return undefined;
  if (initialMargins === undefined || otherProfit === undefined) return undefined;
  return liquidationPrice({
    available: sum([available, pending, negate(margin), negate(opening?.fee ?? ZERO)]),
    margins,
    initialMargins,
    otherProfit,
    maintenanceRate,
    exposures,
    priceDecimals,
  });
}
