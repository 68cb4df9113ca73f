import { readStored, readStoredAs, STORAGE_KEYS, writeStoredAs } from '@bourse/api-client';
import { decimal } from '@bourse/api-client/contract';
import * as v from 'valibot';
import { storedTicket } from '../submit-order/stored-ticket';
import { ARRIVALS_AT_MOST, type Arrival } from './arrival';

/** Where the notes are kept, as one text. */
export const ARRIVALS_KEY = 'bourse.spot.arrivals';

const price = v.optional(decimal);

const stored = v.pipe(
  v.object({
    /** Whose order it was: fills of somebody else are not of it. */
    userId: v.optional(v.string()),
    order: storedTicket,
    at: v.number(),
    bid: price,
    ask: price,
    since: v.number(),
    knownFills: v.array(v.number()),
  }),
  v.transform(({ userId, bid, ask, ...rest }): { userId: string | undefined; arrival: Arrival } => ({
    userId,
    arrival: { ...rest, bid, ask },
  })),
);

const presentUser = () => readStored(STORAGE_KEYS.userId);

/** The reader's recent orders that this device remembers; none where what is stored is not readable. */
export function readArrivals(): readonly Arrival[] {
  const all = readStoredAs(ARRIVALS_KEY, v.array(stored)) ?? [];
  const user = presentUser();
  return all.flatMap(({ userId, arrival }) => (userId === user ? arrival : [])).slice(0, ARRIVALS_AT_MOST);
}

export function storeArrivals(all: readonly Arrival[]): void {
  const userId = presentUser();
  writeStoredAs(
    ARRIVALS_KEY,
    all.map((arrival) => ({ ...arrival, userId })),
  );
}
