import type { Kysely } from 'kysely';
import type { Ledger } from '../ledger/ledger';
import { loadLedger } from '../ledger/ledger-store';
import type { Catalog } from '../products/spot/catalog';
import { loadSpot } from '../products/spot/order-store';
import type { SpotState } from '../products/spot/spot-state';
import type { Database } from '../store/database';
import type { Announce } from './events';

/**
 * What commands read and change. It runs ahead of the store by the batch that is being written, so nobody but the
 * commands may look at it; what others see is published after the commit.
 */
export interface State {
  readonly catalog: Catalog;
  readonly users: Set<number>;
  readonly ledger: Ledger;
  readonly spot: SpotState;
}

/** What a command works with. */
export interface Context extends State {
  /** Epoch milliseconds of the command. */
  readonly now: number;
  /** Tells the world, once the command is committed. */
  readonly announce: Announce;
}

/** Everything that runs in memory, read from the store: at start, and after a write that failed. */
export async function loadState(db: Kysely<Database>, catalog: Catalog): Promise<State> {
  const users = await db.selectFrom('users').select('id').execute();
  return {
    catalog,
    users: new Set(users.map(({ id }) => id)),
    ledger: await loadLedger(db),
    spot: await loadSpot(db),
  };
}
