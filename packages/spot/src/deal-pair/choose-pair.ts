import type { Pair } from '@bourse/market/contract';

/** The two ids that storage keeps of the pair that was looked at last (specification, section 3). */
export interface StoredPair {
  readonly baseId: number;
  readonly quoteId: number;
}

export type ChosenPair =
  | { readonly kind: 'pair'; readonly pair: Pair }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'none' };

/** The name of the address parameter: `/dealCenter?symbol=BTC_USDT`. The one deep link of the deal screen. */
export const PAIR_PARAMETER = 'symbol';

/** `BTC_USDT`: a slash would be written as %2F. */
export function pairParameter(pair: Pick<Pair, 'base' | 'quote'>): string {
  return `${pair.base}_${pair.quote}`;
}

/**
 * The pair of the deal screen: named by the address, else kept in storage, else the first that is displayed (section 2).
 * An address that names no pair of ours is `unknown`: to show another one in its place would be to trade the wrong one.
 */
export function choosePair(pairs: readonly Pair[], named: string | null, stored: StoredPair | undefined): ChosenPair {
  if (named !== null) {
    const wanted = named.toUpperCase();
    const pair = pairs.find((candidate) => pairParameter(candidate).toUpperCase() === wanted);
    return pair ? { kind: 'pair', pair } : { kind: 'unknown' };
  }
  const pair =
    pairs.find(({ baseId, quoteId }) => baseId === stored?.baseId && quoteId === stored.quoteId) ??
    pairs.find(({ isDisplayed }) => isDisplayed);
  return pair ? { kind: 'pair', pair } : { kind: 'none' };
}
