import { readStored, writeStored } from '@bourse/api-client';
import type { OrderMode } from '../contract';

/** Pairs that the reader trades by market order, newest first; limit is the mode of all others. */
const KEY = 'bourse.spot.marketPairs';
const PAIRS_AT_MOST = 100;

/** None where what is stored is not readable. */
export function readMarketPairs(): readonly string[] {
  try {
    const pairs: unknown = JSON.parse(readStored(KEY) ?? '[]');
    return Array.isArray(pairs) ? pairs.filter((pair): pair is string => typeof pair === 'string') : [];
  } catch {
    return [];
  }
}

/** The list with the mode of one pair changed. */
export function withMode(pairs: readonly string[], pair: string, mode: OrderMode): readonly string[] {
  const others = pairs.filter((other) => other !== pair);
  return mode === 'market' ? [pair, ...others].slice(0, PAIRS_AT_MOST) : others;
}

/** Remembers on this device in which mode a pair is traded. */
export function storeMode(pair: string, mode: OrderMode): void {
  const pairs = withMode(readMarketPairs(), pair, mode);
  writeStored(KEY, pairs.length === 0 ? undefined : JSON.stringify(pairs));
}
