import { fromUnits } from '../ledger/money';
import type { Context } from './context';
import type { State } from './state';
import type { Announce, ExchangeEvents } from './events';

/** Lets the products react to the accounts that a command has changed, and announces their balances. */
export function settleBalances(state: State, context: Context, announce: Announce): void {
  const touched = state.ledger.touched();
  if (touched.length === 0) return;
  for (const [product, own] of state.products) product.onBalances?.(context, own, touched);
  announceBalances(state, announce);
}

/** Announces the balances that commands have changed since the last call. */
function announceBalances({ catalog, ledger }: State, announce: Announce): void {
  for (const { owner, currencyId, available, held } of ledger.takeTouched()) {
    const currency = catalog.currency(currencyId);
    if (!currency || 'house' in owner) continue;
    const change: ExchangeEvents['balance'] = {
      userId: owner.userId,
      wallet: owner.wallet,
      currencyId,
      available: fromUnits(available, currency.scale),
      held: fromUnits(held, currency.scale),
    };
    announce('balance', change);
  }
}
