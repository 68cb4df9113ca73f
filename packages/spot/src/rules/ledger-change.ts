import { minus, negate, times, ZERO, type Decimal } from '@bourse/decimal';
import type { CompletedOrder } from '@bourse/contracts/spot';

/** What a fill adds to the two balances of its pair; negative amounts are paid. */
export interface LedgerChange {
  readonly base: Decimal;
  readonly quote: Decimal;
}

/**
 * The change of the balances by a fill, with its fee in the currency in which it is charged: a buy is +amount of base and −price × amount
 * of quote, a sale the reverse. `undefined` if the fee is not known, or is charged in a third currency, whose worth is not known.
 */
export function ledgerChange(fill: CompletedOrder): LedgerChange | undefined {
  const { side, price, amount, fee, feeCurrency, base, quote } = fill;
  if (fee === undefined) return undefined;
  if (fee !== ZERO && feeCurrency !== base && feeCurrency !== quote) return undefined;
  const total = times(price, amount);
  const [inBase, inQuote] = feeCurrency === base ? [fee, ZERO] : [ZERO, fee];
  return {
    base: minus(side === 'buy' ? amount : negate(amount), inBase),
    quote: minus(side === 'buy' ? negate(total) : total, inQuote),
  };
}
