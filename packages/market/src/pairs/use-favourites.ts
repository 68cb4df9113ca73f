import { followStored, readStored, writeStored } from '@bourse/storage';
import { useCallback, useSyncExternalStore } from 'react';
import type { PairId } from '@bourse/contracts/market';

const KEY = 'bourse.favouritePairs';
const ID = /^\d+-\d+$/;

const isPairId = (text: string): text is PairId => ID.test(text);

/** The favourites as storage keeps them: ids between commas, in the order in which they were chosen. */
function parse(stored: string): PairId[] {
  return [...new Set(stored.split(',').filter(isPairId))];
}

const follow = (listener: () => void) => followStored(KEY, listener);
const read = () => readStored(KEY) ?? '';

/** The user's favourite pairs, stored on this device and synchronised between tabs. */
export function useFavourites(): readonly [favourites: readonly PairId[], toggle: (pair: PairId) => void] {
  const stored = useSyncExternalStore(follow, read, read);
  const favourites = parse(stored);
  const toggle = useCallback((pair: PairId) => {
    const before = parse(read());
    const after = before.includes(pair) ? before.filter((id) => id !== pair) : [...before, pair];
    writeStored(KEY, after.length > 0 ? after.join(',') : undefined);
  }, []);
  return [favourites, toggle];
}
