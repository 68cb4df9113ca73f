import {
  decimal,
  dividedBy,
  floorToStep,
  isGreater,
  larger,
  midpoint,
  minus,
  ONE,
  smaller,
  type Decimal,
} from '@bourse/decimal';
import type { Exchange } from '../../exchange-interface';
import type { Pair } from '../../catalog/types';
import type { FeedBook, FeedEvent, FeedTrade, PriceFeed } from '../price-feed';
import { condense } from './condense';
import { followPair, withdrawAll, type FeedUsers } from './follow-pair';

/** Trades of a pair that are repeated at a time; more are condensed. */
const MOST_TRADES = 12;
/** A price that was asked for confirms a book whose middle is within this share of it. */
const CONFIRMS = decimal('0.002');

interface Waiting {
  readonly pair: Pair;
  trades: FeedTrade[];
  book: FeedBook | undefined;
  /** Of the latest event. */
  price: Decimal | undefined;
}

interface Needs {
  readonly exchange: Exchange;
  readonly feed: PriceFeed;
  readonly users: FeedUsers;
  /** Called with the latest price of a pair. */
  readonly onPrice: (pair: Pair, price: Decimal) => void;
  /** Called before pairs that were late go on. */
  readonly onBack: (pairs: readonly Pair[]) => Promise<void>;
}

/** Gathers the events of a feed, and repeats them in the exchange when it is told to. */
export class Follower {
  readonly #needs: Needs;
  readonly #pairs: ReadonlyMap<string, Pair>;
  readonly #waiting = new Map<number, Waiting>();
  /** The middle of the last book. */
  readonly #middles = new Map<number, Decimal>();
  readonly #prices = new Map<number, Decimal>();

  constructor(needs: Needs) {
    this.#needs = needs;
    const { exchange, feed } = needs;
    this.#pairs = new Map(
      exchange.pairs().flatMap((pair) => (feed.symbols.has(pair.symbol) ? [[pair.symbol, pair] as const] : [])),
    );
  }

  /** The pairs that follow the venue. */
  pairs(): readonly Pair[] {
    return [...this.#pairs.values()];
  }

  /** Withdraws the quotes of an earlier start. */
  async open(bots: readonly number[]): Promise<void> {
    const { exchange } = this.#needs;
    await Promise.all(this.pairs().map(({ id }) => exchange.run((context) => withdrawAll(context, id, bots))));
  }

  take(event: FeedEvent): void {
    const pair = this.#pairs.get(event.symbol);
    if (!pair) return;
    if (event.kind === 'price') {
      const isLate = this.#needs.exchange.isPriceLate(pair.id);
      if (!isLate && this.#isConfirmed(pair, event.price))
        this.#setPrice(pair, this.#prices.get(pair.id) ?? event.price);
      return;
    }
    const waiting = this.#waiting.get(pair.id) ?? { pair, trades: [], book: undefined, price: undefined };
    this.#waiting.set(pair.id, waiting);
    if (event.kind === 'trade') waiting.trades.push(event);
    else waiting.book = event;
    waiting.price = (event.kind === 'trade' ? event.price : middleOf(event)) ?? waiting.price;
  }

  /** Repeats what has been gathered; resolves after the commit. */
  async flush(): Promise<void> {
    const { exchange } = this.#needs;
    const gathered = [...this.#waiting.values()];
    this.#waiting.clear();
    const back = gathered.filter(
      ({ pair, book }) => book && this.#prices.has(pair.id) && exchange.isPriceLate(pair.id),
    );
    if (back.length > 0) await this.#needs.onBack(back.map(({ pair }) => pair));
    await Promise.all(gathered.map((waiting) => this.#repeat(waiting)));
  }

  /** The price counts after the book does. Of a pair that is late a trade is not enough: its book may be from before the break. */
  async #repeat({ pair, trades, book, price }: Waiting): Promise<void> {
    const { exchange, users } = this.#needs;
    const isLate = exchange.isPriceLate(pair.id);
    const followed = { pairId: pair.id, users, trades: condense(trades, MOST_TRADES), book };
    const { ok } = await exchange.run((context) => followPair(context, followed));
    if (!ok || price === undefined || (isLate && !book)) return;
    const middle = book && middleOf(book);
    if (middle !== undefined) this.#middles.set(pair.id, middle);
    this.#setPrice(pair, price);
  }

  #isConfirmed({ id }: Pair, price: Decimal): boolean {
    const middle = this.#middles.get(id);
    if (middle === undefined) return false;
    const ratio = dividedBy(larger(middle, price), smaller(middle, price));
    return !isGreater(minus(ratio, ONE), CONFIRMS);
  }

  /** The pair is late where this is not called for half a minute. */
  #setPrice(pair: Pair, price: Decimal): void {
    this.#prices.set(pair.id, price);
    this.#needs.exchange.setIndexPrice(pair.id, floorToStep(price, pair.tickSize));
    this.#needs.onPrice(pair, price);
  }
}

function middleOf({ bids, asks }: FeedBook): Decimal | undefined {
  const [bid] = bids;
  const [ask] = asks;
  return bid && ask ? midpoint(bid[0], ask[0]) : undefined;
}
