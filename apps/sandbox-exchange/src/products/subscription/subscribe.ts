import type { Context } from '../../core/context';
import { amountOf, toUnits } from '../../ledger/money';
import { times } from '@bourse/decimal';
import { refuse } from '../../result';
import { currentLaunch } from './current-launch';
import type { SubscriptionState } from './state';
import { LOCK_HOLD, QUANTITY_STEP, SUBSCRIPTION_WALLET, type Subscribe, type SubscribeResult } from './types';

/**
 * Subscribes to the open launch: takes the payment, delivers the tokens locked and reduces the stock, in one entry. The price of
 * the launch counts; a price that differs from the confirmed one is refused.
 */
export function subscribe(
  context: Context,
  state: SubscriptionState,
  { userId, quantity, price }: Subscribe,
): SubscribeResult {
  const { catalog, ledger, now, users } = context;
  if (!users.has(userId)) return refuse('user_not_found');
  const launch = currentLaunch(state.launches, now);
  if (!launch || now < launch.startsAt) return refuse('not_started');
  if (now >= launch.endsAt) return refuse('ended');

  const whole = amountOf(quantity, 0);
  if (whole === undefined) return refuse('quantity_invalid');
  if (whole % QUANTITY_STEP !== 0n) return refuse('quantity_not_multiple');
  if (whole > launch.total - launch.sold) return refuse('sold_out');
  if (price !== launch.price) return refuse('price_changed');

  const token = catalog.currency(launch.currencyId);
  const quote = catalog.currency(launch.quoteId);
  const cost = quote && toUnits(times(quantity, launch.price), quote.scale);
  const units = token && toUnits(quantity, token.scale);
  if (cost === undefined || units === undefined) return refuse('quantity_invalid');
  if (cost > ledger.available(userId, launch.quoteId, SUBSCRIPTION_WALLET)) return refuse('insufficient_balance');

  const order = state.add(launch, {
    launchId: launch.id,
    userId,
    currencyId: launch.currencyId,
    price: launch.price,
    quantity: whole,
    units,
    createdAt: now,
    unlocksAt: now + launch.freeze,
    unlockedAt: undefined,
  });
  const owner = { userId, wallet: SUBSCRIPTION_WALLET };
  const hold = { purpose: LOCK_HOLD, reference: order.id };
  ledger.post('subscription', order.id, now, [
    { account: ledger.account(owner, launch.quoteId), available: -cost },
    { account: ledger.account({ house: 'external' }, launch.quoteId), available: cost },
    { account: ledger.account(owner, launch.currencyId), held: units, hold },
    { account: ledger.account({ house: 'external' }, launch.currencyId), available: -units },
  ]);
  return { ok: true, id: order.id };
}
