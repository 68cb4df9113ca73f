import type { Pair, PairGroup } from '@bourse/contracts/market';
import { choosePair, type StoredPair } from './choose-pair';

/** `BTC_USDT`: a slash would be written as %2F. */
export function pairParameter({ base, quote }: Pick<Pair, 'base' | 'quote'>): string {
  return `${base}_${quote}`;
}

export type SelectedPair =
  | { readonly kind: 'pair'; readonly pair: Pair }
  /** The address names a pair that is not there: to show another in its place would be to trade the wrong one. */
  | { readonly kind: 'unknown'; readonly named: string }
  | { readonly kind: 'none' };

/** The pair that a trading screen shows, or why there is none. */
export function selectPair(
  groups: readonly PairGroup[],
  named: string | null,
  stored: StoredPair | undefined,
): SelectedPair {
  const pair = choosePair(
    groups.flatMap((group) => group.pairs),
    named,
    stored,
  );
  if (pair) return { kind: 'pair', pair };
  return named === null ? { kind: 'none' } : { kind: 'unknown', named };
}
