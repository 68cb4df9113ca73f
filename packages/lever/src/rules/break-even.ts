import { dividedBy, isPositive, percentOf, plus, type Decimal } from '@bourse/decimal';
import { signed } from './direction';
import type { Exposure } from './unrealised-profit';

/**
 * Price at which the P/L equals the costs (opening fee and overnight fees): entry ± costs ÷ size. `undefined` without size, or if the costs are
 * unknown.
 */
export function breakEvenPrice(
  { direction, entryPrice, size }: Exposure,
  costs: Decimal | undefined,
): Decimal | undefined {
  if (costs === undefined || !isPositive(size)) return undefined;
  return plus(entryPrice, signed(direction, dividedBy(costs, size)));
}

/**
 * Change of the break-even price by one more overnight fee. The fee is `overnightRate` per cent of the contract value, so
 * the change is mark × overnightRate ÷ 100, upwards for a long position and downwards for a short one.
 */
export function nightlyBreakEvenChange(
  direction: Exposure['direction'],
  mark: Decimal,
  overnightRate: Decimal,
): Decimal {
  return signed(direction, percentOf(mark, overnightRate));
}
