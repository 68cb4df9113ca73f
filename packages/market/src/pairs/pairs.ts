import { dividedBy, isZero, times, type Decimal } from '@bourse/decimal';
import type { InferOutput } from 'valibot';
import type { Pair, PairGroup, PairId, tickerEvent } from '@bourse/contracts/market';
import { indexOf, sharesIndex } from './pair-index';

export type Ticker = InferOutput<(typeof tickerEvent)['payload']>;

/** The groups with the pairs that are shown (`is_display` = 1); a group without any is left out. */
export function displayedGroups(groups: readonly PairGroup[]): PairGroup[] {
  return groups
    .map((group) =>
      indexOf(group.pairs).hasHidden
        ? { ...group, pairs: group.pairs.filter(({ isDisplayed }) => isDisplayed) }
        : group,
    )
    .filter(({ pairs }) => pairs.length > 0);
}

export function findPair(groups: readonly PairGroup[], id: PairId | undefined): Pair | undefined {
  if (id === undefined) return undefined;
  for (const { pairs } of groups) {
    const place = indexOf(pairs).places.get(id);
    if (place !== undefined) return pairs[place];
  }
  return undefined;
}

/**
 * The price in CNY after a new price: tickers have none, and the rate of the quote currency stays that of the last reply. Unknown
 * where the price of the reply is.
 */
function cnyPriceAfter({ last, cnyPrice }: Pair, next: Decimal): Pair['cnyPrice'] {
  if (next === last) return cnyPrice;
  if (cnyPrice === undefined || last === undefined || isZero(last)) return undefined;
  return dividedBy(times(cnyPrice, next), last);
}

/** The pair with the ticker's figures; missing figures are kept. */
function withTicker(pair: Pair, { last, change, volume, high, low }: Ticker): Pair {
  return {
    ...pair,
    last,
    cnyPrice: cnyPriceAfter(pair, last),
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
 * The groups after some tickers, the last per pair. A ticker of an unknown pair changes nothing. Unchanged groups and
 * pairs keep their identity, so that they are not rendered again.
 */
export function applyTickers(groups: readonly PairGroup[], tickers: readonly Ticker[]): readonly PairGroup[] {
  const newest = new Map(tickers.map((ticker) => [ticker.pair, ticker]));
  const next = groups.map((group) => groupAfter(group, newest));
  // Frozen, so that Immer does not traverse thousands of pairs.
  return next.some((group, index) => group !== groups[index]) ? Object.freeze(next) : groups;
}

function groupAfter(group: PairGroup, tickers: ReadonlyMap<PairId, Ticker>): PairGroup {
  const { places } = indexOf(group.pairs);
  let pairs: Pair[] | undefined;
  for (const [id, ticker] of tickers) {
    const place = places.get(id);
    const pair = place === undefined ? undefined : group.pairs[place];
    if (place === undefined || !pair || saysNothingNew(pair, ticker)) continue;
    pairs ??= [...group.pairs];
    pairs[place] = withTicker(pair, ticker);
  }
  if (!pairs) return group;
  sharesIndex(group.pairs, pairs);
  return { ...group, pairs };
}
