import { followStored, STORAGE_KEYS } from '@bourse/storage';
import { useSyncExternalStore } from 'react';
import { pairId, type Pair, type PairId } from '@bourse/contracts/market';
import { usePair } from '../pairs/use-pairs';
import { readStoredPair } from './stored-pair';

/** The symbol is stored after both ids. */
const follow = (listener: () => void) => followStored(STORAGE_KEYS.symbol, listener);

const readId = (): PairId | undefined => {
  const stored = readStoredPair();
  return stored && pairId(stored);
};

/** The pair that a trading screen of this device has shown last, in this tab or in another one; with live figures. */
export function useFollowedPair(): Pair | undefined {
  return usePair(useSyncExternalStore(follow, readId));
}
