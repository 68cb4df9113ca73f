import { isLess, minus, plus, times, ZERO, type Decimal } from '@bourse/decimal';
import type { VenueBalance, VenueOrder } from '../venue/types';

/** A balance of which is known what can be spent. */
export type KnownBalance = VenueBalance & { readonly available: Decimal };

const isKnown = (balance: VenueBalance): balance is KnownBalance => balance.available !== undefined;

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
 * Balances with what can be spent. Of a total alone that is the total less what the open orders hold.
 * @param openOrders is called only where a balance is a total alone
 */
export async function knownBalances(
  balances: readonly VenueBalance[],
  openOrders: () => Promise<readonly VenueOrder[]>,
): Promise<readonly KnownBalance[]> {
  if (balances.every(isKnown)) return balances;
  const orders = await openOrders();
  return balances.map((balance) => {
    if (isKnown(balance)) return balance;
    const { currency, total } = balance;
    const held = heldOf(currency, orders);
    return isLess(total, held)
      ? { ...balance, available: ZERO, held: total }
      : { ...balance, available: minus(total, held), held };
  });
}
