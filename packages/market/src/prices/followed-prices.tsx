import { useCapabilities } from '@bourse/feature-kit';
import type { Pair } from '@bourse/contracts/market';
import { priceSourceOf } from './price-source';
import { PriceSourceStrip } from './price-source-strip';

/**
 * The market whose prices the back end follows: of a pair, or of all on a screen with many pairs. Nothing where prices are the back
 * end's own.
 */
export function FollowedPrices({ pair }: { readonly pair?: Pair }) {
  const { prices } = useCapabilities();
  return prices ? <PriceSourceStrip source={priceSourceOf(prices, pair)} /> : null;
}
