import { sql, type Kysely } from 'kysely';
import type { Clock } from '../ports';
import type { Database } from '../store/database';

/**
 * A monotonic clock. If the machine's clock is set back, the difference is added from then on. `floor` is the latest
 * time in the store.
 */
export function monotonicClock(clock: Clock, floor = 0): Clock {
  let latest = floor;
  let ahead = 0;
  return {
    now() {
      const now = clock.now() + ahead;
      if (now < latest) ahead += latest - now;
      else latest = now;
      return latest;
    },
  };
}

/** The time of the newest ledger entry; 0 for an empty store. */
export async function latestMoment(db: Kysely<Database>): Promise<number> {
  const { at } = await db
    .selectFrom('entries')
    .select((of) => of.fn.coalesce(of.fn.max('at'), sql<number>`0`).as('at'))
    .executeTakeFirstOrThrow();
  return at;
}
