import { isGreater, isLess } from '@bourse/decimal';
import type { Book, BookLevel } from '@bourse/contracts/market';

/** The levels of a side, followed by the deeper ones beyond its last level. Nothing is added to an empty side. */
function goOn(side: readonly BookLevel[], deeper: readonly BookLevel[], isBeyond: typeof isLess): readonly BookLevel[] {
  const last = side.at(-1);
  return last ? [...side, ...deeper.filter(({ price }) => isBeyond(price, last.price))] : side;
}

/** The live book, extended beyond its last levels by `market_depth`, which is older. */
export function deepen<Live extends Book>(live: Live, depth: Book | undefined): Live {
  if (!depth) return live;
  return { ...live, bids: goOn(live.bids, depth.bids, isLess), asks: goOn(live.asks, depth.asks, isGreater) };
}
