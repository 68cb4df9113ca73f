import type { Decimal } from '@bourse/decimal';
import type { PlacedOrder } from '../types';
import { clientIdParam } from './client-ids';

interface Sent {
  /** ccxt's name of the venue. */
  readonly venueId: string;
  /** Amount in what the venue counts: contracts of a contract, base currency of a pair. */
  readonly amount: Decimal;
}

/** Arguments of ccxt's `createOrder`. Numbers are decimal text, which ccxt sends as it is. */
export function orderRequest(order: PlacedOrder, { venueId, amount }: Sent): unknown[] {
  const { clientId, symbol, side, type, price, reduces, stop } = order;
  const params = {
    ...clientIdParam({ venueId, symbol, clientId }),
    ...(reduces && { reduceOnly: true }),
    ...(stop && { [`${stop.kind}Price`]: stop.price }),
  };
  return [symbol, type, side, amount, price, params];
}
