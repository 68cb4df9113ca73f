import type { Kysely, RawBuilder, Transaction } from 'kysely';
import type { Catalog } from '../catalog/catalog';
import type { Pair } from '../catalog/types';
import type { EntryCauses, ExplainedEntry, Explanation } from '../ledger/entry-texts';
import type { Account } from '../ledger/ledger';
import type { Database } from '../store/database';
import type { ChainReport } from './chain-report';
import type { Command } from './command';
import type { Context } from './context';
import type { DeskKind, DeskSettings } from './decisions';
import type { Mark } from './mark';
import type { Outflow, OutflowRefusal } from './outflow';
import type { Published } from './published';
import type { Deadline } from './schedule';
import type { Slice } from './slice';

/** Source of a product's state, on start and after a failed write. */
export interface Source {
  readonly db: Kysely<Database>;
  readonly catalog: Catalog;
  /** Prices and books as of the last commit; a product that has order books publishes them here. */
  readonly published: Published;
  /** All products of the exchange. */
  readonly products: readonly Product[];
  readonly desk: DeskSettings;
}

/** What a product announces to clients. */
export interface Announced {
  /** Names of the products that clients show. */
  readonly names: readonly string[];
  /** Fields that it adds to the capabilities. */
  readonly fields?: (pairs: readonly Pair[]) => Readonly<Record<string, unknown>>;
}

/** Changes of a product's state in one batch of commands. */
export interface Changes {
  /** Writes the changes; runs in the transaction of the batch, before the ledger is written. */
  write(transaction: Transaction<Database>): Promise<void>;
  /** Updates the in-memory data of queries; runs after the commit, before events and answers. */
  publish?(published: Published): void;
}

/**
 * The first product's reason why money must not leave an account; `undefined` if it may. Every command asks that gives money of its user to
 * others: a withdrawal, a sale for fiat money, a trade, a margin, a stake. The question changes nothing.
 */
export function outflowRefusal(
  context: Context,
  products: Context['products'],
  outflow: Outflow,
): OutflowRefusal | undefined {
  for (const product of products) {
    const reason = product.refuseOutflow?.(context, context.of(product), outflow);
    if (reason !== undefined) return reason;
  }
  return undefined;
}

/** Tells the products of a trade that none of them has refused, before it is carried out. */
export function tellOutflow(context: Context, outflow: Outflow): void {
  for (const product of context.products) product.onOutflow?.(context, context.of(product), outflow);
}

/** Releases what a user holds by orders, ads and requests that can be cancelled. */
export function cancelOpen(context: Context, userId: number): void {
  for (const product of context.products) product.cancelOpen?.(context, context.of(product), userId);
}

/**
 * A product of the exchange, such as spot trading. The core calls these members and knows no product by name. `State` is
 * the product's own state in memory: commands change it synchronously, ahead of the store by one batch. After a failed
 * write the state is discarded and loaded again, so it holds nothing that the store does not.
 */
export interface Product<State = unknown> {
  /** Unique; the namespace of its deadlines. */
  readonly name: string;
  /** Kinds of the ledger entries that the product posts, each with its cause. The ledger refuses an unknown kind. */
  readonly entries?: EntryCauses;
  /**
   * Reads what the objects of entries add to their explanation, by the ids of the entries. Called with entries of the kinds of
   * {@link entries} only.
   */
  explain?(db: Kysely<Database>, entries: readonly ExplainedEntry[]): Promise<ReadonlyMap<number, Explanation>>;
  /** What clients can use of the product. */
  readonly announced?: Announced;
  /** Purposes of the holds that the product makes. The audit reports a hold without a product. */
  readonly holdPurposes?: readonly string[];

  /** The command that the product runs when the exchange has opened; `undefined`: it needs none. */
  opening?(source: Pick<Source, 'db' | 'desk'>): Promise<Command<{ ok: boolean }> | undefined>;
  /** Reads the state from the store. */
  load(source: Source): Promise<State>;
  /** The changes since the last call; `undefined` without changes. */
  writes(state: State): Changes | undefined;
  /**
   * Carries out a deadline that the product scheduled. Runs as a command of its own, in the order of deadlines, also after
   * downtime: `deadline.at` is the scheduled time, `context.now` the time of execution.
   */
  due?(context: Context, state: State, deadline: Deadline): void;
  /** Called when mark prices have changed, once per batch of changes, as a command of its own. */
  onPrice?(context: Context, state: State, marks: readonly Mark[]): void;
  /**
   * Why money must not leave an account, such as margin that open positions need; `undefined` if it may. Asked last, before the command
   * changes something. It changes nothing: an order that waits asks again and again.
   */
  refuseOutflow?(context: Context, state: State, outflow: Outflow): OutflowRefusal | undefined;
  /** Called with a trade that is carried out, before it changes something. */
  onOutflow?(context: Context, state: State, outflow: Outflow): void;
  /** Cancels what a user has open and releases the holds: the exchange collects a debt. Positions and trades with others go on. */
  cancelOpen?(context: Context, state: State, userId: number): void;
  /** Called after a command with the accounts that it has changed. */
  onBalances?(context: Context, state: State, accounts: readonly Account[]): void;
  /** Called with a new user, before the user's first command. */
  onUser?(state: State, user: { readonly id: number; readonly inviterId: number | undefined }): void;
  /** Called with every report of the simulated chains; see `chain/`. Reports repeat. */
  onChain?(context: Context, state: State, report: ChainReport): void;
  /** Decisions that the product leaves to the back office, by kind; see `desk/`. */
  readonly desk?: Readonly<Record<string, DeskKind<State>>>;
  /** May this user see a picture that another user uploaded, such as the counterparty of an order? */
  mayView?(db: Kysely<Database>, upload: { name: string; userId: number }, userId: number): Promise<boolean>;
  /** Invariants of the store: a description of the violation → a query for the violating rows. */
  readonly audit?: Readonly<Record<string, RawBuilder<unknown>>>;
  /** Deletes some of what only bots did before a moment, a step of the housekeeping. Returns whether there is more. */
  prune?(transaction: Transaction<Database>, slice: Slice): Promise<boolean>;
}
