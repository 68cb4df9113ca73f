import { type Resolution, barStart } from '@bourse/contracts/bars';
import { DAY_MS } from '@bourse/contract-server';
import { decimal, decimalsOf, type Decimal } from '@bourse/decimal';
import type { VenueBar, VenueBook, VenueContract, VenueMarket } from '../venue/types';
import type { Venue } from '../venue/venue';
import { BarSource } from './bar-source';
import { Ids } from './ids';
import { PairState } from './pair-state';

/** Terms of pairs change seldom: listings, steps, suspensions. */
const MARKETS_EVERY_MS = 10 * 60_000;
const TICKERS_EVERY_MS = 5000;
/** An older book is asked for anew. */
const BOOK_OLD_AFTER_MS = 30_000;
/**
 * Without a book, or without a trade or a figure, for so long the shown prices are late: a silent stream of books is asked for more often, and
 * figures are.
 */
const LATE_AFTER_MS = 30_000;
/** Caps do not count with an older price. */
const PRICE_OLD_AFTER_MS = 60_000;
/** Currencies with the worth of a US dollar: caps and worths are in them. */
const DOLLARS = new Set(['USDT', 'USD', 'USDC', 'DAI']);

/** A pair that the gateway shows. */
export interface Pair {
  readonly id: number;
  readonly symbol: string;
  readonly baseId: number;
  readonly quoteId: number;
  readonly base: string;
  readonly quote: string;
  readonly priceDecimals: number;
  readonly amountDecimals: number;
  readonly terms: VenueMarket;
  /** The contract of the pair; `undefined`: no leverage. */
  readonly contract: VenueContract | undefined;
}

export type Change = 'book' | 'trade' | 'ticker' | 'account';
/** `pair` is `undefined` of a change of the account. */
type Listener = (change: Change, pair: Pair | undefined) => void;

interface Needs {
  readonly venue: Venue;
  /** Symbols to show; those that the venue does not have are left out. */
  readonly symbols: readonly string[];
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
}

/** The venue has none of the pairs. */
export class NoPairsError extends Error {
  override name = 'NoPairsError';
}

/** The pairs with what was last heard of them. */
export class GatewayMarket {
  readonly currencies = new Ids();
  readonly #needs: Needs;
  readonly #pairIds = new Ids();
  readonly #bars: BarSource;
  readonly #states = new Map<string, PairState>();
  readonly #listeners = new Set<Listener>();
  readonly #stops: (() => void)[] = [];
  #pairs: readonly Pair[] = [];
  #isClosed = false;

  private constructor(needs: Needs) {
    this.#needs = needs;
    this.#bars = new BarSource(needs.venue, needs.now);
  }

  /** @throws VenueError, NoPairsError */
  static async open(needs: Needs): Promise<GatewayMarket> {
    const market = new GatewayMarket(needs);
    await market.#readMarkets();
    if (market.#pairs.length === 0) {
      throw new NoPairsError(`${needs.venue.name} has none of the pairs ${needs.symbols.join(', ')}: set PAIRS.`);
    }
    market.#follow();
    // The first pages have figures: without them the pairs would be offered with unknown prices. Without an answer they are.
    await market.#readTickers().catch(needs.onError);
    return market;
  }

  pairs(): readonly Pair[] {
    return this.#pairs;
  }

  pairOf(baseId: number, quoteId: number): Pair | undefined {
    return this.#pairs.find((pair) => pair.baseId === baseId && pair.quoteId === quoteId);
  }

  pair(symbol: string): Pair | undefined {
    return this.#pairs.find((pair) => pair.symbol === symbol);
  }

  /** Pair of a contract. */
  pairOfContract(symbol: string): Pair | undefined {
    return this.#pairs.find(({ contract }) => contract?.symbol === symbol);
  }

  /** Symbols of the contracts of the pairs. */
  contracts(): string[] {
    return this.#pairs.flatMap(({ contract }) => (contract ? [contract.symbol] : []));
  }

  state(symbol: string): PairState {
    const known = this.#states.get(symbol) ?? new PairState(this.#needs.now());
    this.#states.set(symbol, known);
    return known;
  }

