import type { Clock } from '../ports';
import { writeLedger } from '../ledger/ledger-store';
import { fromUnits } from '../ledger/money';
import type { Catalog } from '../products/spot/catalog';
import { findClientOrders, type ClientOrderKey } from '../products/spot/client-orders';
import { writeSpot } from '../products/spot/order-store';
import { refuse, type Unavailable } from '../result';
import type { Store } from '../store/store';
import type { Announce, ExchangeEvents } from './events';
import { putAway } from './housekeeping';
import type { Published } from './published';
import { loadState, type Context, type State } from './state';

/** Changes the state in memory and says what came of it, at once. */
export type Command<Outcome> = (context: Context) => Outcome;

interface Needs {
  store: Store;
  clock: Clock;
  catalog: Catalog;
  published: Published;
  announce: Announce;
  onError: (error: unknown) => void;
  /** After how many ledger entries the house is kept, and how long what bots did is kept (milliseconds). */
  housekeeping: { every: number; keep: number };
}

interface Waiting {
  /** A client's own order id that must be looked up in the store first. */
  clientOrder: ClientOrderKey | undefined;
  /** Carries the command out in memory; what it returns answers its caller once it is committed. */
  run: (context: Context) => () => void;
  fail: (error: unknown) => void;
}

interface Alone {
  alone: (state: State) => Promise<void>;
  fail: (error: unknown) => void;
}

/** More commands than this wait for the next transaction. */
const LARGEST_BATCH = 256;

/**
 * One command after another, many to a transaction: while one batch is being written, the next one gathers. Nobody is
 * answered, and nothing published, before the commit. Where a write fails, the memory is read from the store again.
 */
export class Processor {
  readonly #needs: Needs;
  #state: State | undefined;
  #queue: (Waiting | Alone)[] = [];
  #working: Promise<void> | undefined;
  #isClosed = false;
  #writtenSinceTidy = 0;
  #wasLoaded = false;

  private constructor(needs: Needs) {
    this.#needs = needs;
  }

  static async start(needs: Needs): Promise<Processor> {
    const processor = new Processor(needs);
    await processor.#load();
    return processor;
  }

