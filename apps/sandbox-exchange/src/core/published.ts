import type { Decimal } from '@bourse/decimal';
import type { Level } from '../engine/types';
import type { Catalog } from '../catalog/catalog';
import type { Book, BookLevel } from './book';
import type { Mark } from './mark';
import { impactPrice, type Quote } from './mark-price';

/** Levels from the best price on; prices in ticks, quantities in lots. */
interface PublishedBook {
  bids: readonly Level[];
  asks: readonly Level[];
  last: bigint | undefined;
}

/** The mid of the mark price is that of an order of so many units of the quote currency. */
const IMPACT_WORTH = 50_000n;

/** The index of a pair that follows no market is used for so long. */
const INDEX_MS = 5000;

const NOTHING: PublishedBook = { bids: [], asks: [], last: undefined };

/** Books and last prices as of the last commit; queries read them while the next batch is in progress. */
export class Published {
  readonly #catalog: Catalog;
  readonly #books = new Map<number, PublishedBook>();
  readonly #changed = new Set<number>();
  readonly #versions = new Map<number, number>();
  readonly #marks = new Map<number, Mark>();
  readonly #indexes = new Map<number, { price: bigint; at: number }>();
  readonly #longestAges = new Map<number, number>();
  #frozen: ReadonlySet<number> = new Set();

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

  /** Tells what other markets pay for a pair at a time. */
  setIndex(pairId: number, price: Decimal, at: number): void {
    const ticks = this.#catalog.terms(pairId)?.ticks(price);
    if (ticks !== undefined) this.#indexes.set(pairId, { price: ticks, at });
  }

  /** The pair follows another market: without a price of it for longer than this (milliseconds) the pair is late. */
  limitAge(pairId: number, longest: number): void {
    this.#longestAges.set(pairId, longest);
  }

  /** Is the price of the market that the pair follows too old? `undefined` for a pair that follows none. */
  isLate(pairId: number, now: number): boolean | undefined {
    const longest = this.#longestAges.get(pairId);
    return longest === undefined ? undefined : now - (this.#indexes.get(pairId)?.at ?? -Infinity) > longest;
  }

  /**
   * The price of other markets, in ticks. A pair that follows a market keeps the last one, however old: without it the orders of users would
   * make the price of a pair that is late.
   */
  index(pairId: number, now: number): bigint | undefined {
    const index = this.#indexes.get(pairId);
    if (!index) return undefined;
    return this.#longestAges.has(pairId) || now - index.at <= INDEX_MS ? index.price : undefined;
  }

  /** Prices of an order of {@link IMPACT_WORTH} on both sides, the last trade, and the price of other markets, in ticks. */
  quote(pairId: number, now: number): Quote | undefined {
    const quote = this.#ownQuote(pairId);
    return quote && { ...quote, index: this.index(pairId, now) };
  }

  #ownQuote(pairId: number): Quote | undefined {
    const book = this.#books.get(pairId);
    const terms = this.#catalog.terms(pairId);
    const price = book?.bids[0]?.price ?? book?.asks[0]?.price;
    if (!book || !terms) return undefined;
    if (price === undefined) return { bid: undefined, ask: undefined, last: book.last };
    const lots = (IMPACT_WORTH * 10n ** BigInt(terms.quote.scale)) / terms.cost(price, 1n) + 1n;
    return { bid: impactPrice(book.bids, lots), ask: impactPrice(book.asks, lots), last: book.last };
  }

  /** Replaces the users whose accounts are frozen; runs after a commit or a load. */
  publishFrozen(users: ReadonlySet<number>): void {
    this.#frozen = users;
  }

  /** The users whose accounts are frozen. */
  get frozen(): ReadonlySet<number> {
    return this.#frozen;
  }

  isFrozen(userId: number): boolean {
    return this.#frozen.has(userId);
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
