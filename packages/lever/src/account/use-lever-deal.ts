import { useFallbackPolling } from '@bourse/feature-kit';
import { pairKeysOf, type PairId } from '@bourse/contracts/market';
import { useDealRead } from '@bourse/trading';
import { useLeverDealQuery } from '../api';

/** The deal of a pair: choices, limits, balances, and the first book. Polled while the socket does not deliver. */
export function useLeverDeal(pair: PairId) {
  return useDealRead(useLeverDealQuery(pairKeysOf(pair), useFallbackPolling()));
}
