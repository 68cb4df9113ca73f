import type { LeverOrder } from './types';

export interface LeverWrites {
  readonly placed: LeverOrder[];
  readonly changed: LeverOrder[];
}

const NONE: ReadonlySet<number> = new Set();

/** Entrusts and positions in the working state: ahead of the store by the result of `takeWrites`. */
export class LeverState {
  readonly #open = new Map<number, LeverOrder>();
  readonly #byUser = new Map<number, Set<number>>();
  #nextId: number;
  #placed = new Map<number, LeverOrder>();
  #changed = new Map<number, LeverOrder>();

  constructor(open: readonly LeverOrder[], nextId: number) {
    for (const order of open) this.#keep(order);
    this.#nextId = nextId;
  }

  open(id: number): LeverOrder | undefined {
    return this.#open.get(id);
  }

  /** Entrusts and positions of a user, oldest first. */
  ofUser(userId: number): LeverOrder[] {
    return [...(this.#byUser.get(userId) ?? NONE)].flatMap((id) => this.#open.get(id) ?? []);
  }

  positionsOf(userId: number): LeverOrder[] {
    return this.ofUser(userId).filter(({ status }) => status === 'position');
  }

  /** All entrusts and positions, oldest first. */
  all(): LeverOrder[] {
    return [...this.#open.values()];
  }

  /** Users with an entrust or a position. */
  users(): number[] {
    return [...this.#byUser.keys()];
  }

  takeId(): number {
    this.#nextId += 1;
    return this.#nextId - 1;
  }

  place(order: LeverOrder): void {
    this.#placed.set(order.id, order);
    this.#keep(order);
  }

  /**
   * Replaces an open order.
   * @throws if the order is not open: a final state never changes
   */
  change(order: LeverOrder): void {
    if (!this.#open.has(order.id)) throw new Error(`leverage order ${order.id} is not open`);
    (this.#placed.has(order.id) ? this.#placed : this.#changed).set(order.id, order);
    if (order.status === 'entrust' || order.status === 'position') this.#keep(order);
    else this.#drop(order);
  }

  takeWrites(): LeverWrites {
    const writes = { placed: [...this.#placed.values()], changed: [...this.#changed.values()] };
    this.#placed = new Map();
    this.#changed = new Map();
    return writes;
  }

  #keep(order: LeverOrder): void {
    this.#open.set(order.id, order);
    const ids = this.#byUser.get(order.userId) ?? new Set();
    ids.add(order.id);
    this.#byUser.set(order.userId, ids);
  }

  #drop({ id, userId }: LeverOrder): void {
    this.#open.delete(id);
    const ids = this.#byUser.get(userId);
    ids?.delete(id);
    if (ids?.size === 0) this.#byUser.delete(userId);
  }
}
