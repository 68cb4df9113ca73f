import { isGreater, isLess } from '@bourse/decimal';
import type { Book, BookLevel } from '../contract';

/** Levels of a side and, of deeper ones, those beyond the last of them. Nothing lies beyond a side that is empty. */
function goOn(side: readonly BookLevel[], deeper: readonly BookLevel[], isBeyond: typeof isLess): readonly BookLevel[] {
  const last = side.at(-1);
  return last ? [...side, ...deeper.filter(({ price }) => isBeyond(price, last.price))] : side;
}

/**
 * A book as deep as it is known: the live one as far as it reaches, and beyond its last levels what `market_depth` said of
 * them, which is older.
 */
export function deepen<Live extends Book>(live: Live, depth: Book | undefined): Live {
  if (!depth) return live;
  return { ...live, bids: goOn(live.bids, depth.bids, isLess), asks: goOn(live.asks, depth.asks, isGreater) };
}
