import { OrderBook } from '../../engine/order-book';
import type { RestingOrder } from '../../engine/types';
import type { FillRecord, OrderRecord } from './records';

/** Order changes that are not yet in the store. */
export interface SpotWrites {
  placed: OrderRecord[];
  /** Older orders that are another. */
  changed: OrderRecord[];
  fills: FillRecord[];
  /** Pairs whose book has changed. */
  pairs: number[];
}

/**
 * Open orders and books in the working state: ahead of the store by the result of `takeWrites`. After a failed write it
 * is discarded and loaded again.
 */
export class SpotState {
  readonly #open = new Map<number, OrderRecord>();
  readonly #books = new Map<number, OrderBook>();
  readonly #lastPrices: Map<number, bigint>;
  /** Open orders by user and pair. */
  readonly #counts = new Map<string, number>();
  #nextOrderId: number;
  #nextFillId: number;
  #placed = new Set<OrderRecord>();
  #changed = new Set<OrderRecord>();
  #fills: FillRecord[] = [];
  #pairs = new Set<number>();

  /** @param open in the order of their ids, which is the order of their arrival and so their priority in time */
  constructor(open: readonly OrderRecord[], lastPrices: Map<number, bigint>, nextIds: { order: number; fill: number }) {
    for (const order of open) this.#add(order);
    for (const [pairId, orders] of Map.groupBy(open, (order) => order.pairId)) {
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

  open(orderId: number): OrderRecord | undefined {
    return this.#open.get(orderId);
  }

  /** By id, which is the order of their arrival. */
  allOpen(): Iterable<OrderRecord> {
    return this.#open.values();
  }

  nextOrderId(): number {
    return this.#nextOrderId;
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
  }

  #count({ userId, pairId }: OrderRecord, change: number): void {
    const key = `${userId} ${pairId}`;
    const count = (this.#counts.get(key) ?? 0) + change;
    if (count === 0) this.#counts.delete(key);
    else this.#counts.set(key, count);
  }

  /** An open order was filled or left the book. */
  change(order: OrderRecord): void {
    if (!this.#placed.has(order)) this.#changed.add(order);
    this.#pairs.add(order.pairId);
    if (order.status !== 'open' && this.#open.delete(order.id)) this.#count(order, -1);
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
