import type { Catalog } from '../catalog/catalog';
import type { DeskSettings } from './decisions';
import type { Clock } from '../ports';
import { refuse, type Refused } from '../result';
import type { Store } from '../store/store';
import { settleBalances } from './settle-balances';
import { isRefusal, takeWrites } from './batch-writes';
import type { Command, Submitted } from './command';
import type { Context } from './context';
import { contextOf, loadState, type State } from './state';
import { DueDeadlines } from './due-deadlines';
import type { Announce } from './events';
import { HousekeepingSteps } from './housekeeping-steps';
import type { Mark } from './mark';
import type { Product } from './product';
import type { Published } from './published';
import type { Alone, Waiting } from './queued';
import type { RequestKey } from '@bourse/contract-server';

interface Needs {
  store: Store;
  clock: Clock;
  catalog: Catalog;
  products: readonly Product[];
  published: Published;
  announce: Announce;
  onError: (error: unknown) => void;
  /** Called when the exchange can never write again. */
  onFatal: (error: unknown) => void;
  /** See `core/marks`. */
  staleAfterMs: number;
  desk: DeskSettings;
  /** Commands that may wait. */
  longestQueue: number;
  /** After how many ledger entries housekeeping runs, and how long what bots did is kept (milliseconds). */
  housekeeping: { every: number; keep: number };
}

/** More commands than this wait for the next transaction. */
const LARGEST_BATCH = 256;
/** A batch ends early when it has this many ledger entries: its write must not stop the exchange for a tenth of a second. */
const LARGEST_WRITE = 200;
/** The part of it that deadlines take while commands wait, and that commands get after deadlines. */
const SHARE = LARGEST_WRITE / 2;

/**
 * Runs commands one after another, many to a transaction: while one batch is being written, the next one gathers. Answers
 * and publication follow the commit. After a failed write the working state is read from the store again. Deadlines that
 * are due run before the commands of a batch. Where there are more of them than fit, each batch has some of them and some commands, so
 * that many deadlines of one user do not stop the commands of others.
 */
export class Processor {
  readonly #needs: Needs;
  readonly #deadlines: DueDeadlines;
  /** Marks of the present batch, published with it. */
  #marked: Mark[] = [];
  #state: State | undefined;
  #queue: (Waiting | Alone)[] = [];
  #working: Promise<void> | undefined;
  #isClosed = false;
  #commits = 0;
  readonly #housekeeping: HousekeepingSteps;

  private constructor(needs: Needs) {
    this.#needs = needs;
    this.#housekeeping = new HousekeepingSteps(needs);
    this.#deadlines = new DueDeadlines(needs.products);
  }

  static async start(needs: Needs): Promise<Processor> {
    const processor = new Processor(needs);
    await processor.#load();
    return processor;
  }