  /** The book as it is streamed, or asked for where that is old. */
  async book(symbol: string): Promise<VenueBook> {
    const { book, bookAt } = this.state(symbol);
    if (book && this.#needs.now() - bookAt < BOOK_OLD_AFTER_MS) return book;
    return this.#needs.venue.book(symbol);
  }

  bars(symbol: string, resolution: Resolution, from: number, to: number): Promise<VenueBar[]> {
    return this.#bars.bars(symbol, resolution, from, to);
  }

  /** The last price of a pair; `undefined` if the venue has told none for a minute. */
  recentLast(symbol: string): Decimal | undefined {
    const { last, lastAt } = this.state(symbol);
    return this.#needs.now() - lastAt < PRICE_OLD_AFTER_MS ? last : undefined;
  }

  /** The book or the last price of a pair was not heard for half a minute: it may be another one. */
  isLate(symbol: string): boolean {
    return this.#needs.now() - this.state(symbol).heardAt > LATE_AFTER_MS;
  }

  /**
   * Worth of one unit of a currency in USDT or another dollar; `undefined` without a price.
   * @param lastOf last price of a pair; default: however old it is
   */
  worthOf(
    currency: string,
    lastOf: (symbol: string) => Decimal | undefined = (symbol) => this.state(symbol).last,
  ): Decimal | undefined {
    if (DOLLARS.has(currency)) return decimal(1);
    const pair = this.#pairs.find(({ base, quote }) => base === currency && DOLLARS.has(quote));
    return pair && lastOf(pair.symbol);
  }

  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Reports a change of the account that a command of the gateway has made. */
  accountChanged(): void {
    this.#emit('account', undefined);
  }

  /** Ends the reads. One that is under way fails with its venue, which is no error of a market that is closed. */
  close(): void {
    this.#isClosed = true;
    for (const stop of this.#stops) stop();
  }

  async #readMarkets(): Promise<void> {
    const { venue } = this.#needs;
    const markets = await venue.markets();
    const contracts = (await venue.contracts?.markets()) ?? [];
    this.#pairs = this.#needs.symbols.flatMap((symbol) => {
      const terms = markets.find((market) => market.symbol === symbol);
      return terms ? [this.#pairOf(terms, contracts)] : [];
    });
  }

  #pairOf(terms: VenueMarket, contracts: readonly VenueContract[]): Pair {
    const { symbol, base, quote, priceStep, amountStep } = terms;
    const contract = contracts.find((each) => each.base === base && each.quote === quote && each.isActive);
    return {
      id: this.#pairIds.of(symbol),
      symbol,
      base,
      quote,
      baseId: this.currencies.of(base),
      quoteId: this.currencies.of(quote),
      priceDecimals: decimalsOf(priceStep),
      amountDecimals: decimalsOf(amountStep),
      terms,
      contract,
    };
  }

  #follow(): void {
    const { venue, now } = this.#needs;
    const symbols = this.#pairs.map(({ symbol }) => symbol);
    this.#stops.push(
      venue.listen((event) => {
        if (event.kind === 'account') return this.accountChanged();
        const pair = this.pair(event.symbol);
        if (!pair) return undefined;
        const state = this.state(pair.symbol);
        if (event.kind === 'book') state.takeBook(event, now());
        else if (event.kind === 'trade') state.takeTrade(event, now());
        else state.takeTicker(event, now());
        return this.#emit(event.kind, pair);
      }),
    );
    venue.follow(symbols);
    this.#every(MARKETS_EVERY_MS, () => this.#readMarkets());
    this.#every(TICKERS_EVERY_MS, () => this.#readTickers());
    this.#report(this.#seed(symbols));
  }

  async #readTickers(): Promise<void> {
    for (const ticker of await this.#needs.venue.tickers(this.#pairs.map(({ symbol }) => symbol))) {
      const pair = this.pair(ticker.symbol);
      if (!pair) continue;
      this.state(pair.symbol).takeTicker(ticker, this.#needs.now());
      this.#emit('ticker', pair);
    }
  }

  /** Trades and the running day of before the start. */
  async #seed(symbols: readonly string[]): Promise<void> {
    const { venue, now } = this.#needs;
    for (const symbol of symbols) {
      this.state(symbol).seedTrades(await venue.trades(symbol));
      const day = barStart(now(), '1D');
      const [bar] = await this.#bars.bars(symbol, '1D', day, day + DAY_MS - 1);
      if (bar) this.state(symbol).seedRunning('1D', bar);
    }
  }

  #every(milliseconds: number, work: () => Promise<void>): void {
    let isRunning = false;
    const timer = setInterval(() => {
      if (isRunning) return;
      isRunning = true;
      this.#report(work().finally(() => (isRunning = false)));
    }, milliseconds);
    this.#stops.push(() => clearInterval(timer));
  }

  #report(work: Promise<void>): void {
    work.catch((error: unknown) => {
      if (!this.#isClosed) this.#needs.onError(error);
    });
  }

  #emit(change: Change, pair: Pair | undefined): void {
    for (const listener of this.#listeners) listener(change, pair);
  }
}