  /** Queues a command; answers after its commit. */
  async submit<Outcome>(command: Command<Outcome>, clientOrder?: ClientOrderKey): Promise<Outcome | Unavailable> {
    if (this.#isClosed) return refuse('unavailable');
    return new Promise((resolve) => {
      this.#enqueue({
        clientOrder,
        run: (context) => {
          const outcome = command(context);
          return () => resolve(outcome);
        },
        fail: () => resolve(refuse('unavailable')),
      });
    });
  }

  /** Runs a change of another kind between two batches, with the queue to itself. */
  async exclusively<Outcome>(change: (state: State) => Promise<Outcome>): Promise<Outcome> {
    if (this.#isClosed) throw new Error('The exchange is closed.');
    return new Promise((resolve, reject) => {
      this.#enqueue({ alone: async (state) => resolve(await change(state)), fail: reject });
    });
  }

  /** Carries out what is queued and takes no more. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#working;
  }

  #enqueue(item: Waiting | Alone): void {
    this.#queue.push(item);
    this.#working ??= this.#work();
  }

  async #work(): Promise<void> {
    // What is queued in the same turn goes into the same transaction.
    await Promise.resolve();
    for (let next = this.#queue[0]; next; next = this.#queue[0]) {
      if ('alone' in next) {
        this.#queue.shift();
        await this.#runAlone(next);
      } else {
        await this.#carryOut(this.#takeBatch());
        await this.#keepHouse();
      }
    }
    this.#working = undefined;
  }

  #takeBatch(): Waiting[] {
    const batch: Waiting[] = [];
    for (const item of this.#queue) {
      if ('alone' in item || batch.length === LARGEST_BATCH) break;
      batch.push(item);
    }
    this.#queue.splice(0, batch.length);
    return batch;
  }

  async #runAlone({ alone, fail }: Alone): Promise<void> {
    try {
      await alone(this.#state ?? (await this.#load()));
    } catch (error) {
      fail(error);
    }
  }

  async #carryOut(batch: readonly Waiting[]): Promise<void> {
    const { announce, clock, onError, published } = this.#needs;
    const events: (() => void)[] = [];
    const answers: (() => void)[] = [];
    const keep: Announce = (name, event) => events.push(() => announce(name, event));
    let isSent = false;
    try {
      const state = this.#state ?? (await this.#load());
      await this.#lookUpClientOrders(state, batch);
      for (const { run } of batch) {
        answers.push(run({ ...state, now: clock.now(), announce: keep }));
        announceBalances(state, keep);
      }
      isSent = true;
      const pairIds = await this.#write(state);
      published.publish(state.spot, pairIds);
      for (const pairId of pairIds) keep('book', { pairId });
    } catch (error) {
      // The memory is ahead of the store, or the outcome unknown: the store has the truth.
      this.#state = undefined;
      onError(error);
      const isUndone = !isSent || isRefusal(error);
      // One bad command fails alone: a batch that is certainly not committed is tried command by command.
      if (isUndone && batch.length > 1) for (const waiting of batch) await this.#carryOut([waiting]);
      else for (const { fail } of batch) fail(error);
      return;
    }
    for (const tell of events) tell();
    for (const answer of answers) answer();
  }

  async #lookUpClientOrders({ spot }: State, batch: readonly Waiting[]): Promise<void> {
    const keys = batch.flatMap(({ clientOrder }) => clientOrder ?? []);
    spot.clientOrders = await findClientOrders(this.#needs.store.db, keys);
  }

  async #write(state: State): Promise<number[]> {
    const ledger = state.ledger.takeWrites();
    const spot = state.spot.takeWrites();
    if (ledger.entries.length === 0 && spot.placed.length === 0) return [];
    const { store } = this.#needs;
    this.#writtenSinceTidy += ledger.entries.length;
    store.ensureExclusive();
    await store.db.transaction().execute(async (transaction) => {
      await writeSpot(transaction, spot);
      await writeLedger(transaction, ledger);
    });
    await store.flush();
    return spot.pairs;
  }

  async #keepHouse(): Promise<void> {
    const { clock, housekeeping, onError, store } = this.#needs;
    if (this.#writtenSinceTidy < housekeeping.every) return;
    this.#writtenSinceTidy = 0;
    try {
      await putAway(store.db, clock.now() - housekeeping.keep);
      await store.tidy();
    } catch (error) {
      onError(error);
    }
  }

  async #load(): Promise<State> {
    const { announce, catalog, published, store } = this.#needs;
    const state = await loadState(store.db, catalog);
    const pairIds = catalog.pairs().map(({ id }) => id);
    published.publish(state.spot, pairIds);
    if (this.#wasLoaded) for (const pairId of pairIds) announce('book', { pairId });
    this.#wasLoaded = true;
    this.#state = state;
    return state;
  }
}

function announceBalances({ catalog, ledger }: State, announce: Announce): void {
  for (const { owner, currencyId, available, held } of ledger.takeTouched()) {
    const currency = catalog.currency(currencyId);
    if (!currency || 'house' in owner) continue;
    const change: ExchangeEvents['balance'] = {
      userId: owner.userId,
      wallet: owner.wallet,
      currencyId,
      available: fromUnits(available, currency.scale),
      held: fromUnits(held, currency.scale),
    };
    announce('balance', change);
  }
}

/** Did the database itself refuse, so that nothing was committed? A broken connection leaves that open. */
function isRefusal(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  // Five characters are an SQLSTATE; class 08 is a connection that failed, 57 a server that is going down.
  return typeof code === 'string' && /^(?!08|57)[0-9A-Z]{5}$/.test(code);
}
