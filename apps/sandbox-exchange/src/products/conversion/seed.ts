import { decimal } from '@bourse/decimal';
import type { Exchange } from '../../exchange-interface';
import { TARGETS } from './settings';

/** Capital of the house for conversions of small balances. */
export async function fundConversions(exchange: Exchange): Promise<void> {
  for (const { id, code } of exchange.currencies()) {
    const capital = TARGETS.get(code);
    if (capital === undefined) continue;
    // oxlint-disable-next-line no-await-in-loop -- two commands
    await exchange.admin.fundHouse({ house: 'conversion', currencyId: id, amount: decimal(capital) });
  }
}
