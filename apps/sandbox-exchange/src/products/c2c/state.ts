import type { DeskMessages } from './desk-messages';
import { Disputes } from './disputes-state';
import type { People, PeopleWrites } from './people-state';
import { isRunning, type AdRecord, type DisputeRecord, type OrderRecord } from './types';

export interface C2cWrites {
  newAds: AdRecord[];
  changedAds: AdRecord[];
  newOrders: OrderRecord[];
  changedOrders: OrderRecord[];
  /** New and changed ones. */
  disputes: DisputeRecord[];
  deskMessages: ReturnType<DeskMessages['takeWrites']>;
  people: PeopleWrites;
}

interface Contents {
  /** Open ads. */
  ads: readonly AdRecord[];
  /** Unpaid and paid orders. */
  orders: readonly OrderRecord[];
  /** Cancellations of the last days. */
  cancellations: readonly Cancellation[];
  /** Disputes that have not ended. */
  disputes: readonly DisputeRecord[];
  deskMessages: DeskMessages;
  people: People;
  nextAdId: number;
  nextOrderId: number;
  nextDisputeId: number;
}

/** A cancelled order, as the limits count it. */
export interface Cancellation {
  payerId: number;
  /** Epoch milliseconds. */
  at: number;
}

/**
 * Open ads and running orders in the working state, ahead of the store by the result of `takeWrites`. A failed write
 * discards the state and loads it again.
 */
export class C2cState {
  readonly #ads = new Map<number, AdRecord>();
  /** Open ads of each user. */
  readonly #adCounts = new Map<number, number>();
  readonly #orders = new Map<number, OrderRecord>();
  readonly #ofUser = new Map<number, Set<OrderRecord>>();
  readonly #cancellations = new Map<number, number[]>();
  #nextAdId: number;
  #nextOrderId: number;
  #newAds = new Set<AdRecord>();
  #changedAds = new Set<AdRecord>();
  #newOrders = new Set<OrderRecord>();
  #changedOrders = new Set<OrderRecord>();

  readonly disputes: Disputes;
  readonly deskMessages: DeskMessages;
  readonly people: People;

  constructor(contents: Contents) {
    const { ads, orders, cancellations, disputes, nextAdId, nextOrderId, nextDisputeId } = contents;
    this.people = contents.people;
    this.deskMessages = contents.deskMessages;
    this.disputes = new Disputes(disputes, nextDisputeId);
    for (const ad of ads) this.#keepAd(ad);
    for (const order of orders) this.#index(order);
    for (const cancellation of cancellations) this.#note(cancellation);
    this.#nextAdId = nextAdId;
    this.#nextOrderId = nextOrderId;
  }

  /** An open ad. */
  ad(id: number): AdRecord | undefined {
    return this.#ads.get(id);
  }

  /** How many ads of a user are open. */
  adsOf(userId: number): number {
    return this.#adCounts.get(userId) ?? 0;
  }

  /** Open sales of a user with a remainder. */
  salesOf(userId: number): AdRecord[] {
    return [...this.#ads.values()].filter((ad) => ad.userId === userId && ad.type === 'sell' && ad.surplus > 0n);
  }

  /** A running order: unpaid or paid. */
  order(id: number): OrderRecord | undefined {
    return this.#orders.get(id);
  }

  /** Running orders of a user, on either side. */
  ordersOf(userId: number): ReadonlySet<OrderRecord> {
    return this.#ofUser.get(userId) ?? new Set();
  }

  hasOrders(ad: AdRecord): boolean {
    for (const order of this.ordersOf(ad.userId)) if (order.adId === ad.id) return true;
    return false;
  }

  /** Moments at which orders that the user should have paid were cancelled, of the last days. */
  cancellationsOf(userId: number): readonly number[] {
    return this.#cancellations.get(userId) ?? [];
  }

  addAd(ad: Omit<AdRecord, 'id'>): AdRecord {
    const added = { ...ad, id: this.#nextAdId };
    this.#nextAdId += 1;
    this.#keepAd(added);
    this.#newAds.add(added);
    return added;
  }

  addOrder(order: Omit<OrderRecord, 'id'>): OrderRecord {
    const added = { ...order, id: this.#nextOrderId };
    this.#nextOrderId += 1;
    this.#index(added);
    this.#newOrders.add(added);
    return added;
  }

  /** Notes a change of an ad; an ad that is no longer open is forgotten. */
  adChanged(ad: AdRecord): void {
    if (!this.#newAds.has(ad)) this.#changedAds.add(ad);
    if (ad.status !== 'open' && this.#ads.delete(ad.id)) this.#adCounts.set(ad.userId, this.adsOf(ad.userId) - 1);
  }

  /** Notes a change of an order; an order that is no longer running is forgotten. */
  orderChanged(order: OrderRecord): void {
    if (!this.#newOrders.has(order)) this.#changedOrders.add(order);
    if (isRunning(order)) return;
    this.#orders.delete(order.id);
    for (const userId of [order.publisherId, order.takerId]) this.#ofUser.get(userId)?.delete(order);
  }

  cancelled(cancellation: Cancellation, keepFrom: number): void {
    const { payerId } = cancellation;
    this.#cancellations.set(
      payerId,
      this.cancellationsOf(payerId).filter((at) => at >= keepFrom),
    );
    this.#note(cancellation);
  }

  takeWrites(): C2cWrites {
    const writes = {
      newAds: [...this.#newAds],
      changedAds: [...this.#changedAds],
      newOrders: [...this.#newOrders],
      changedOrders: [...this.#changedOrders],
      disputes: this.disputes.takeWrites(),
      deskMessages: this.deskMessages.takeWrites(),
      people: this.people.takeWrites(),
    };
    this.#newAds = new Set();
    this.#changedAds = new Set();
    this.#newOrders = new Set();
    this.#changedOrders = new Set();
    return writes;
  }

  #keepAd(ad: AdRecord): void {
    this.#ads.set(ad.id, ad);
    this.#adCounts.set(ad.userId, this.adsOf(ad.userId) + 1);
  }

  #index(order: OrderRecord): void {
    this.#orders.set(order.id, order);
    for (const userId of [order.publisherId, order.takerId]) {
      const orders = this.#ofUser.get(userId) ?? new Set();
      orders.add(order);
      this.#ofUser.set(userId, orders);
    }
  }

  #note({ payerId, at }: Cancellation): void {
    this.#cancellations.set(payerId, [...this.cancellationsOf(payerId), at]);
  }
}
