import { decimal, type Decimal } from '@bourse/decimal';

/** Terms of leverage of a pair, as sent in the quotation (trading side, section 3, "Quotation entry"). */
export interface LeverageTerms {
  /** Size of one lot, in base currency. */
  lot: Decimal;
  /** Per cent of the price that lie between buying and selling. */
  spread: Decimal;
  /** Fee of a trade, in per cent of its worth. */
  fee: Decimal;
}

const SPREAD = decimal('0.02');
const FEE = decimal('0.05');

/** A lot is worth some hundred USDT; pairs that are not quoted in USDT have no contract. */
const LOTS: Readonly<Record<string, string>> = {
  'BTC/USDT': '0.01',
  'ETH/USDT': '0.1',
  'SOL/USDT': '1',
  'XRP/USDT': '100',
  'DOGE/USDT': '1000',
  'LTC/USDT': '1',
  'PEPE/USDT': '100000000',
  'LINK/USDT': '10',
};

/** Terms of leverage of a pair; `undefined` if it cannot be traded with leverage. */
export function leverageTermsOf(symbol: string): LeverageTerms | undefined {
  const lot = LOTS[symbol];
  return lot === undefined ? undefined : { lot: decimal(lot), spread: SPREAD, fee: FEE };
}
