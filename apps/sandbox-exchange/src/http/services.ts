import type { Exchange } from '../exchange-interface';
import type { MarketData } from '../market-data/market-data';

/** Dependencies of the calls of a product. */
export interface Services {
  readonly exchange: Exchange;
  readonly market: MarketData;
}
