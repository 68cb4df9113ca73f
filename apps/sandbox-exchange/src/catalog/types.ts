import type { Decimal } from '@bourse/decimal';
import type { LeverageTerms } from './leverage-terms';

export type Side = 'buy' | 'sell';

export interface Currency {
  id: number;
  /** `BTC`: the displayed code. */
  code: string;
  /** Places of the smallest unit, 0 to 18. Fixed for good: amounts are stored in this unit. */
  scale: number;
  /** Network or kind, such as `btc` or `erc20` (money side, section 3, `currency_type`). */
  type: string;
  description: string;
  logo: string;
  /** Are other currencies quoted in it? */
  isLegal: boolean;
  /** Has it a contract, a coin and an options account? */
  isLever: boolean;
  isMatch: boolean;
  isMicro: boolean;
}

export interface Pair {
  id: number;
  /** `currency_id` on the wire. */
  baseId: number;
  /** `legal_id` on the wire. */
  quoteId: number;
  /** `BTC/USDT`. */
  symbol: string;
  /** Tab of the market list, such as `USDT`. */
  group: string;
  /** Prices are whole multiples of it. Fixed for good. */
  tickSize: Decimal;
  /** Quantities are whole multiples of it. Fixed for good. */
  lotSize: Decimal;
  /** Places shown of a price and of a quantity; they follow from tick and lot size. */
  priceDecimals: number;
  quantityDecimals: number;
  minQuantity: Decimal;
  /** Share of the amount that an order receives: '0.001' is 0.1 per cent. Six decimals. */
  makerFee: Decimal;
  takerFee: Decimal;
  isDisplayed: boolean;
  /** `undefined`: it cannot be traded with leverage. */
  leverage: LeverageTerms | undefined;
  /** Is it open for timed options? */
  hasOptions: boolean;
  sort: number;
}

export type NewCurrency = Omit<Currency, 'id'> & { id?: number };
export type NewPair = Omit<Pair, 'id' | 'symbol' | 'priceDecimals' | 'quantityDecimals' | 'leverage'> & { id?: number };
export type PairChange = Partial<
  Pick<Pair, 'group' | 'minQuantity' | 'makerFee' | 'takerFee' | 'isDisplayed' | 'hasOptions' | 'sort'>
>;
