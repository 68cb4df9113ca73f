import { readStoredAs, writeStoredAs } from '@bourse/storage';
import * as v from 'valibot';
import type { OrderMode } from '@bourse/contracts/market';

/** Pairs for which the user chose market mode, newest first; all others use limit mode. */
const KEY = 'bourse.spot.marketPairs';
const PAIRS_AT_MOST = 100;

export function readMarketPairs(): readonly string[] {
  return readStoredAs(KEY, v.array(v.string())) ?? [];
}

/** The list with the mode of one pair changed. */
export function withMode(pairs: readonly string[], pair: string, mode: OrderMode): readonly string[] {
  const others = pairs.filter((other) => other !== pair);
  return mode === 'market' ? [pair, ...others].slice(0, PAIRS_AT_MOST) : others;
}

/** Remembers on this device in which mode a pair is traded. */
export function storeMode(pair: string, mode: OrderMode): void {
  const pairs = withMode(readMarketPairs(), pair, mode);
  writeStoredAs(KEY, pairs.length === 0 ? undefined : pairs);
}
