import { floorToStep, isPositive, minus, plus, type Decimal } from '@bourse/decimal';
import type { Terms } from '../catalog/terms';
import type { FeedLevel } from './price-feed';

/** A side of a book in the pair's whole ticks and lots. */
export type SideOfBook = ReadonlyMap<bigint, bigint>;

/** The largest price of the pair that is not above `price`; `undefined` below the first tick. */
function floorToTick(terms: Terms, price: Decimal): bigint | undefined {
  return terms.ticks(floorToStep(price, terms.pair.tickSize));
}

/** The smallest price of the pair that is not below `price`. */
function ceilToTick(terms: Terms, price: Decimal): bigint | undefined {
  const { tickSize } = terms.pair;
  const floor = floorToStep(price, tickSize);
  return terms.ticks(floor === price ? floor : plus(floor, tickSize));
}

/** The nearest price of the pair; ties go up. */
export function nearestTick(terms: Terms, price: Decimal): bigint | undefined {
  const { tickSize } = terms.pair;
  const floor = floorToStep(price, tickSize);
  const rest = minus(price, floor);
  return terms.ticks(isPositive(minus(tickSize, plus(rest, rest))) ? floor : plus(floor, tickSize));
}

/** Lots of a quantity, rounded down: a user never meets more than the venue has. */
export function floorToLots(terms: Terms, quantity: Decimal): bigint {
  return terms.lots(floorToStep(quantity, terms.pair.lotSize)) ?? 0n;
}

/**
 * The best `most` levels of one side of a venue's book in ticks and lots. Bids are rounded down and asks up, so that the spread
 * never closes; levels of one tick are added up; a level below a lot is left out.
 */
export function levelsOf(terms: Terms, side: 'bids' | 'asks', levels: readonly FeedLevel[], most: number): SideOfBook {
  const rounded = new Map<bigint, bigint>();
  for (const [price, quantity] of levels) {
    const ticks = side === 'bids' ? floorToTick(terms, price) : ceilToTick(terms, price);
    const lots = floorToLots(terms, quantity);
    if (ticks === undefined || lots === 0n) continue;
    if (!rounded.has(ticks) && rounded.size === most) break;
    rounded.set(ticks, (rounded.get(ticks) ?? 0n) + lots);
  }
  return rounded;
}
