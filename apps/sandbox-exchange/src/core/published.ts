import type { Decimal } from '@bourse/decimal';
import type { Level } from '../engine/types';
import type { Catalog } from '../catalog/catalog';
import type { Book, BookLevel } from './book';
import type { Mark } from './mark';
import type { Quote } from './mark-price';

/** Levels from the best price on; prices in ticks, quantities in lots. */
interface PublishedBook {
  bids: readonly Level[];
  asks: readonly Level[];
  last: bigint | undefined;
}

const NOTHING: PublishedBook = { bids: [], asks: [], last: undefined };

/** Books and last prices as of the last commit; queries read them while the next batch is in progress. */
export class Published {
  readonly #catalog: Catalog;
  readonly #books = new Map<number, PublishedBook>();
  readonly #changed = new Set<number>();
  readonly #versions = new Map<number, number>();
  readonly #marks = new Map<number, Mark>();

  constructor(catalog: Catalog) {
    this.#catalog = catalog;
  }

  /** Replaces the book of a pair; runs after a commit or a load, before the next command. */
  publish(pairId: number, book: PublishedBook): void {
    this.#books.set(pairId, book);
    this.#changed.add(pairId);
    this.#versions.set(pairId, this.version(pairId) + 1);
  }

  /** How often the pair was published; detects changes. */
  version(pairId: number): number {
    return this.#versions.get(pairId) ?? 0;
  }

  /** Best prices and last trade, in ticks. */
  quote(pairId: number): Quote | undefined {
    const book = this.#books.get(pairId);
    return book && { bid: book.bids[0]?.price, ask: book.asks[0]?.price, last: book.last };
  }

  /** Replaces the committed marks. */
  publishMarks(marks: readonly Mark[]): void {
    for (const mark of marks) this.#marks.set(mark.pairId, mark);
  }

  /** The latest committed mark, as it was recorded. */
  mark(pairId: number): Mark | undefined {
    return this.#marks.get(pairId);
  }

  /** Pairs that were published since the last call. */
  takeChanged(): number[] {
    const changed = [...this.#changed];
    this.#changed.clear();
    return changed;
  }

  book(pairId: number, levels: number): Book {
    const { bids, asks } = this.#books.get(pairId) ?? NOTHING;
    return {
      pairId,
      bids: this.#levels(pairId, bids, levels),
      asks: this.#levels(pairId, asks, levels),
      last: this.lastPrice(pairId),
    };
  }

  lastPrice(pairId: number): Decimal | undefined {
    const last = this.#books.get(pairId)?.last;
    return last === undefined ? undefined : this.#catalog.terms(pairId)?.price(last);
  }

  #levels(pairId: number, levels: readonly Level[], count: number): BookLevel[] {
    const terms = this.#catalog.terms(pairId);
    if (!terms) return [];
    let sum = 0n;
    return levels.slice(0, count).map(({ price, quantity }) => {
      sum += quantity;
      return { price: terms.price(price), quantity: terms.quantity(quantity), sum: terms.quantity(sum) };
    });
  }
}
