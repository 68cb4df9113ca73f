import { barEvent, bookEvent, dayBarEvent, tickerEvent } from '@bourse/market/contract';
import type { Server, Socket } from 'socket.io';
import type { Exchange } from '../exchange';
import type { MarketData } from '../market-data/market-data';
import { bookPayload, dayPayload, minutePayload, tickerPayload } from './payloads';

/** Sockets that connect within this time are greeted together, so that each event is encoded once for all of them. */
const GATHER_MS = 20;
const MINUTE_MS = 60_000;

interface Event {
  readonly name: string;
  readonly payload: object;
}

interface Needs {
  io: Server;
  exchange: Exchange;
  market: MarketData;
}

/**
 * Sends the present state of every pair to new sockets. It is made once per change of the market: after a break of the
 * network hundreds of clients reconnect in the same second.
 */
export class Greeting {
  readonly #needs: Needs;
  readonly #stopListening: (() => void)[];
  readonly #waiting = new Set<string>();
  #timer: NodeJS.Timeout | undefined;
  #made: { at: number; events: readonly Event[] } | undefined;

  constructor(needs: Needs) {
    this.#needs = needs;
    const change = () => {
      this.#made = undefined;
    };
    this.#stopListening = [needs.exchange.on('book', change), needs.exchange.on('fill', change)];
  }

  greet({ id }: Socket): void {
    this.#waiting.add(id);
    this.#timer ??= setTimeout(() => this.#send(), GATHER_MS);
  }

  close(): void {
    clearTimeout(this.#timer);
    for (const stop of this.#stopListening) stop();
  }

  #send(): void {
    this.#timer = undefined;
    const everybody = this.#needs.io.to([...this.#waiting]);
    this.#waiting.clear();
    for (const { name, payload } of this.#events()) everybody.emit(name, payload);
  }

  #events(): readonly Event[] {
    // Tickers are of the last 24 hours: they change with the minute.
    const at = Math.floor(this.#needs.exchange.now() / MINUTE_MS);
    if (this.#made?.at !== at) this.#made = { at, events: this.#make() };
    return this.#made.events;
  }

  #make(): Event[] {
    const { exchange, market } = this.#needs;
    return exchange.pairs().flatMap((pair) =>
      [
        { name: bookEvent.name, payload: bookPayload(exchange, market, pair) },
        { name: tickerEvent.name, payload: tickerPayload(market, pair) },
        { name: barEvent.name, payload: minutePayload(market, pair) },
        { name: dayBarEvent.name, payload: dayPayload(market, pair) },
      ].flatMap(({ name, payload }) => (payload ? [{ name, payload }] : [])),
    );
  }
}
