import { isGreater, isMultipleOf, larger, smaller } from '@bourse/decimal';
import type { Context } from '../../core/context';
import { liveIndex, type Mark } from '../../core/mark';
import { outflowRefusal } from '../../core/product';
import { amountOf, feeOf, fromUnits } from '../../ledger/money';
import { refuse } from '../../result';
import { MICRO_OPTIONS, PAYOUT_HOLD, STAKE_HOLD } from './holds';
import type { OptionState } from './state';
import { winOf } from './option-result';
import { AMOUNT_STEP, DURATIONS, FEE_PPM, MOST_OPEN, OPTION_CURRENCIES, SETTLEMENT_MS } from './settings';
import { OPTION_WALLET, type OptionDirection, type SubmitOption, type SubmitOptionResult } from './types';

/**
 * Opens an option at the present price: holds the stake, takes the fee, and holds the payout in the house's options
 * account. An option whose payout exceeds the available capital is refused, so the house never owes more than its
 * capital.
 */
export function submitOption(
  context: Context,
  state: OptionState,
  { userId, pairId, currencyId, direction, seconds, amount }: SubmitOption,
): SubmitOptionResult {
  const { catalog, ledger, now, users } = context;
  if (!users.has(userId)) return refuse('user_not_found');
  if (!catalog.terms(pairId)?.pair.hasOptions) return refuse('pair_closed');
  const currency = catalog.currency(currencyId);
  const terms = currency?.isMicro ? OPTION_CURRENCIES.get(currency.code) : undefined;
  if (!currency || !terms) return refuse('currency_unsupported');
  const duration = DURATIONS.find((offered) => offered.seconds === seconds);
  if (!duration) return refuse('duration_not_offered');

  const units = amountOf(amount, currency.scale);
  if (units === undefined) return refuse('amount_invalid');
  if (!isMultipleOf(amount, AMOUNT_STEP)) return refuse('amount_not_multiple');
  if (isGreater(amount, terms.maximum)) return refuse('amount_above_maximum');
  if (state.openCount(userId) >= MOST_OPEN) return refuse('too_many_open');

  const mark = liveIndex(context.mark(pairId));
  // The house pays at an index only, which no order moves.
  if (!mark) return refuse('price_unavailable');
  const fee = feeOf(units, FEE_PPM);
  if (units + fee > ledger.available(userId, currencyId, OPTION_WALLET)) return refuse('insufficient_balance');
  const stake = {
    userId,
    currencyId,
    from: OPTION_WALLET,
    to: 'bet',
    amount: fromUnits(units + fee, currency.scale),
  } as const;
  const frozen = outflowRefusal(context, context.products, stake);
  if (frozen) return refuse(frozen);
  const house = ledger.account({ house: 'options' }, currencyId);
  const win = winOf(units, duration.profitRatio);
  if (win > house.available) return refuse('exposure_exceeded');

  const id = state.takeId();
  const account = ledger.account({ userId, wallet: OPTION_WALLET }, currencyId);
  ledger.post('option_open', id, now, [
    { account, available: -(units + fee), held: units, hold: { purpose: STAKE_HOLD, reference: id } },
    { account: ledger.account({ house: 'fees' }, currencyId), available: fee },
    { account: house, available: -win, held: win, hold: { purpose: PAYOUT_HOLD, reference: id } },
  ]);
  const expiresAt = now + seconds * 1000;
  state.open({
    id,
    userId,
    pairId,
    currencyId,
    direction,
    seconds,
    profitRatio: duration.profitRatio,
    amount: units,
    fee,
    openPrice: openingPrice(context, mark, direction),
    openedAt: now,
    expiresAt,
    settlement: undefined,
  });
  context.schedule(MICRO_OPTIONS, String(id), expiresAt);
  return { ok: true, id };
}

/**
 * Returns the worse price for the user of the index now and of its median over the time of a settlement: the median alone would let a user buy a
 * move that other markets have made already.
 */
function openingPrice(context: Context, { pairId, price }: Mark, direction: OptionDirection) {
  const worse = direction === 'up' ? larger : smaller;
  return worse(price, context.medianIndexAt(pairId, context.now, SETTLEMENT_MS) ?? price);
}
