import { compare, plus } from '@bourse/decimal';
import type { FeedTrade } from '../price-feed';

/**
 * The trades, those of the same side and price that follow each other as one. More than `most` become the first, highest, lowest
 * and last of them, each with the volume up to the next: a busy venue has more trades in a quarter of a second than the sandbox
 * carries out, and bars stay as they are.
 */
export function condense(trades: readonly FeedTrade[], most: number): readonly FeedTrade[] {
  const merged: FeedTrade[] = [];
  for (const trade of trades) {
    const before = merged.at(-1);
    if (before?.side === trade.side && before.price === trade.price) merged.splice(-1, 1, withVolume(before, trade));
    else merged.push(trade);
  }
  if (merged.length <= most) return merged;
  const shape = outline(merged);
  const condensed: FeedTrade[] = [];
  for (const trade of merged) {
    const before = condensed.at(-1);
    if (!before || shape.has(trade)) condensed.push(trade);
    else condensed.splice(-1, 1, withVolume(before, trade));
  }
  return condensed;
}

function outline(trades: readonly FeedTrade[]): ReadonlySet<FeedTrade | undefined> {
  const ascending = trades.toSorted((one, other) => compare(one.price, other.price));
  return new Set([trades[0], ascending[0], ascending.at(-1), trades.at(-1)]);
}

const withVolume = (trade: FeedTrade, added: FeedTrade): FeedTrade => ({
  ...trade,
  quantity: plus(trade.quantity, added.quantity),
});
