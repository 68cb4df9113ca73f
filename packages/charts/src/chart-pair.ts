import type { Decimal } from '@bourse/decimal';

/** The fields of a pair that the charts show. */
export interface ChartPair {
  /** Key of the stored drawings. */
  readonly id: string;
  /** `BTC/USDT` */
  readonly symbol: string;
  readonly base: string;
  readonly quote: string;
  /** `undefined` before the first trade. */
  readonly last: Decimal | undefined;
  /** Highest price of the day, if known: it is the widest figure of the price axis. */
  readonly high: Decimal | undefined;
  /** Displayed decimals of a price, of an amount and of a volume, the last two in base currency. */
  readonly priceDecimals: number;
  readonly amountDecimals: number;
  readonly volumeDecimals: number;
}
