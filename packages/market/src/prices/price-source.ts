import type { FollowedPrices } from '@bourse/contracts/site';
import type { Pair } from '@bourse/contracts/market';

/**
 * Where the shown price of a pair, or of all pairs, comes from. `late`: no price of the pair for half a minute; `someLate`: of some
 * pairs; `gone`: of no pair. The back end refuses orders of these pairs.
 */
export type PriceSource =
  | { readonly kind: 'venue' | 'recorded' | 'late' | 'someLate' | 'gone'; readonly venue: string }
  | { readonly kind: 'simulated' };

/** The source of a pair's price, or without a pair of all prices, at a back end that follows a market. */
export function priceSourceOf(prices: FollowedPrices, pair?: Pick<Pair, 'matchId' | 'symbol'>): PriceSource {
  const live = prices.isRecorded ? 'recorded' : 'venue';
  if (!pair) {
    const { venue, state } = prices;
    if (state === 'live') return { kind: live, venue };
    return { kind: state === 'gone' ? 'gone' : 'someLate', venue };
  }
  const followed = prices.pairs.find(({ id }) => id === pair.matchId);
  if (!followed) return { kind: 'simulated' };
  const isOtherSymbol = followed.symbol !== '' && followed.symbol !== pair.symbol;
  const venue = isOtherSymbol ? `${prices.venue} ${followed.symbol}` : prices.venue;
  if (prices.state === 'gone') return { kind: 'gone', venue };
  if (followed.isLate) return { kind: 'late', venue };
  return { kind: live, venue };
}
