import { readStored, readStoredAs, STORAGE_KEYS, writeStoredAs } from '@bourse/storage';
import { decimal } from '@bourse/contracts/wire';
import * as v from 'valibot';
import { storedTicket } from '../writes/stored-ticket';
import { ARRIVALS_AT_MOST, type Arrival } from '../rules/arrival';

/** Storage key of the notes. */
export const ARRIVALS_KEY = 'bourse.spot.arrivals';

const price = v.optional(decimal);

const stored = v.pipe(
  v.object({
    /** The user of the order: other users' fills do not match it. */
    userId: v.optional(v.string()),
    id: v.string(),
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

/** The user's stored recent orders; empty if the stored value is invalid. */
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
