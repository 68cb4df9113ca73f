import { isGreater, minus, type Decimal } from '@bourse/decimal';
import type { Outflow } from '../../core/outflow';
import { accountOf, riskRateOf, WARNING_RATE } from './formulas';
import type { LeverContext } from './lever-context';
import { freeMoneyOf, positionsIn } from './margins';
import { worseOf } from './prices';
import { LEVER_WALLET, type LeverPosition } from './types';

/**
 * Money that leaves the contract account must keep the risk rate above the warning rate, at the worse of the mark and its
 * average: positions close at that price.
 */
export function refuseOutflow(
  context: LeverContext,
  { userId, currencyId, from, to, amount }: Outflow,
): 'margin_too_low' | undefined {
  const currency = context.catalog.currency(currencyId);
  // A margin stays in the account.
  if (from !== LEVER_WALLET || to === 'bet' || !currency) return undefined;
  const free = minus(freeMoneyOf(context, userId, currency), amount);
  return isAboveWarning(context, { free, positions: positionsIn(context, userId, currency), scale: currency.scale })
    ? undefined
    : 'margin_too_low';
}

/** Is the risk rate of an account above the warning rate, each position at the worse of its mark and the average? */
export function isAboveWarning(
  context: LeverContext,
  { free, positions, scale }: { free: Decimal; positions: readonly LeverPosition[]; scale: number },
): boolean {
  const priceOf = ({ pairId, direction, entryPrice }: LeverPosition) => {
    const mark = context.mark(pairId);
    return mark ? worseOf(mark, direction) : entryPrice;
  };
  const rate = riskRateOf(accountOf(free, positions, priceOf, scale));
  return rate === undefined || isGreater(rate, WARNING_RATE);
}
