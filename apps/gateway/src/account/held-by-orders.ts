import { isLess, isZero, minus, plus, times, ZERO, type Decimal } from '@bourse/decimal';
import { settle } from '../venue/settle';
import type { VenueBalance, VenueOrder } from '../venue/types';

/** What can be spent is known, also of nothing. */
const isKnown = ({ available, total }: VenueBalance) => available !== undefined || isZero(total);

/** What open orders hold of a currency. An order of an unknown side may hold either currency. */
function heldOf(currency: string, orders: readonly VenueOrder[]): Decimal {
  return orders.reduce((sum, { amount, filled, price = ZERO, side, symbol }) => {
    const [base, quote] = symbol.split('/');
    const rest = minus(amount, filled);
    if (currency === base && side !== 'buy') return plus(sum, rest);
    return currency === quote && side !== 'sell' ? plus(sum, times(price, rest)) : sum;
  }, ZERO);
}

/**
 * Balances with what can be spent. Of a total alone that is the total less what the open orders hold, and unknown while they cannot be read.
 * @param openOrders is called only where a balance is a total alone
 */
export async function availableBalances(
  balances: readonly VenueBalance[],
  openOrders: () => Promise<readonly VenueOrder[]>,
): Promise<readonly VenueBalance[]> {
  const orders = balances.every(isKnown) ? undefined : await settle(openOrders);
  return balances.map((balance) => {
    if (balance.available !== undefined) return balance;
    if (isZero(balance.total)) return { ...balance, available: ZERO, held: ZERO };
    if (!orders?.ok) return balance;
    const { currency, total } = balance;
    const held = heldOf(currency, orders.value);
    return isLess(total, held)
      ? { ...balance, available: ZERO, held: total }
      : { ...balance, available: minus(total, held), held };
  });
}
