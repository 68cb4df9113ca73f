import type { Decimal } from '@bourse/decimal';
import type { Catalog } from '../catalog/catalog';
import type { Ledger } from '../ledger/ledger';
import type { Announce } from './events';
import type { Mark } from './mark';
import type { Outflow, OutflowRefusal } from './outflow';

/** Identifies a product to the context; `Own` is the type of its state. */
export interface ProductKey<Own = unknown> {
  readonly name: string;
  load(...source: never[]): Promise<Own>;
}

/** What a command may ask of all products; see `core/product`. */
interface Asked extends ProductKey {
  refuseOutflow?(context: Context, state: unknown, outflow: Outflow): OutflowRefusal | undefined;
  onOutflow?(context: Context, state: unknown, outflow: Outflow): void;
  cancelOpen?(context: Context, state: unknown, userId: number): void;
}

/** The context of a command. Changes are applied in memory at once; the batch writes them. */
export interface Context {
  readonly catalog: Catalog;
  readonly users: ReadonlySet<number>;
  /** Until when money of a user must not leave because the password was reset or the second factor has ended; see `core/payment-hold`. */
  readonly heldUntil: ReadonlyMap<number, number>;
  /** Holds the payments of a user from now on, as after a reset of the password. The caller stores the time with the user. */
  holdPayments(userId: number): void;
  readonly ledger: Ledger;
  /** All products of the exchange. */
  readonly products: readonly Asked[];
  /** Exchange time of the command in epoch milliseconds; never earlier than that of a command before. */
  readonly now: number;
  /** Announces an event, once the command is committed. */
  readonly announce: Announce;
  /**
   * The state of a product.
   * @throws if the exchange was started without the product
   */
  of<Own>(product: ProductKey<Own>): Own;
  /** Calls `product.due` at `at` (epoch milliseconds); replaces a deadline with the same key. A restart keeps it. */
  schedule(product: Pick<ProductKey, 'name'>, key: string, at: number): void;
  isScheduled(product: Pick<ProductKey, 'name'>, key: string): boolean;
  /** The mark price now; `undefined` before the first trade or two-sided book of a pair. */
  mark(pairId: number): Mark | undefined;
  /**
   * The last mark recorded before a time (epoch milliseconds); deterministic for a given time. `undefined` if there was
   * none, or if the time is more than half an hour before the latest mark.
   */
  priceAt(pairId: number, at: number): Mark | undefined;
  /**
   * Median of the index over a time (milliseconds) before a moment, of the last one where there is none; deterministic, as `priceAt` is.
   * `undefined` without an index.
   */
  medianIndexAt(pairId: number, at: number, length: number): Decimal | undefined;
  /** Removes a deadline, if there is one. */
  cancel(product: Pick<ProductKey, 'name'>, key: string): void;
}
