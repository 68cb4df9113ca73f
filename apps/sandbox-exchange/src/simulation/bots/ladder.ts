import type { Random } from '../../ports';
import type { Side } from '../../catalog/types';
import { normal } from '../random';
import { toLot, toTick, type PairShape } from './shape';

/** Orders that makers keep on each side of a pair. */
export const LADDER_LEVELS = 28;

/** Shares of the price: half of the spread, the distance of the second level, and how distances grow from there. */
const HALF_SPREAD = 0.00002;
const FIRST_GAP = 0.00003;
const GAP_GROWTH = 1.1;
const LARGER_PER_LEVEL = 0.08;
const SIZE_SPREAD = 0.7;

export interface Quote {
  side: Side;
  price: number;
  quantity: number;
}

/** Distance of a level from the reference, in price units. */
function distance({ tick }: PairShape, reference: number, level: number): number {
  const inside = Math.max(tick, reference * HALF_SPREAD);
  const gaps = (FIRST_GAP * (GAP_GROWTH ** level - 1)) / (GAP_GROWTH - 1);
  return inside + Math.max(level * tick, reference * gaps);
}

/** One order of a maker, about `level` steps away from the reference; a level need not be whole. */
export function quoteAt(shape: PairShape, reference: number, side: Side, level: number, random: Random): Quote {
  const away = distance(shape, reference, level);
  const usual = (shape.usualWorth / reference) * (1 + level * LARGER_PER_LEVEL);
  return {
    side,
    price: toTick(shape, side === 'buy' ? reference - away : reference + away),
    quantity: toLot(shape, usual * Math.exp(SIZE_SPREAD * normal(random))),
  };
}

/** Both sides of a book around a reference, the best prices first. */
export function ladder(shape: PairShape, reference: number, random: Random): Quote[] {
  return Array.from({ length: LADDER_LEVELS }, (_, level) => [
    quoteAt(shape, reference, 'buy', level, random),
    quoteAt(shape, reference, 'sell', level, random),
  ]).flat();
}
