import { isGreater, minus } from '@bourse/decimal';
import type { Transfer } from '../../ledger/types';
import { accountOf, riskRateOf, WARNING_RATE } from './formulas';
import type { LeverContext } from './lever-context';
import { freeMoneyOf, positionsIn } from './margins';
import { LEVER_WALLET, type LeverOrder } from './types';

/** A transfer out of the contract account must keep the risk rate above the warning rate. */
export function refuseTransfer(
  context: LeverContext,
  { userId, currencyId, from, amount }: Transfer,
): 'margin_too_low' | undefined {
  const currency = context.catalog.currency(currencyId);
  if (from !== LEVER_WALLET || !currency) return undefined;
  const free = minus(freeMoneyOf(context, userId, currency), amount);
  const priceOf = (position: LeverOrder) => context.mark(position.pairId)?.price ?? position.entryPrice;
  const account = accountOf(free, positionsIn(context, userId, currency), priceOf, currency.scale);
  const rate = riskRateOf(account);
  return rate === undefined || isGreater(rate, WARNING_RATE) ? undefined : 'margin_too_low';
}
