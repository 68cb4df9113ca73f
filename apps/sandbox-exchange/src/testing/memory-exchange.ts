import { Catalog } from '../catalog/catalog';
import { takeWrites } from '../core/batch-writes';
import type { Command } from '../core/command';
import { Published } from '../core/published';
import { settleBalances } from '../core/settle-balances';
import { contextOf, loadState } from '../core/state';
import type { Unavailable } from '../result';
import type { TestExchange } from './test-exchange';

/** Runs commands. An exchange does it with its store, a memory exchange without. */
export interface Runner {
  run<Outcome extends { ok: boolean }>(command: Command<Outcome>): Promise<Outcome | Unavailable>;
}

export interface MemoryExchange extends Runner {
  /** Users that the store does not know. */
  addUsers(ids: readonly number[]): void;
}

/**
 * The working state of the store at this moment, for long properties: commands change it as they change that of the exchange, and
 * their writes are taken and dropped. PGlite takes ten times the time of the rules.
 */
export async function memoryExchange({ store, products, clock }: TestExchange): Promise<MemoryExchange> {
  const { db } = store;
  const catalog = await Catalog.load(db);
  const desk = { automaticAfterMs: undefined };
  const published = new Published(catalog);
  const state = await loadState({ db, catalog, published, products, desk, staleAfterMs: Number.MAX_SAFE_INTEGER });
  return {
    addUsers(ids) {
      for (const id of ids) state.users.add(id);
    },
    async run(command) {
      const context = contextOf(state, clock.now(), () => undefined);
      const outcome = command(context);
      settleBalances(state, context, () => undefined);
      takeWrites(state);
      return outcome;
    },
  };
}
