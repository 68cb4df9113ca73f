import type { FollowedPrices } from '@bourse/feature-kit/contract';
import type { Pair } from '../contract';

/**
 * Where the shown price of a pair comes from. `late`: no price of the pair for half a minute; `gone`: of no pair. The back end refuses
 * orders in both.
 */
export type PriceSource =
  | { readonly kind: 'venue' | 'recorded' | 'late' | 'gone'; readonly venue: string }
  | { readonly kind: 'simulated' };

/** The source of a pair's price at a back end that follows a market. */
export function priceSourceOf(prices: FollowedPrices, pair: Pick<Pair, 'matchId' | 'symbol'>): PriceSource {
  const followed = prices.pairs.find(({ id }) => id === pair.matchId);
  if (!followed) return { kind: 'simulated' };
  const isOtherSymbol = followed.symbol !== '' && followed.symbol !== pair.symbol;
  const venue = isOtherSymbol ? `${prices.venue} ${followed.symbol}` : prices.venue;
  if (prices.state === 'gone') return { kind: 'gone', venue };
  if (followed.isLate) return { kind: 'late', venue };
  return { kind: prices.isRecorded ? 'recorded' : 'venue', venue };
}
