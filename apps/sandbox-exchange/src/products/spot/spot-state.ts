import { OrderBook } from '../../engine/order-book';
import type { RestingOrder } from '../../engine/types';
import { clientOrderKey, type ClientOrderKey, type ClientOrders } from './client-orders';
import type { FillRecord, OrderRecord } from './records';

/** What has happened to orders and is not yet in the store. */
export interface SpotWrites {
  placed: OrderRecord[];
  /** Older orders that are another. */
  changed: OrderRecord[];
  fills: FillRecord[];
  /** Pairs whose book is another. */
  pairs: number[];
}

/**
 * Open orders and books as the commands see them: ahead of the store by what `takeWrites` will hand over. Where writing
 * fails, all of it is thrown away and read again.
 */
export class SpotState {
  /** Those among the clients' own ids in the present batch that are known already. */
  clientOrders: ClientOrders = new Map();
  readonly #open = new Map<number, OrderRecord>();
  readonly #books = new Map<number, OrderBook>();
  readonly #lastPrices: Map<number, bigint>;
  #nextOrderId: number;
  #nextFillId: number;
  #placed = new Set<OrderRecord>();
  #changed = new Set<OrderRecord>();
  #fills: FillRecord[] = [];
  #pairs = new Set<number>();

  /** @param open in the order of their ids, which is the order of their arrival and so their priority in time */
  constructor(open: readonly OrderRecord[], lastPrices: Map<number, bigint>, nextIds: { order: number; fill: number }) {
    for (const order of open) this.#open.set(order.id, order);
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

  nextOrderId(): number {
    return this.#nextOrderId;
  }

  place(order: OrderRecord): void {
    this.#nextOrderId = order.id + 1;
    this.#placed.add(order);
    this.#pairs.add(order.pairId);
    this.#open.set(order.id, order);
    const { userId, clientOrderId } = order;
    if (clientOrderId !== undefined) this.clientOrders.set(clientOrderKey({ userId, clientOrderId }), order.id);
  }

  /** The order that a user has placed under his own id. */
  placedAs(key: ClientOrderKey): number | undefined {
    return this.clientOrders.get(clientOrderKey(key));
  }

  /** An open order was filled or left the book. */
  change(order: OrderRecord): void {
    if (!this.#placed.has(order)) this.#changed.add(order);
    this.#pairs.add(order.pairId);
    if (order.status !== 'open') this.#open.delete(order.id);
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
