import type { Pair, PairGroup } from '@bourse/contracts/market';
import { displayedGroups } from '../pairs/pairs';
import { isSymbolNamed } from './named-symbol';

/** `BTC_USDT`: a slash would be written as %2F. */
export function pairParameter({ base, quote }: Pick<Pair, 'base' | 'quote'>): string {
  return `${base}_${quote}`;
}

/** The two stored ids of the last selected pair. */
export interface StoredPair {
  readonly baseId: number;
  readonly quoteId: number;
}

export type SelectedPair =
  | { readonly kind: 'pair'; readonly pair: Pair }
  /** The address names a pair that is not there: to show another in its place would be to trade the wrong one. */
  | { readonly kind: 'unknown'; readonly named: string }
  | { readonly kind: 'none' };

/**
 * The pair that a trading screen shows: named by the address, else kept in storage, else the first displayed one of the
 * first group (trading side, sections 2 and 4).
 */
export function selectPair(
  groups: readonly PairGroup[],
  named: string | null,
  stored: StoredPair | undefined,
): SelectedPair {
  const pairs = groups.flatMap((group) => group.pairs);
  if (named !== null) {
    const pair = pairs.find((candidate) => isSymbolNamed(candidate.symbol, named));
    return pair ? { kind: 'pair', pair } : { kind: 'unknown', named };
  }
  const pair =
    pairs.find(({ baseId, quoteId }) => baseId === stored?.baseId && quoteId === stored.quoteId) ??
    displayedGroups(groups)[0]?.pairs[0];
  return pair ? { kind: 'pair', pair } : { kind: 'none' };
}
