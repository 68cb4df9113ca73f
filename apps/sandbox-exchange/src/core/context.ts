import type { Decimal } from '@bourse/decimal';
import type { Kysely } from 'kysely';
import type { Catalog } from '../catalog/catalog';
import type { Ledger } from '../ledger/ledger';
import { loadLedger } from '../ledger/ledger-store';
import type { DeskSettings } from '../desk/types';
import type { Database } from '../store/database';
import type { Announce } from './events';
import type { Mark } from './mark';
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
  readonly ledger: Ledger;
  readonly requests: Requests;
  readonly schedule: Schedule;
  readonly marks: Marks;
  readonly products: ReadonlyMap<Product, unknown>;
}

/** The context of a command. Changes are applied in memory at once; the batch writes them. */
export interface Context {
  readonly catalog: Catalog;
  readonly users: ReadonlySet<number>;
  readonly ledger: Ledger;
  /** Exchange time of the command in epoch milliseconds; never earlier than that of a command before. */
  readonly now: number;
  /** Announces an event, once the command is committed. */
  readonly announce: Announce;
  /**
   * The state of a product.
   * @throws if the exchange was started without the product
   */
  of<Own>(product: Product<Own>): Own;
  /** Calls `product.due` at `at` (epoch milliseconds); replaces a deadline with the same key. A restart keeps it. */
  schedule(product: Pick<Product, 'name'>, key: string, at: number): void;
  isScheduled(product: Pick<Product, 'name'>, key: string): boolean;
  /** The mark price now; `undefined` before the first trade or two-sided book of a pair. */
  mark(pairId: number): Mark | undefined;
  /**
   * The last mark recorded before a time (epoch milliseconds); deterministic for a given time. `undefined` if there was
   * none, or if the time is more than half an hour before the latest mark.
   */
  priceAt(pairId: number, at: number): Mark | undefined;
  /** Median of the mark price over a time (milliseconds) before a moment; deterministic, as `priceAt` is. */
  medianAt(pairId: number, at: number, length: number): Decimal | undefined;
  /** Removes a deadline, if there is one. */
  cancel(product: Pick<Product, 'name'>, key: string): void;
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
  const users = await db.selectFrom('users').select('id').execute();
  const states = new Map<Product, unknown>();
  for (const product of products) states.set(product, await product.load({ db, catalog, published, products, desk }));
  return {
    catalog,
    users: new Set(users.map(({ id }) => id)),
    ledger: await loadLedger(db, products),
    requests: new Requests(),
    schedule: await loadSchedule(db),
    marks: await loadMarks(db, { catalog, published, staleAfterMs }),
    products: states,
  };
}

export function contextOf(state: State, now: number, announce: Announce): Context {
  const { catalog, users, ledger, marks, schedule, products } = state;
  return {
    catalog,
    users,
    ledger,
    now,
    announce,
    of: <Own>(product: Product<Own>): Own => {
      if (!products.has(product)) throw new Error(`the exchange runs without ${product.name}`);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `loadState` stored what this very product loaded
      return products.get(product) as Own;
    },
    schedule: ({ name }, key, at) => schedule.set(name, key, at),
    isScheduled: ({ name }, key) => schedule.has(name, key),
    mark: (pairId) => marks.mark(pairId, now),
    priceAt: (pairId, at) => marks.priceAt(pairId, at),
    medianAt: (pairId, at, length) => marks.medianAt(pairId, at, length),
    cancel: ({ name }, key) => schedule.delete(name, key),
  };
}
