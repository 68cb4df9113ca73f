import type { Kysely } from 'kysely';
import type { Catalog } from '../catalog/catalog';
import { PAYMENTS_HELD_MS } from './payment-hold';
import type { Ledger } from '../ledger/ledger';
import { loadLedger } from '../ledger/ledger-store';
import type { Database } from '../store/database';
import type { Context, ProductKey } from './context';
import type { DeskSettings } from './decisions';
import type { Announce } from './events';
import { loadMarks, type Marks } from './marks';
import type { Product } from './product';
import type { Published } from './published';
import { Requests } from './requests';
import { loadSchedule, type Schedule } from './schedule';

/**
 * The working state that commands read and change. It is ahead of the store by the batch being written, so only
 * commands may read it. Queries read the published state, which changes after the commit.
 */
export interface State {
  readonly catalog: Catalog;
  readonly users: Set<number>;
  /** See `Context.heldUntil`. */
  readonly heldUntil: Map<number, number>;
  readonly ledger: Ledger;
  readonly requests: Requests;
  readonly schedule: Schedule;
  readonly marks: Marks;
  readonly products: ReadonlyMap<Product, unknown>;
}

interface Needs {
  db: Kysely<Database>;
  catalog: Catalog;
  published: Published;
  products: readonly Product[];
  staleAfterMs: number;
  desk: DeskSettings;
}

/** Reads the working state from the store: at the start, and after a write that failed. */
export async function loadState({ db, catalog, published, products, staleAfterMs, desk }: Needs): Promise<State> {
  const users = await db.selectFrom('users').select(['id', 'password_reset_at']).execute();
  const states = new Map<Product, unknown>();
  for (const product of products) states.set(product, await product.load({ db, catalog, published, products, desk }));
  return {
    catalog,
    users: new Set(users.map(({ id }) => id)),
    heldUntil: new Map(
      users.flatMap(({ id, password_reset_at: at }) => (at === null ? [] : [[id, at + PAYMENTS_HELD_MS] as const])),
    ),
    ledger: await loadLedger(db, products),
    requests: new Requests(),
    schedule: await loadSchedule(db),
    marks: await loadMarks(db, { catalog, published, staleAfterMs }),
    products: states,
  };
}

export function contextOf(state: State, now: number, announce: Announce): Context {
  const { catalog, users, heldUntil, ledger, marks, schedule } = state;
  const states: ReadonlyMap<ProductKey, unknown> = state.products;
  return {
    catalog,
    users,
    heldUntil,
    holdPayments: (userId) => void heldUntil.set(userId, now + PAYMENTS_HELD_MS),
    ledger,
    products: [...state.products.keys()],
    now,
    announce,
    of: <Own>(product: ProductKey<Own>): Own => {
      if (!states.has(product)) throw new Error(`the exchange runs without ${product.name}`);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `loadState` stored what this very product loaded
      return states.get(product) as Own;
    },
    schedule: ({ name }, key, at) => schedule.set(name, key, at),
    isScheduled: ({ name }, key) => schedule.has(name, key),
    mark: (pairId) => marks.mark(pairId, now),
    priceAt: (pairId, at) => marks.priceAt(pairId, at),
    medianIndexAt: (pairId, at, length) => marks.medianIndexAt(pairId, at, length),
    cancel: ({ name }, key) => schedule.delete(name, key),
  };
}
