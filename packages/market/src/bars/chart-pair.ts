import type { ChartPair } from '@bourse/charts';
import type { Pair } from '@bourse/contracts/market';
import { amountDecimals, priceDecimals, VOLUME_DECIMALS } from '../display-decimals';

/** A pair with its displayed decimals, for a chart. */
export function chartPairOf(pair: Pair): ChartPair {
  const { id, symbol, base, quote, last, high } = pair;
  return {
    id,
    symbol,
    base,
    quote,
    last,
    high,
    priceDecimals: priceDecimals(pair),
    amountDecimals: amountDecimals(pair),
    volumeDecimals: VOLUME_DECIMALS,
  };
}
