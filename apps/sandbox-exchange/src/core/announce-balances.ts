import { fromUnits } from '../ledger/money';
import type { State } from './state';
import type { Announce, ExchangeEvents } from './events';

/** Announces the balances that commands have changed since the last call. */
export function announceBalances({ catalog, ledger }: State, announce: Announce): void {
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
