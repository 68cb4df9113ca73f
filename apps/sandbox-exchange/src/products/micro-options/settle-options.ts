import type { Decimal } from '@bourse/decimal';
import { optionSettled } from '@bourse/contracts/micro-options';
import type { Context } from '../../core/context';
import { MICRO_OPTIONS, PAYOUT_HOLD, STAKE_HOLD } from './holds';
import type { OptionState } from './state';
import { outcomeOf, profitOf, winOf } from './option-result';
import { SETTLEMENT_MS } from './settings';
import { OPTION_WALLET, type OptionRecord } from './types';
import { namesIn, wireOption } from './wire';

/**
 * Settles every option that has expired, in the order of expiry. The price is {@link endPriceOf} the recorded series, so the result is the
 * same however late this runs. Settling all of them at once keeps that true after a long downtime: no newer price is recorded in between.
 */
export function settleExpired(context: Context, state: OptionState): void {
  for (const option of state.expired(context.now)) settle(context, state, option);
}

function settle(context: Context, state: OptionState, option: OptionRecord): void {
  const { id, userId, currencyId, direction, openPrice, amount, profitRatio } = option;
  const { ledger, now } = context;
  const endPrice = endPriceOf(context, option);
  const outcome = outcomeOf(direction, openPrice, endPrice);
  const win = winOf(amount, profitRatio);
  const profit = profitOf(outcome, amount, win);
  ledger.post('option_settle', id, now, [
    {
      account: ledger.account({ userId, wallet: OPTION_WALLET }, currencyId),
      available: amount + profit,
      held: -amount,
      hold: { purpose: STAKE_HOLD, reference: id },
    },
    {
      account: ledger.account({ house: 'options' }, currencyId),
      available: win - profit,
      held: -win,
      hold: { purpose: PAYOUT_HOLD, reference: id },
    },
  ]);
  context.cancel(MICRO_OPTIONS, String(id));
  const settled = state.settle(id, { outcome, endPrice, profit, settledAt: now });
  const payload = wireOption(namesIn(context.catalog), settled, now);
  context.announce('private', { userId, name: optionSettled.name, payload });
  context.announce('notice', { userId, notice: 'option_settled', id });
}

/**
 * The median of the index over the last seconds before the expiry, which no order moves. An option whose index is lost ends at the last index:
 * neither side gains from a price that users make. `undefined` if no index is known.
 */
export function endPriceOf(
  { medianIndexAt }: Pick<Context, 'medianIndexAt'>,
  { expiresAt, pairId }: Pick<OptionRecord, 'expiresAt' | 'pairId'>,
): Decimal | undefined {
  return medianIndexAt(pairId, expiresAt, SETTLEMENT_MS);
}
