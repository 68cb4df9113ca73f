import type { DisputeRecord } from './types';

/** Disputes that freeze their orders, in the working state: open and answered ones. */
export class Disputes {
  readonly #ofOrder = new Map<number, DisputeRecord>();
  #nextId: number;
  #changed = new Set<DisputeRecord>();

  constructor(disputes: readonly DisputeRecord[], nextId: number) {
    for (const dispute of disputes) this.#ofOrder.set(dispute.orderId, dispute);
    this.#nextId = nextId;
  }

  /** The dispute that freezes an order. */
  of(orderId: number): DisputeRecord | undefined {
    return this.#ofOrder.get(orderId);
  }

  add(dispute: Omit<DisputeRecord, 'id'>): DisputeRecord {
    const added = { ...dispute, id: this.#nextId };
    this.#nextId += 1;
    this.#ofOrder.set(added.orderId, added);
    this.#changed.add(added);
    return added;
  }

  /** Notes a change; a dispute that has ended is forgotten. */
  changed(dispute: DisputeRecord): void {
    this.#changed.add(dispute);
    if (dispute.closedAt !== undefined) this.#ofOrder.delete(dispute.orderId);
  }

  takeWrites(): DisputeRecord[] {
    const writes = [...this.#changed];
    this.#changed = new Set();
    return writes;
  }
}