  /** Queues a command; answers after its commit. A request key makes it repeatable: it is carried out once. */
  submit<Outcome extends { ok: boolean }>(command: Command<Outcome>): Promise<Submitted<Outcome>>;
  submit<Outcome extends { ok: boolean }>(
    command: Command<Outcome>,
    request: RequestKey | undefined,
  ): Promise<Submitted<Outcome | Refused<'request_taken'>>>;
  async submit<Outcome extends { ok: boolean }>(
    command: Command<Outcome>,
    request?: RequestKey,
  ): Promise<Submitted<Outcome | Refused<'request_taken'>>> {
    const unavailable = { outcome: refuse('unavailable'), isRepeat: false };
    if (this.#isClosed || this.#queue.length >= this.#needs.longestQueue) return unavailable;
    return new Promise((resolve) => {
      this.#enqueue({
        request,
        run: (context, { requests }) => {
          const earlier = request && requests.earlier(request);
          if (earlier === 'taken') return () => resolve({ outcome: refuse('request_taken'), isRepeat: false });
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an action has one command, whose outcome was stored
          if (earlier) return () => resolve({ outcome: earlier.outcome as Outcome, isRepeat: true });
          const outcome = command(context);
          if (request && outcome.ok) requests.keep(request, outcome, context.now);
          return () => resolve({ outcome, isRepeat: false });
        },
        fail: () => resolve(unavailable),
      });
    });
  }

  /**
   * Carries out the deadlines that are due and those that they schedule for the same moment, then evaluates the mark prices;
   * resolves after the commit.
   */
  async tick(): Promise<void> {
    const now = this.#needs.clock.now();
    const hasWork = this.#working !== undefined || !this.#state || this.#state.marks.hasChanged(now) || this.#isDue();
    if (hasWork) await this.#pass((context, state) => this.#evaluateMarks(context, state));
    while (this.#isDue()) await this.#pass(() => undefined);
  }

  /** Runs something in the queue, after the deadlines that are due; resolves after the commit or the failed write. */
  async #pass(run: (context: Context, state: State) => void): Promise<void> {
    if (this.#isClosed) return;
    await new Promise<void>((resolve) => {
      this.#enqueue({
        run: (context, state) => {
          run(context, state);
          return resolve;
        },
        fail: () => resolve(),
      });
    });
  }

  #isDue(): boolean {
    return !this.#isClosed && this.#state !== undefined && this.#due(this.#state).length > 0;
  }

  /** Runs a change of another kind between two batches, with the queue to itself. */
  async exclusively<Outcome>(change: (state: State) => Promise<Outcome>): Promise<Outcome> {
    if (this.#isClosed) throw new Error('The exchange is closed.');
    return new Promise((resolve, reject) => {
      this.#enqueue({ alone: async (state) => resolve(await change(state)), fail: reject });
    });
  }

  /** Executes queued commands and accepts no more. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#working;
  }

  #enqueue(item: Waiting | Alone): void {
    this.#queue.push(item);
    this.#working ??= this.#work();
  }

  async #work(): Promise<void> {
    // Commands queued in the same turn share a transaction.
    await Promise.resolve();
    for (;;) {
      const due = this.#state ? this.#due(this.#state) : [];
      const next = this.#queue[0];
      if (due.length === 0 && !next) break;
      if (due.length === 0 && next && 'alone' in next) {
        this.#queue.shift();
        await this.#runAlone(next);
      } else {
        await this.#carryOut(this.#takeBatch(), due);
        await this.#housekeeping.step(this.#needs.clock.now());
      }
    }
    this.#working = undefined;
  }

  #due(state: State): Waiting[] {
    return this.#deadlines.take(state, this.#needs.clock.now(), LARGEST_BATCH);
  }

  /** Records changed marks and notifies the products. */
  #evaluateMarks(context: Context, { marks, products }: State): void {
    const changed = marks.evaluate(context.now);
    if (changed.length === 0) return;
    this.#marked.push(...changed);
    for (const [product, own] of products) product.onPrice?.(context, own, changed);
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

  /** @param due deadlines, which stay in the schedule until they run */
  async #carryOut(commands: readonly Waiting[], due: readonly Waiting[] = []): Promise<void> {
    const { announce, clock, onError, published, store } = this.#needs;
    const events: (() => void)[] = [];
    const answers: (() => void)[] = [];
    const keep: Announce = (name, event) => events.push(() => announce(name, event));
    const progress = { isSent: false, isCommitted: false };
    const batch = [...due, ...commands];
    let carriedOut: readonly Waiting[] = batch;
    this.#marked = [];
    try {
      store.ensureWritable();
    } catch (error) {
      // Nothing has begun: the working state stays valid.
      onError(error);
      for (const { fail } of batch) fail(error);
      return;
    }
    try {
      const state = this.#state ?? (await this.#load());
      await state.requests.lookUp(
        store.db,
        commands.flatMap(({ request }) => request ?? []),
      );
      /** Runs the first ones until the batch has so many ledger entries; returns how many. */
      const runUntil = (entries: number, waiting: readonly Waiting[]) => {
        let done = 0;
        for (const { run } of waiting) {
          if (answers.length > 0 && state.ledger.unwritten() >= entries) break;
          const context = contextOf(state, clock.now(), keep);
          answers.push(run(context, state));
          settleBalances(state, context, keep);
          done += 1;
        }
        return done;
      };
      const met = runUntil(commands.length > 0 ? SHARE : LARGEST_WRITE, due);
      const done = runUntil(Math.max(LARGEST_WRITE, state.ledger.unwritten() + SHARE), commands);
      carriedOut = [...due.slice(0, met), ...commands.slice(0, done)];
      // The rest of the commands comes first in the next batch.
      this.#queue.unshift(...commands.slice(done));
      progress.isSent = true;
      await this.#write(state, progress);
      for (const pairId of published.takeChanged()) keep('book', { pairId });
    } catch (error) {
      // The working state is ahead of the store, or the outcome of the write is unknown: the store decides.
      this.#state = undefined;
      onError(error);
      this.#endIfLost(error, progress.isCommitted);
      // After the commit nothing may be executed again, for any error.
      const isUndone = !progress.isSent || (!progress.isCommitted && isRefusal(error));
      // One bad command fails alone: a batch that is certainly not committed is tried command by command.
      if (isUndone && carriedOut.length > 1) for (const waiting of carriedOut) await this.#carryOut([waiting]);
      else for (const { fail } of carriedOut) fail(error);
      return;
    }
    for (const tell of events) tell();
    for (const answer of answers) answer();
  }

  /** Ends the process if it can never write again: the lock of the store is lost, or the disk did not keep a commit. */
  #endIfLost(error: unknown, isCommitted: boolean): void {
    const { onFatal, store } = this.#needs;
    try {
      store.ensureExclusive();
      // After a failed `fsync` the system may have dropped the pages, and a second call would falsely succeed.
      if (isCommitted) onFatal(error);
    } catch (lost) {
      onFatal(lost);
    }
  }

  /** Is the working state valid, so that commands can be carried out? */
  isHealthy(): boolean {
    return this.#state !== undefined && !this.#isClosed;
  }

  /** Commands in the queue. */
  waiting(): number {
    return this.#queue.length;
  }

  /** Commits since the start: what was read from the store is current as long as it does not change. */
  commits(): number {
    return this.#commits;
  }

  async #write(state: State, progress: { isCommitted: boolean }): Promise<void> {
    const { published, store } = this.#needs;
    const writes = takeWrites(state);
    if (writes.isEmpty) return;
    this.#housekeeping.count(writes.entries);
    store.ensureExclusive();
    await writes.commit(store);
    progress.isCommitted = true;
    this.#commits += 1;
    await store.flush();
    for (const change of writes.changes) change.publish?.(published);
    published.publishMarks(this.#marked);
  }

  async #load(): Promise<State> {
    const { announce, catalog, clock, desk, products, published, staleAfterMs, store } = this.#needs;
    const state = await loadState({ db: store.db, catalog, published, products, staleAfterMs, desk });
    const now = clock.now();
    published.publishMarks(catalog.pairs().flatMap(({ id }) => state.marks.mark(id, now) ?? []));
    for (const pairId of published.takeChanged()) announce('book', { pairId });
    this.#state = state;
    return state;
  }
}
