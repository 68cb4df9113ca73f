import { giverOf, type DealRecord } from './types';

/** Pending deals in the working state, and unwritten changes. */
export class AcceptorState {
  readonly #deals = new Map<number, DealRecord>();
  /** Pending deals of each user. */
  readonly #counts = new Map<number, number>();
  #nextId: number;
  #added = new Set<DealRecord>();
  #changed = new Set<DealRecord>();

  /** @param deals that are neither confirmed nor rejected */
  constructor(deals: readonly DealRecord[], nextId: number) {
    for (const deal of deals) this.#keep(deal);
    this.#nextId = nextId;
  }

  deal(id: number): DealRecord | undefined {
    return this.#deals.get(id);
  }

  /** How many pending deals a user has. */
  dealsOf(userId: number): number {
    return this.#counts.get(userId) ?? 0;
  }

  /** Deals that wait for a decision and in which a user gives the coin. */
  givenBy(userId: number): DealRecord[] {
    return [...this.#deals.values()].filter((deal) => deal.status === 'waiting' && giverOf(deal) === userId);
  }

  add(deal: Omit<DealRecord, 'id'>): DealRecord {
    const added = { ...deal, id: this.#nextId };
    this.#nextId += 1;
    this.#keep(added);
    this.#added.add(added);
    return added;
  }

  /** Notes a change; a decided deal is forgotten. */
  changed(deal: DealRecord): void {
    if (!this.#added.has(deal)) this.#changed.add(deal);
    const isDecided = deal.status === 'confirmed' || deal.status === 'rejected';
    if (isDecided && this.#deals.delete(deal.id)) this.#counts.set(deal.userId, this.dealsOf(deal.userId) - 1);
  }

  takeWrites(): { added: DealRecord[]; changed: DealRecord[] } {
    const writes = { added: [...this.#added], changed: [...this.#changed] };
    this.#added = new Set();
    this.#changed = new Set();
    return writes;
  }

  #keep(deal: DealRecord): void {
    this.#deals.set(deal.id, deal);
    this.#counts.set(deal.userId, this.dealsOf(deal.userId) + 1);
  }
}
