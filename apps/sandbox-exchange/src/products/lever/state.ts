import type { Mark } from '../../core/mark';
import { AccountSums } from './account-sums';
import type { Available } from './published-account';
import { triggerPrices } from './exits';
import { Triggers } from './triggers';
import {
  isOpen,
  type LeverEntrust,
  type LeverOrder,
  type LeverPosition,
  type OpenOrder,
  type OvernightCharge,
} from './types';

export interface LeverWrites {
  readonly placed: LeverOrder[];
  readonly changed: LeverOrder[];
  readonly charges: OvernightCharge[];
  /** Contract accounts whose money has changed. */
  readonly available: Available;
}

const EXIT_TRIGGERS = ['mark', 'last'] as const;

const NONE: ReadonlySet<number> = new Set();

/** Entrusts and positions in the working state: ahead of the store by the result of `takeWrites`. */
export class LeverState {
  readonly #open = new Map<number, OpenOrder>();
  readonly #byUser = new Map<number, Set<number>>();
  /** Entrusts and exits by the mark price; exits by the last trade. */
  readonly #triggers = { mark: new Triggers(), last: new Triggers() };
  /** Positions whose stop loss trails. */
  readonly #trailing = new Set<number>();
  readonly #sums = new AccountSums();
  #nextId: number;
  #placed = new Map<number, LeverOrder>();
  #changed = new Map<number, LeverOrder>();
  #charges: OvernightCharge[] = [];
  #available = new Map<string, bigint>();

  constructor(open: readonly OpenOrder[], nextId: number) {
    for (const order of open) this.#keep(order);
    this.#nextId = nextId;
  }

  open(id: number): OpenOrder | undefined {
    return this.#open.get(id);
  }

  position(id: number): LeverPosition | undefined {
    const order = this.#open.get(id);
    return order?.status === 'position' ? order : undefined;
  }

  /** Entrusts and positions of a user, oldest first. */
  ofUser(userId: number): OpenOrder[] {
    return [...(this.#byUser.get(userId) ?? NONE)].flatMap((id) => this.#open.get(id) ?? []);
  }

  positionsOf(userId: number): LeverPosition[] {
    return this.ofUser(userId).filter((order) => order.status === 'position');
  }

  entrustsOf(userId: number): LeverEntrust[] {
    return this.ofUser(userId).filter((order) => order.status === 'entrust');
  }

  /** All entrusts and positions, oldest first. */
  all(): OpenOrder[] {
    return [...this.#open.values()];
  }

  /** Users with an entrust or a position. */
  users(): number[] {
    return [...this.#byUser.keys()];
  }

  /** Ids of orders that may be reached by a mark, see {@link Triggers}. */
  reached(mark: Mark): Set<number> {
    const { pairId } = mark;
    return new Set(
      EXIT_TRIGGERS.flatMap((exitTrigger) => [
        ...this.#triggers[exitTrigger].reached({ pairId, ...triggerPrices(mark, { exitTrigger }) }),
      ]),
    );
  }

  /** Positions whose stop loss trails, oldest first. */
  trailing(): LeverPosition[] {
    return [...this.#trailing].flatMap((id) => this.position(id) ?? []);
  }

  /** Users with a position of a pair. */
  usersOf(pairId: number): number[] {
    return this.#sums.usersOf(pairId);
  }

  /** The sums of a user's orders by pair. */
  sumsOf(userId: number): ReturnType<AccountSums['of']> {
    return this.#sums.of(userId);
  }

  takeId(): number {
    this.#nextId += 1;
    return this.#nextId - 1;
  }

  place(order: OpenOrder): void {
    this.#placed.set(order.id, order);
    this.#keep(order);
  }

  /** Adds an order that is final from the beginning. */
  record(order: Exclude<LeverOrder, OpenOrder>): void {
    this.#placed.set(order.id, order);
  }

  /**
   * Replaces an open order.
   * @throws if the order is not open: a final state never changes
   */
  change(order: LeverOrder): void {
    if (!this.#open.has(order.id)) throw new Error(`leverage order ${order.id} is not open`);
    (this.#placed.has(order.id) ? this.#placed : this.#changed).set(order.id, order);
    if (isOpen(order)) this.#keep(order);
    else this.#drop(order);
  }

  /** Adds an overnight fee that was booked. */
  charged(charge: OvernightCharge): void {
    this.#charges.push(charge);
  }

  /** Notes the present money of contract accounts. */
  noteAvailable(available: Available): void {
    for (const [key, units] of available) this.#available.set(key, units);
  }

  takeWrites(): LeverWrites {
    const writes = {
      placed: [...this.#placed.values()],
      changed: [...this.#changed.values()],
      charges: this.#charges,
      available: this.#available,
    };
    this.#placed = new Map();
    this.#changed = new Map();
    this.#charges = [];
    this.#available = new Map();
    return writes;
  }

  #keep(order: OpenOrder): void {
    this.#forget(order.id);
    this.#open.set(order.id, order);
    this.#triggersOf(order).add(order);
    if (order.trail && order.status === 'position') this.#trailing.add(order.id);
    this.#sums.add(order);
    const ids = this.#byUser.get(order.userId) ?? new Set();
    ids.add(order.id);
    this.#byUser.set(order.userId, ids);
  }

  /** Takes the present record of an order out of the indexes. */
  #forget(id: number): void {
    const order = this.#open.get(id);
    if (!order) return;
    this.#triggersOf(order).remove(order);
    this.#trailing.delete(id);
    this.#sums.remove(order);
  }

  /** An entrust waits for the mark price, whatever triggers its exits later. */
  #triggersOf({ exitTrigger, status }: OpenOrder): Triggers {
    return this.#triggers[status === 'entrust' ? 'mark' : exitTrigger];
  }

  #drop({ id, userId }: LeverOrder): void {
    this.#forget(id);
    this.#open.delete(id);
    const ids = this.#byUser.get(userId);
    ids?.delete(id);
    if (ids?.size === 0) this.#byUser.delete(userId);
  }
}
