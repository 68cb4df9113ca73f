import { currentEvents, type PairEvent } from '@bourse/contract-server';
import type { Exchange } from '../exchange-interface';
import type { MarketData } from '../market-data/market-data';
import { liveMarket } from './live-market';

const MINUTE_MS = 60_000;

interface Needs {
  exchange: Exchange;
  market: MarketData;
}

/**
 * The present state of every pair as events. It is made once per change of the market: after a break of the network hundreds of
 * clients reconnect in the same second.
 */
export class CurrentEvents {
  readonly #needs: Needs;
  readonly #stopListening: (() => void)[];
  #made: { at: number; events: readonly PairEvent[] } | undefined;

  constructor(needs: Needs) {
    this.#needs = needs;
    const change = () => {
      this.#made = undefined;
    };
    this.#stopListening = [needs.exchange.on('book', change), needs.exchange.on('fill', change)];
  }

  read(): readonly PairEvent[] {
    // Tickers are of the last 24 hours: they change with the minute.
    const { exchange, market } = this.#needs;
    const at = Math.floor(exchange.now() / MINUTE_MS);
    if (this.#made?.at !== at) this.#made = { at, events: currentEvents(liveMarket(exchange, market)) };
    return this.#made.events;
  }

  close(): void {
    for (const stop of this.#stopListening) stop();
  }
}
