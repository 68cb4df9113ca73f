import { OrderBook } from '../../engine/order-book';
import type { RestingOrder } from '../../engine/types';
import type { DayVolume, TradeVolumes } from './trade-volumes';
import { exitCount, groupIdOf, isActive, type FillRecord, type OrderRecord } from './records';

/** Order changes that are not yet in the store. */
export interface SpotWrites {
  placed: OrderRecord[];
  /** Older orders that are another. */
  changed: OrderRecord[];
  fills: FillRecord[];
  volumes: readonly DayVolume[];
  /** Pairs whose book has changed. */
  pairs: number[];
}

/**
 * Open orders and books in the working state: ahead of the store by the result of `takeWrites`. After a failed write it
 * is discarded and loaded again.
 */
export class SpotState {
  /** What users have traded by day. */
  readonly volumes: TradeVolumes;
  readonly #open = new Map<number, OrderRecord>();
  readonly #books = new Map<number, OrderBook>();
  /** Orders that wait for their trigger, by pair. */
  readonly #waiting = new Map<number, Set<OrderRecord>>();
  /** Open buys that carry exits. */
  readonly #promising = new Set<OrderRecord>();
  /** Active orders that share a hold: exits of a buy, or two orders of which one cancels the other. By the id that names the hold. */
  readonly #groups = new Map<number, Set<OrderRecord>>();
  readonly #lastPrices: Map<number, bigint>;
  /** Open orders by user and pair. */
  readonly #counts = new Map<string, number>();
  #nextOrderId: number;
  #nextFillId: number;
  #placed = new Set<OrderRecord>();
  #changed = new Set<OrderRecord>();
  #fills: FillRecord[] = [];
  #pairs = new Set<number>();

  /** @param open in the order of their ids */
  constructor(
    open: readonly OrderRecord[],
    lastPrices: Map<number, bigint>,
    nextIds: { order: number; fill: number },
    volumes: TradeVolumes,
  ) {
    this.volumes = volumes;
    for (const order of open) this.#add(order);
    const resting = open
      .filter(({ status }) => status === 'open')
      .toSorted((one, other) => one.arrival - other.arrival);
    for (const [pairId, orders] of Map.groupBy(resting, (order) => order.pairId)) {
      this.#books.set(pairId, OrderBook.restore(orders.map(restingOf)));
    }
    this.#lastPrices = lastPrices;
    this.#nextOrderId = nextIds.order;
    this.#nextFillId = nextIds.fill;
  }

  book(pairId: number): OrderBook {
    const found = this.#books.get(pairId);
    if (found) return found;
    const book = new OrderBook();
    this.#books.set(pairId, book);
    return book;
  }

  lastPrice(pairId: number): bigint | undefined {
    return this.#lastPrices.get(pairId);
  }

  /** An order that is in the book or waits for its trigger. */
  open(orderId: number): OrderRecord | undefined {
    return this.#open.get(orderId);
  }

  /** By id. */
  allOpen(): Iterable<OrderRecord> {
    return this.#open.values();
  }

  /** Orders of a pair that wait for their trigger, by id. */
  waiting(pairId: number): Iterable<OrderRecord> {
    return this.#waiting.get(pairId) ?? [];
  }

  /** How many orders of a user wait for their trigger on a pair, or will as its buys fill. */
  waitingOf(userId: number, pairId: number): number {
    let count = 0;
    for (const order of this.waiting(pairId)) if (order.userId === userId) count += 1;
    for (const order of this.#promising) {
      if (order.userId === userId && order.pairId === pairId) count += exitCount(order) - this.group(order.id).length;
    }
    return count;
  }

  /** The active orders that share a hold, by the id that names it. */
  group(id: number): OrderRecord[] {
    return [...(this.#groups.get(id) ?? [])];
  }

  /** The other active orders that share the hold of an order. */
  siblings(order: OrderRecord): OrderRecord[] {
    const id = groupIdOf(order);
    return id === undefined ? [] : this.group(id).filter((other) => other !== order);
  }

  nextOrderId(): number {
    return this.#nextOrderId;
  }

  /** An order goes to the end of the queue of its price. */
  arrive(order: OrderRecord): void {
    order.arrival = this.#nextOrderId;
    this.#nextOrderId += 1;
  }

  place(order: OrderRecord): void {
    this.#nextOrderId = order.id + 1;
    this.#placed.add(order);
    this.#pairs.add(order.pairId);
    this.#add(order);
  }

  openOrders(userId: number, pairId: number): number {
    return this.#counts.get(`${userId} ${pairId}`) ?? 0;
  }

  #add(order: OrderRecord): void {
    this.#open.set(order.id, order);
    this.#count(order, 1);
    this.#index(order);
    if (order.status !== 'waiting') return;
    const waiting = this.#waiting.get(order.pairId) ?? new Set();
    this.#waiting.set(order.pairId, waiting.add(order));
  }

  #index(order: OrderRecord): void {
    if (isActive(order) && exitCount(order) > 0) this.#promising.add(order);
    else this.#promising.delete(order);
    const id = groupIdOf(order);
    if (id === undefined) return;
    const group = this.#groups.get(id) ?? new Set();
    if (isActive(order)) this.#groups.set(id, group.add(order));
    else if (group.delete(order) && group.size === 0) this.#groups.delete(id);
  }

  #count({ userId, pairId }: OrderRecord, change: number): void {
    const key = `${userId} ${pairId}`;
    const count = (this.#counts.get(key) ?? 0) + change;
    if (count === 0) this.#counts.delete(key);
    else this.#counts.set(key, count);
  }

  /** An open order was triggered, amended, filled or cancelled. */
  change(order: OrderRecord): void {
    if (!this.#placed.has(order)) this.#changed.add(order);
    this.#pairs.add(order.pairId);
    this.#index(order);
    if (order.status !== 'waiting') this.#waiting.get(order.pairId)?.delete(order);
    if (!isActive(order) && this.#open.delete(order.id)) this.#count(order, -1);
  }

  recordFill(fill: Omit<FillRecord, 'id'>): FillRecord {
    const record = { id: this.#nextFillId, ...fill };
    this.#nextFillId += 1;
    this.#fills.push(record);
    this.#lastPrices.set(fill.pairId, fill.price);
    return record;
  }

  takeWrites(): SpotWrites {
    const writes = {
      placed: [...this.#placed],
      changed: [...this.#changed],
      fills: this.#fills,
      volumes: this.volumes.takeChanges(),
      pairs: [...this.#pairs],
    };
    this.#placed = new Set();
    this.#changed = new Set();
    this.#fills = [];
    this.#pairs = new Set();
    return writes;
  }
}

function restingOf({ id, userId, side, price, quantity, filled }: OrderRecord): RestingOrder {
  if (price === undefined) throw new Error(`market order ${id} is open`);
  return { id, owner: userId, side, price, remaining: quantity - filled };
}
