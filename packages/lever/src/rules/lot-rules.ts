import { isGreater, isLess, isPositive, decimalsOf, type Decimal } from '@bourse/decimal';

export interface LotLimits {
  readonly minimum: Decimal;
  readonly maximum: Decimal | undefined;
}

export type LotProblem = 'form.lotsInteger' | 'form.lotsBelowMinimum' | 'form.lotsAboveMaximum';

/** Lots are a positive integer within the server's limits (trading side, section 5). */
export function findLotProblem(lots: Decimal | undefined, { minimum, maximum }: LotLimits): LotProblem | undefined {
  if (lots === undefined || !isPositive(lots) || decimalsOf(lots) > 0) return 'form.lotsInteger';
  if (isLess(lots, minimum)) return 'form.lotsBelowMinimum';
  return maximum !== undefined && isGreater(lots, maximum) ? 'form.lotsAboveMaximum' : undefined;
}
