import type { Exchange } from '../exchange-interface';
import type { Pair } from '../catalog/types';
import type { PriceFeed } from './price-feed';
import type { Replay, ReplayState } from './recorded/replay';

/** At a price that is older than this nothing is traded. */
export const LATE_AFTER_MS = 30_000;

/** `late`: the prices of some pairs are too old. `gone`: those of all. */
export type PricesState = 'live' | 'late' | 'gone';

/** Where the prices of the exchange come from, and how they are. */
export interface Prices {
  readonly venue: string;
  readonly isRecorded: boolean;
  state(): PricesState;
  /** The pairs that follow the venue; all others are simulated. */
  pairs(): readonly { readonly id: number; readonly symbol: string; readonly isLate: boolean }[];
  replay(): ReplayState | undefined;
}

interface Needs {
  readonly exchange: Exchange;
  readonly feed: PriceFeed;
  readonly replay: Replay | undefined;
  readonly pairs: readonly Pair[];
}

export function pricesOf({ exchange, feed, replay, pairs }: Needs): Prices {
  const late = () => pairs.filter(({ id }) => exchange.isPriceLate(id)).length;
  return {
    venue: feed.venue,
    isRecorded: replay !== undefined,
    state() {
      const count = late();
      if (count === 0) return 'live';
      return count === pairs.length ? 'gone' : 'late';
    },
    pairs: () =>
      pairs.map(({ id, symbol }) => ({
        id,
        symbol: feed.symbols.get(symbol) ?? symbol,
        isLate: exchange.isPriceLate(id),
      })),
    replay: () => replay?.state(),
  };
}
