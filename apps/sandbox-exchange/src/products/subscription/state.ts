import type { LaunchRecord, SubscriptionOrder } from './types';

export interface SubscriptionWrites {
  readonly newLaunches: readonly LaunchRecord[];
  /** Launches whose sold quantity changed. */
  readonly launches: readonly LaunchRecord[];
  readonly added: readonly SubscriptionOrder[];
  readonly unlocked: readonly SubscriptionOrder[];
}

/** Launches and subscriptions in the working state, and unwritten changes. */
export class SubscriptionState {
  #launches: readonly LaunchRecord[];
  readonly #orders: Map<number, SubscriptionOrder>;
  #nextId: number;
  #newLaunches: LaunchRecord[] = [];
  #changedLaunches = new Set<LaunchRecord>();
  #added = new Set<SubscriptionOrder>();
  #unlocked = new Set<SubscriptionOrder>();

  /** @param launches by start; @param orders all subscriptions */
  constructor(launches: readonly LaunchRecord[], orders: readonly SubscriptionOrder[]) {
    this.#launches = launches;
    this.#orders = new Map(orders.map((order) => [order.id, order]));
    this.#nextId = orders.reduce((next, { id }) => Math.max(next, id + 1), 1);
  }

  /** All launches by start. */
  get launches(): readonly LaunchRecord[] {
    return this.#launches;
  }

  /** Adds a launch; one with this id stays as it is. */
  addLaunch(launch: LaunchRecord): void {
    if (this.#launches.some(({ id }) => id === launch.id)) return;
    this.#launches = [...this.#launches, launch].toSorted((a, b) => a.startsAt - b.startsAt);
    this.#newLaunches.push(launch);
  }

  order(id: number): SubscriptionOrder | undefined {
    return this.#orders.get(id);
  }

  /** Adds a subscription and takes its quantity from the stock of the launch. */
  add(launch: LaunchRecord, order: Omit<SubscriptionOrder, 'id'>): SubscriptionOrder {
    const added = { ...order, id: this.#nextId };
    this.#nextId += 1;
    this.#orders.set(added.id, added);
    this.#added.add(added);
    launch.sold += added.quantity;
    this.#changedLaunches.add(launch);
    return added;
  }

  unlock(order: SubscriptionOrder, at: number): void {
    order.unlockedAt = at;
    if (!this.#added.has(order)) this.#unlocked.add(order);
  }

  takeWrites(): SubscriptionWrites | undefined {
    const count = this.#newLaunches.length + this.#added.size + this.#unlocked.size + this.#changedLaunches.size;
    if (count === 0) return undefined;
    const writes = {
      newLaunches: this.#newLaunches,
      launches: [...this.#changedLaunches],
      added: [...this.#added],
      unlocked: [...this.#unlocked],
    };
    this.#newLaunches = [];
    this.#changedLaunches = new Set();
    this.#added = new Set();
    this.#unlocked = new Set();
    return writes;
  }
}
