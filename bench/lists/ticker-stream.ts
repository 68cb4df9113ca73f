import { seededRandom } from '../shared/random.ts';

/** Currency that all pairs of the bench are quoted in. */
const QUOTE_ID = 3;

/** Id of the first pair's base currency; the others follow. */
export const FIRST_BASE_ID = 100;

/** `daymarket`, as the exchange sends it. */
export interface TickerMessage {
  readonly currency_id: number;
  readonly legal_id: number;
  readonly now_price: string;
  readonly change: string;
  readonly volume: string;
}

export interface TickerStreamOptions {
  readonly seed: number;
  /** Tickers a second. */
  readonly rate: number;
  readonly seconds: number;
  /** The tickers are of the first so many pairs. */
  readonly pairs: number;
}

/** Tickers of pairs by chance, evenly spread over time; `at` in milliseconds from the start. */
export function tickerStream({ seed, rate, seconds, pairs }: TickerStreamOptions) {
  const random = seededRandom(seed);
  return Array.from({ length: rate * seconds }, (_, index) => ({
    at: (index * 1000) / rate,
    message: {
      currency_id: FIRST_BASE_ID + Math.floor(random() * pairs),
      legal_id: QUOTE_ID,
      now_price: (1 + random() * 1000).toFixed(2),
      change: (random() * 20 - 10).toFixed(2),
      volume: (random() * 1e6).toFixed(2),
    } satisfies TickerMessage,
  }));
}
