import type { OptionRecord, Settlement } from './types';

export interface OptionWrites {
  readonly opened: readonly OptionRecord[];
  readonly settled: readonly OptionRecord[];
}

/** Open options as the commands see them. */
export class OptionState {
  readonly #open: Map<number, OptionRecord>;
  readonly #openCount = new Map<number, number>();
  #nextId: number;
  #opened = new Map<number, OptionRecord>();
  #settled: OptionRecord[] = [];

  constructor(open: readonly OptionRecord[], nextId: number) {
    this.#open = new Map(open.map((option) => [option.id, option]));
    for (const { userId } of open) this.#count(userId, 1);
    this.#nextId = nextId;
  }

  takeId(): number {
    this.#nextId += 1;
    return this.#nextId - 1;
  }

  openCount(userId: number): number {
    return this.#openCount.get(userId) ?? 0;
  }

  open(option: OptionRecord): void {
    this.#open.set(option.id, option);
    this.#opened.set(option.id, option);
    this.#count(option.userId, 1);
  }

  /** Open options that have expired, in the order of expiry. */
  expired(now: number): OptionRecord[] {
    return [...this.#open.values()]
      .filter(({ expiresAt }) => expiresAt <= now)
      .toSorted((a, b) => a.expiresAt - b.expiresAt || a.id - b.id);
  }

  /** @throws if the option is not open: a settlement is final */
  settle(id: number, settlement: Settlement): OptionRecord {
    const open = this.#open.get(id);
    if (!open) throw new Error(`option ${id} is not open`);
    const settled = { ...open, settlement };
    this.#open.delete(id);
    this.#count(open.userId, -1);
    // An option that was opened in the same batch is inserted as settled.
    if (this.#opened.has(id)) this.#opened.set(id, settled);
    else this.#settled.push(settled);
    return settled;
  }

  takeWrites(): OptionWrites | undefined {
    if (this.#opened.size + this.#settled.length === 0) return undefined;
    const writes = { opened: [...this.#opened.values()], settled: this.#settled };
    this.#opened = new Map();
    this.#settled = [];
    return writes;
  }

  #count(userId: number, change: number): void {
    const count = this.openCount(userId) + change;
    if (count === 0) this.#openCount.delete(userId);
    else this.#openCount.set(userId, count);
  }
}
