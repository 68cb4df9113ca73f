import { readStoredAs, writeStoredAs } from '@bourse/api-client';
import { decimal } from '@bourse/api-client/contract';
import * as v from 'valibot';
import { storedTicket } from '../submit-order/stored-ticket';
import { ARRIVALS_AT_MOST, type Arrival } from './arrival';

const KEY = 'bourse.spot.arrivals';

const price = v.optional(decimal);

const arrivals = v.array(
  v.pipe(
    v.object({
      order: storedTicket,
      at: v.number(),
      bid: price,
      ask: price,
      since: v.number(),
      knownFills: v.array(v.number()),
    }),
    v.transform(({ bid, ask, ...rest }): Arrival => ({ ...rest, bid, ask })),
  ),
);

/** The recent orders that this device remembers; none where what is stored is not readable. */
export function readArrivals(): readonly Arrival[] {
  return readStoredAs(KEY, arrivals)?.slice(0, ARRIVALS_AT_MOST) ?? [];
}

export function storeArrivals(all: readonly Arrival[]): void {
  writeStoredAs(KEY, all);
}
