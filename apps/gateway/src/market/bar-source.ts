import { type Resolution, barStart } from '@bourse/contracts/bars';
import { ConcurrencyLimit } from '@bourse/contract-server';
import type { VenueBar } from '../venue/types';
import type { Venue } from '../venue/venue';
import { fold, sourceLength } from './fold';

/** Bars of one request to the venue. */
const CHUNK = 500;
/** Requests that one answer may need; of a longer range the latest bars are answered. */
const MOST_CHUNKS = 24;
const MAX_CACHED = 400;

/** Bars of all resolutions, folded from those of the venue. Chunks of the past are kept: they do not change. */
export class BarSource {
  readonly #venue: Venue;
  readonly #now: () => number;
  readonly #cache = new Map<string, readonly VenueBar[]>();
  readonly #limit = new ConcurrencyLimit({ atOnce: 2, mostWaiting: 100 });

  constructor(venue: Venue, now: () => number) {
    this.#venue = venue;
    this.#now = now;
  }

  /** Bars that opened in `from` ≤ time ≤ `to` (epoch milliseconds), oldest first; none where the venue has no bars to fold them from. */
  async bars(symbol: string, resolution: Resolution, from: number, to: number): Promise<VenueBar[]> {
    const length = sourceLength(resolution, this.#venue.abilities.barLengths);
    if (length === undefined) return [];
    const span = length * CHUNK;
    const last = Math.floor(Math.min(to, this.#now()) / span);
    const first = Math.max(Math.floor(barStart(from, resolution) / span), last - MOST_CHUNKS + 1);
    const found: VenueBar[] = [];
    for (let chunk = first; chunk <= last; chunk += 1) found.push(...(await this.#chunk(symbol, length, chunk * span)));
    // The first bar may be folded from a part of its interval only.
    return fold(found, resolution).filter(({ openTime }) => openTime >= from && openTime <= to);
  }

  async #chunk(symbol: string, length: number, start: number): Promise<readonly VenueBar[]> {
    const key = `${symbol} ${length} ${start}`;
    const cached = this.#cache.get(key);
    if (cached) return cached;
    const end = start + length * CHUNK;
    const isPast = end <= this.#now();
    const bars = await this.#limit.run(() => this.#venue.bars(symbol, length, start, end));
    if (isPast) {
      if (this.#cache.size >= MAX_CACHED) this.#cache.clear();
      this.#cache.set(key, bars);
    }
    return bars;
  }
}
