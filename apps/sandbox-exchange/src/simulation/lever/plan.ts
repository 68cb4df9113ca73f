import { decimal, minus, plus, roundHalfUp, times, type Decimal } from '@bourse/decimal';
import type { Direction, SubmitLever } from '../../products/lever/types';
import type { Random } from '../../ports';

/** Positions that a bot holds at most. */
export const MOST_HELD = 3;

const CLOSE_SHARE = 0.25;
const MULTIPLES = [2, 5, 10] as const;
const MOST_LOTS = 5;
const STOP_SHARE = 0.5;
/** Distance of the stops from the entry price, as a share of it. */
const STOP_DISTANCE = decimal('0.02');

export type LeverAction =
  | { readonly kind: 'open'; readonly order: Omit<SubmitLever, 'userId'>; readonly hasStops: boolean }
  | { readonly kind: 'close'; readonly orderId: number }
  | { readonly kind: 'wait' };

function oneOf<Item>(items: readonly Item[], random: Random): Item | undefined {
  return items[Math.floor(random.next() * items.length)];
}

/** The next action of a bot that holds these positions. Pure: same positions and random numbers, same action. */
export function nextLeverAction(held: readonly number[], pairs: readonly number[], random: Random): LeverAction {
  if (held.length >= MOST_HELD) {
    const orderId = random.next() < CLOSE_SHARE ? oneOf(held, random) : undefined;
    return orderId === undefined ? { kind: 'wait' } : { kind: 'close', orderId };
  }
  const pairId = oneOf(pairs, random);
  if (pairId === undefined) return { kind: 'wait' };
  return {
    kind: 'open',
    order: {
      pairId,
      direction: random.next() < 0.5 ? 'long' : 'short',
      multiple: decimal(oneOf(MULTIPLES, random) ?? MULTIPLES[0]),
      lots: decimal(1 + Math.floor(random.next() * MOST_LOTS)),
      limit: undefined,
    },
    hasStops: random.next() < STOP_SHARE,
  };
}

/** Stops on both sides of an entry price. `places`: decimals of the price. */
export function stopsAround(
  entryPrice: Decimal,
  direction: Direction,
  places: number,
): { readonly takeProfit: Decimal; readonly stopLoss: Decimal } {
  const distance = times(entryPrice, STOP_DISTANCE);
  const above = roundHalfUp(plus(entryPrice, distance), places);
  const below = roundHalfUp(minus(entryPrice, distance), places);
  return direction === 'long' ? { takeProfit: above, stopLoss: below } : { takeProfit: below, stopLoss: above };
}
