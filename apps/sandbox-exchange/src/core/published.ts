import type { Decimal } from '@bourse/decimal';
import type { Level } from '../engine/types';
import type { Catalog } from '../products/spot/catalog';
import type { SpotState } from '../products/spot/spot-state';
import type { Book, BookLevel } from '../products/spot/types';

interface PublishedBook {
  bids: readonly Level[];
  asks: readonly Level[];
  last: bigint | undefined;
}

const NOTHING: PublishedBook = { bids: [], asks: [], last: undefined };

/** Books and last prices as of the last commit: what everybody sees while the next batch is under way. */
export class Published {
  readonly #catalog: Catalog;
  readonly #books = new Map<number, PublishedBook>();

  constructor(catalog: Catalog) {
    this.#catalog = catalog;
  }

  /** To be called between a commit and the next command. */
  publish(spot: SpotState, pairIds: Iterable<number>): void {
    for (const pairId of pairIds) {
      const book = spot.book(pairId);
      this.#books.set(pairId, {
        bids: [...book.levels('buy')],
        asks: [...book.levels('sell')],
        last: spot.lastPrice(pairId),
      });
    }
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
