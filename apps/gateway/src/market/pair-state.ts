import { type Resolution, barStart } from '@bourse/contracts/bars';
import { changeOf } from '@bourse/contract-server';
import { isPositive, type Decimal } from '@bourse/decimal';
import type { VenueBar, VenueBook, VenueTicker, VenueTrade } from '../venue/types';
import { joined } from './fold';

const MOST_TRADES = 40;
/** Trades that a repeated one is recognised among: venues repeat the latest ones after a reconnection. */
const MOST_KNOWN = 1000;

/** Figures of a pair over the last 24 hours. */
export interface Ticker {
  readonly last: Decimal;
  /** Per cent, two places; `undefined` where the venue does not tell the price of a day ago. */
  readonly change: Decimal | undefined;
  readonly high: Decimal | undefined;
  readonly low: Decimal | undefined;
  /** Of base currency; `undefined` where the venue does not tell it. */
  readonly volume: Decimal | undefined;
}

/** The last book, trades and ticker of a pair. */
export class PairState {
  #book: VenueBook | undefined;
  #bookAt = 0;
  #trades: readonly VenueTrade[] = [];
  #ticker: VenueTicker | undefined;
  #last: Decimal | undefined;
  #lastAt = 0;
  readonly #since: number;
  readonly #running = new Map<Resolution, VenueBar>();
  readonly #known = new Set<string>();

  /** @param now epoch milliseconds: running bars of before are not known from trades alone */
  constructor(now: number) {
    this.#since = now;
  }

  get book(): VenueBook | undefined {
    return this.#book;
  }

  /** When the book was received, epoch milliseconds. */
  get bookAt(): number {
    return this.#bookAt;
  }

  /** Newest first. */
  get trades(): readonly VenueTrade[] {
    return this.#trades;
  }

  get last(): Decimal | undefined {
    return this.#last;
  }

  /** When the last price was heard, epoch milliseconds. */
  get lastAt(): number {
    return this.#lastAt;
  }

  /** When both the book and the last price were heard, epoch milliseconds; at first when they were asked for. One may be silent alone. */
  get heardAt(): number {
    return Math.max(this.#since, Math.min(this.#bookAt, this.#lastAt));
  }

  ticker(): Ticker | undefined {
    if (!this.#ticker || this.#last === undefined) return undefined;
    const { open, high, low, volume } = this.#ticker;
    return {
      last: this.#last,
      change: open === undefined || !isPositive(open) ? undefined : changeOf(open, this.#last),
      high,
      low,
      volume,
    };
  }

  /** The bar that runs now; `undefined` if a part of it is not known. */
  running(resolution: Resolution): VenueBar | undefined {
    return this.#running.get(resolution);
  }

  takeBook(book: VenueBook, now: number): void {
    this.#book = book;
    this.#bookAt = now;
  }

  takeTicker(ticker: VenueTicker, now: number): void {
    this.#ticker = ticker;
    this.#last = ticker.last;
    this.#lastAt = now;
  }

  /** A trade that was taken before is ignored. */
  takeTrade(trade: VenueTrade, now: number): void {
    if (!this.#isNew(trade)) return;
    this.#trades = [trade, ...this.#trades].slice(0, MOST_TRADES);
    this.#last = trade.price;
    this.#lastAt = now;
    this.#extend('1', trade);
    this.#extend('1D', trade);
  }

  /** The venue's list of trades, newest first. The running day is that of {@link seedRunning}. */
  seedTrades(trades: readonly VenueTrade[]): void {
    for (const trade of trades.toReversed()) {
      if (this.#isNew(trade) && (trade.at ?? 0) >= this.#since) this.#extend('1', trade);
    }
    if (this.#trades.length === 0) this.#trades = trades.slice(0, MOST_TRADES);
    this.#last ??= trades[0]?.price;
  }

  /** The running bar as far as the venue has it. */
  seedRunning(resolution: Resolution, bar: VenueBar): void {
    this.#running.set(resolution, bar);
  }

  /** Notes a trade: by the venue's id, else by its figures. */
  #isNew({ id, at, price, amount, side }: VenueTrade): boolean {
    const key = id ?? (at === undefined ? undefined : `${at} ${price} ${amount} ${side ?? ''}`);
    if (key === undefined) return true;
    if (this.#known.has(key)) return false;
    this.#known.add(key);
    const [oldest] = this.#known;
    if (this.#known.size > MOST_KNOWN && oldest !== undefined) this.#known.delete(oldest);
    return true;
  }

  /** A trade of an unknown time is in no bar. */
  #extend(resolution: Resolution, { at, price, amount }: VenueTrade): void {
    if (at === undefined) return;
    const openTime = barStart(at, resolution);
    const flat = { open: price, high: price, low: price, close: price, volume: amount };
    const running = this.#running.get(resolution);
    if (running?.openTime === openTime) this.#running.set(resolution, joined(running, flat));
    else if (openTime >= this.#since) this.#running.set(resolution, { ...flat, openTime });
    else this.#running.delete(resolution);
  }
}
