import type { InferOutput } from 'valibot';
import type { Pair, PairGroup, PairId, tickerEvent } from '../contract';

export type Ticker = InferOutput<(typeof tickerEvent)['payload']>;

/** The groups with the pairs that are shown (`is_display` = 1); a group without any is left out. */
export function displayedGroups(groups: readonly PairGroup[]): PairGroup[] {
  return groups
    .map((group) => ({ ...group, pairs: group.pairs.filter(({ isDisplayed }) => isDisplayed) }))
    .filter(({ pairs }) => pairs.length > 0);
}

export function findPair(groups: readonly PairGroup[], id: PairId | undefined): Pair | undefined {
  if (id === undefined) return undefined;
  for (const { pairs } of groups) {
    const pair = pairs.find((candidate) => candidate.id === id);
    if (pair) return pair;
  }
  return undefined;
}

/** The pair with what the ticker says; a figure that it does not carry stays. */
function withTicker(pair: Pair, { last, change, volume, high, low }: Ticker): Pair {
  return {
    ...pair,
    last,
    change: change ?? pair.change,
    volume: volume ?? pair.volume,
    high: high ?? pair.high,
    low: low ?? pair.low,
  };
}

const saysNothingNew = (pair: Pair, { last, change, volume, high, low }: Ticker) =>
  pair.last === last &&
  (change ?? pair.change) === pair.change &&
  (volume ?? pair.volume) === pair.volume &&
  (high ?? pair.high) === pair.high &&
  (low ?? pair.low) === pair.low;

/**
 * The groups after some tickers, of each pair the last. A ticker of a pair that is in no group changes nothing, and groups and pairs that are
 * not touched stay the same objects, so that nobody draws them again.
 */
export function applyTickers(groups: readonly PairGroup[], tickers: readonly Ticker[]): readonly PairGroup[] {
  const byPair = new Map(tickers.map((ticker) => [ticker.pair, ticker]));
  const next = groups.map((group) => {
    let isTouched = false;
    const pairs = group.pairs.map((pair) => {
      const ticker = byPair.get(pair.id);
      if (!ticker || saysNothingNew(pair, ticker)) return pair;
      isTouched = true;
      return withTicker(pair, ticker);
    });
    return isTouched ? { ...group, pairs } : group;
  });
  return next.some((group, index) => group !== groups[index]) ? next : groups;
}
