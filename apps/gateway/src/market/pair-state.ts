import { type Resolution, barStart } from '@bourse/contracts/bars';
import { changeOf } from '@bourse/contract-server';
import { ZERO, type Decimal } from '@bourse/decimal';
import type { VenueBar, VenueBook, VenueTicker, VenueTrade } from '../venue/types';
import { joined } from './fold';

const MOST_TRADES = 40;

/** Figures of a pair over the last 24 hours. */
export interface Ticker {
  readonly last: Decimal;
  /** Per cent, two places. */
  readonly change: Decimal;
  readonly high: Decimal | undefined;
  readonly low: Decimal | undefined;
  /** Of base currency. */
  readonly volume: Decimal;
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

  ticker(): Ticker | undefined {
    if (!this.#ticker || this.#last === undefined) return undefined;
    const { open, high, low, volume } = this.#ticker;
    return {
      last: this.#last,
      change: open === undefined ? ZERO : changeOf(open, this.#last),
      high,
      low,
      volume: volume ?? ZERO,
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

  takeTrade(trade: VenueTrade, now: number): void {
    this.#trades = [trade, ...this.#trades].slice(0, MOST_TRADES);
    this.#last = trade.price;
    this.#lastAt = now;
    this.#extend('1', trade);
    this.#extend('1D', trade);
  }

  /** Trades of before, newest first. */
  seedTrades(trades: readonly VenueTrade[]): void {
    if (this.#trades.length === 0) this.#trades = trades.slice(0, MOST_TRADES);
    this.#last ??= trades[0]?.price;
  }

  /** The running bar as far as the venue has it. */
  seedRunning(resolution: Resolution, bar: VenueBar): void {
    this.#running.set(resolution, bar);
  }

  #extend(resolution: Resolution, { at, price, amount }: VenueTrade): void {
    const openTime = barStart(at, resolution);
    const flat = { open: price, high: price, low: price, close: price, volume: amount };
    const running = this.#running.get(resolution);
    if (running?.openTime === openTime) this.#running.set(resolution, joined(running, flat));
    else if (openTime >= this.#since) this.#running.set(resolution, { ...flat, openTime });
    else this.#running.delete(resolution);
  }
}
