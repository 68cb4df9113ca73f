import type { Quote } from './types';

interface LastConversion {
  readonly id: number;
  /** Epoch milliseconds. */
  readonly at: number;
}

export interface ConversionWrites {
  /** New quotes, and those that were carried out. */
  readonly changed: readonly Quote[];
  /** Quotes that another one of the same user has replaced. */
  readonly replaced: readonly number[];
}

/** The present quote and the last conversion of each user, and unwritten changes. */
export class ConversionState {
  readonly #quotes: Map<number, Quote>;
  readonly #last: Map<number, LastConversion>;
  #nextId: number;
  #changed = new Map<number, Quote>();
  #replaced = new Set<number>();

  constructor(quotes: readonly Quote[], last: ReadonlyMap<number, LastConversion>, nextId: number) {
    this.#quotes = new Map(quotes.map((quote) => [quote.userId, quote]));
    this.#last = new Map(last);
    this.#nextId = nextId;
  }

  quoteOf(userId: number): Quote | undefined {
    return this.#quotes.get(userId);
  }

  lastOf(userId: number): LastConversion | undefined {
    return this.#last.get(userId);
  }

  /** Adds a quote; returns its id, which no other quote ever has. */
  offer(offered: Omit<Quote, 'id'>): number {
    const before = this.#quotes.get(offered.userId);
    // One that was offered in the same batch is not in the store.
    if (before && !this.#changed.delete(before.id)) this.#replaced.add(before.id);
    const quote = { ...offered, id: this.#nextId };
    this.#nextId += 1;
    this.#quotes.set(quote.userId, quote);
    this.#changed.set(quote.id, quote);
    return quote.id;
  }

  converted(quote: Quote, at: number): void {
    this.#quotes.delete(quote.userId);
    this.#last.set(quote.userId, { id: quote.id, at });
    this.#changed.set(quote.id, { ...quote, convertedAt: at });
  }

  takeWrites(): ConversionWrites | undefined {
    if (this.#changed.size + this.#replaced.size === 0) return undefined;
    const writes = { changed: [...this.#changed.values()], replaced: [...this.#replaced] };
    this.#changed = new Map();
    this.#replaced = new Set();
    return writes;
  }
}
