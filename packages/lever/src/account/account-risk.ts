import { nearestLiquidation, riskLevel, type NearestLiquidation, type RiskLevel } from '../rules/risk-level';
import type { Decimal } from '@bourse/decimal';
import type { useLeverAccount } from './use-lever-account';

export interface AccountRisk {
  /** Margin level, per cent; `undefined` without positions, and where the formula of the back end is not known. */
  readonly rate: Decimal | undefined;
  readonly nearest: NearestLiquidation | undefined;
  /** `undefined` without positions or without figures. */
  readonly level: RiskLevel | undefined;
}

/** How near the account is to its liquidation. */
export function accountRisk({
  input,
  summary,
  liquidationOf,
}: Pick<ReturnType<typeof useLeverAccount>, 'input' | 'summary' | 'liquidationOf'>): AccountRisk {
  const nearest = nearestLiquidation(input.positions, liquidationOf);
  // Back ends without a maintenance rate compute other rates.
  const rate = input.maintenanceRate === undefined ? undefined : summary.riskRate;
  return { rate, nearest, level: riskLevel(rate, nearest?.distance) };
}
