import { isGreater, minus } from '@bourse/decimal';
import type { Transfer } from '../../ledger/types';
import { accountOf, riskRateOf, WARNING_RATE } from './formulas';
import type { LeverContext } from './lever-context';
import { availableOf, positionsIn } from './margins';
import { LEVER_WALLET } from './types';

/** A transfer out of the contract account must keep the risk rate above the warning rate. */
export function refuseTransfer(
  context: LeverContext,
  { userId, currencyId, from, amount }: Transfer,
): 'margin_too_low' | undefined {
  const currency = context.catalog.currency(currencyId);
  if (from !== LEVER_WALLET || !currency) return undefined;
  const positions = positionsIn(context, userId, currency);
  const prices = new Map(
    positions.map(({ pairId, entryPrice }) => [pairId, context.mark(pairId)?.price ?? entryPrice]),
  );
  const available = minus(availableOf(context, userId, currency), amount);
  const account = accountOf(available, positions, (pairId) => prices.get(pairId) ?? available, currency.scale);
  const rate = riskRateOf(account);
  return rate === undefined || isGreater(rate, WARNING_RATE) ? undefined : 'margin_too_low';
}
