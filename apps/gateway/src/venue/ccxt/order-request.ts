import { ZERO, type Decimal } from '@bourse/decimal';
import type { ExitTrigger } from '@bourse/contracts/lever';
import type { EditedOrder, Exits, PlacedOrder, VenueOrder } from '../types';
import { clientIdParam } from './client-ids';
import { venueFacts } from './exchange-options';

interface Sent {
  /** ccxt's name of the venue. */
  readonly venueId: string;
  /** Amount in what the venue counts: contracts of a contract, base currency of a pair. */
  readonly amount: Decimal;
}

/** Bybit's names of the price that triggers. */
const TRIGGER_NAMES = { last: 'LastPrice', mark: 'MarkPrice' } as const satisfies Record<ExitTrigger, string>;

/**
 * Exits in Bybit's fields, which ccxt sends as they are: its own have no choice of the price that triggers.
 * @param none what stands for an exit that there is not; `undefined`: it is left out
 */
function exitParams(exits: Exits, none: Decimal | undefined) {
  const { takeProfit = none, stopLoss = none, by = 'mark' } = exits;
  return {
    ...(takeProfit !== undefined && { takeProfit, tpTriggerBy: TRIGGER_NAMES[by] }),
    ...(stopLoss !== undefined && { stopLoss, slTriggerBy: TRIGGER_NAMES[by] }),
  };
}

/** Arguments of ccxt's `createOrder`. Numbers are decimal text, which ccxt sends as it is. */
export function orderRequest(order: PlacedOrder, { venueId, amount }: Sent): unknown[] {
  const { clientId, symbol, side, type, price, reduces, inForce, stop, exits } = order;
  const params = {
    ...clientIdParam({ venueId, symbol, clientId }),
    ...(reduces && { reduceOnly: true }),
    ...(inForce === 'post_only' && { postOnly: true }),
    ...((inForce === 'ioc' || inForce === 'fok') && { timeInForce: inForce.toUpperCase() }),
    ...(stop && { [`${stop.kind}Price`]: stop.price }),
    ...(stop?.by && { triggerBy: TRIGGER_NAMES[stop.by] }),
    ...(exits && { tpslMode: 'Full', ...exitParams(exits, undefined) }),
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

/** Arguments of ccxt's `editOrder` that give an open order of a contract other exits; 0 removes one. */
export function exitsRequest(order: Pick<VenueOrder, 'id' | 'symbol' | 'side' | 'type'>, exits: Exits): unknown[] {
  const { id, symbol, side, type } = order;
  return [id, symbol, type, side, undefined, undefined, exitParams(exits, ZERO)];
}
