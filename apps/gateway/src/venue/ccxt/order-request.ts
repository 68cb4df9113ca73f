import type { Decimal } from '@bourse/decimal';
import type { EditedOrder, PlacedOrder } from '../types';
import { clientIdParam } from './client-ids';
import { venueFacts } from './exchange-options';

interface Sent {
  /** ccxt's name of the venue. */
  readonly venueId: string;
  /** Amount in what the venue counts: contracts of a contract, base currency of a pair. */
  readonly amount: Decimal;
}

/** Arguments of ccxt's `createOrder`. Numbers are decimal text, which ccxt sends as it is. */
export function orderRequest(order: PlacedOrder, { venueId, amount }: Sent): unknown[] {
  const { clientId, symbol, side, type, price, reduces, inForce, stop } = order;
  const params = {
    ...clientIdParam({ venueId, symbol, clientId }),
    ...(reduces && { reduceOnly: true }),
    ...(inForce === 'post_only' && { postOnly: true }),
    ...((inForce === 'ioc' || inForce === 'fok') && { timeInForce: inForce.toUpperCase() }),
    ...(stop && { [`${stop.kind}Price`]: stop.price }),
  };
  return [symbol, type, side, amount, price, params];
}

/**
 * Arguments of ccxt's `editOrder`. An order that is replaced is cancelled only where it has no fill: with its whole amount the other one
 * would be larger by what is filled. An order that is amended keeps its client id.
 */
export function editRequest(order: EditedOrder, venueId: string): unknown[] {
  const { id, clientId, symbol, side, type, amount, price, inForce, stop } = order;
  const postOnly = inForce === 'post_only' && { postOnly: true };
  const params =
    venueFacts(venueId).edits === 'replaces'
      ? {
          ...clientIdParam({ venueId, symbol, clientId }),
          cancelRestrictions: 'ONLY_NEW',
          ...postOnly,
          ...(stop && { triggerPrice: stop.price }),
        }
      : { ...postOnly, ...(stop && { [`${stop.kind}Price`]: stop.price }) };
  return [id, symbol, type, side, amount, price, params];
}
