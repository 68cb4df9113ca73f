import type { DealRecord } from './types';

/** Pending deals in the working state, and unwritten changes. */
export class AcceptorState {
  readonly #deals = new Map<number, DealRecord>();
  #nextId: number;
  #added = new Set<DealRecord>();
  #changed = new Set<DealRecord>();

  /** @param deals that are neither confirmed nor rejected */
  constructor(deals: readonly DealRecord[], nextId: number) {
    for (const deal of deals) this.#deals.set(deal.id, deal);
    this.#nextId = nextId;
  }

  deal(id: number): DealRecord | undefined {
    return this.#deals.get(id);
  }

  add(deal: Omit<DealRecord, 'id'>): DealRecord {
    const added = { ...deal, id: this.#nextId };
    this.#nextId += 1;
    this.#deals.set(added.id, added);
    this.#added.add(added);
    return added;
  }

  /** Notes a change; a decided deal is forgotten. */
  changed(deal: DealRecord): void {
    if (!this.#added.has(deal)) this.#changed.add(deal);
    if (deal.status === 'confirmed' || deal.status === 'rejected') this.#deals.delete(deal.id);
  }

  takeWrites(): { added: DealRecord[]; changed: DealRecord[] } {
    const writes = { added: [...this.#added], changed: [...this.#changed] };
    this.#added = new Set();
    this.#changed = new Set();
    return writes;
  }
}
