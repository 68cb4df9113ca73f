import { decimal } from '@bourse/decimal';
import type { Market } from './types';

/** A pair as a test names it; prices and amounts are decimal text. */
export interface MarketOptions {
  readonly symbol: `${string}/${string}`;
  /** Powers of ten; default: 0.01 and 0.0001. */
  readonly tick?: string;
  readonly lot?: string;
  readonly minAmount?: string;
  readonly minTotal?: string;
  /** A perpetual contract is traded beside the pair; Kraken Futures has those of pairs in US dollars. */
  readonly hasContract?: boolean;
}

export function marketOf({
  symbol,
  tick = '0.01',
  lot = '0.0001',
  minAmount = lot,
  minTotal = '0',
  hasContract = false,
}: MarketOptions): Market {
  const [base = '', quote = ''] = symbol.split('/');
  return {
    symbol,
    base,
    quote,
    tick: decimal(tick),
    lot: decimal(lot),
    minAmount: decimal(minAmount),
    minTotal: decimal(minTotal),
    hasContract,
  };
}
