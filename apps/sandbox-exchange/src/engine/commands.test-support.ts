import type { Random } from '../ports';
import type { IncomingOrder } from './types';

export type BookCommand =
  | { kind: 'order'; order: IncomingOrder }
  | { kind: 'cancel'; id: number }
  /** Halves a resting order. */
  | { kind: 'halve'; id: number };

const CONDITIONS = ['post_only', 'ioc', 'fok'] as const;

const OWNERS = 6;
const PRICES = 24;

/** Cancels name one of the latest orders. */
const CANCEL_WINDOW = 80;

/**
 * Random commands of a small busy market: few owners and prices, so that orders match, share levels and meet orders of
 * the same owner. Almost half are cancels, many of them of unknown orders. Occasionally a large order sweeps a side, so
 * that books vary in size.
 */
export function* bookCommands(random: Random, count: number): Generator<BookCommand, void> {
  const upTo = (limit: number) => Math.floor(random.next() * limit);
  let lastId = 0;
  for (let at = 0; at < count; at += 1) {
    if (lastId > 0 && random.next() < 0.45) {
      const id = lastId + 1 - upTo(Math.min(lastId + 1, CANCEL_WINDOW));
      yield { kind: random.next() < 0.1 ? 'halve' : 'cancel', id };
      continue;
    }
    lastId += 1;
    const side = random.next() < 0.5 ? 'buy' : 'sell';
    const isMarket = random.next() < 0.15;
    const spread = side === 'buy' ? 0 : PRICES / 3;
    const limit = BigInt(1 + upTo((PRICES * 2) / 3) + spread);
    const size = random.next() < 0.02 ? 2000 : 40;
    const condition = random.next() < 0.2 ? CONDITIONS[upTo(CONDITIONS.length)] : undefined;
    const budget = side === 'buy' && random.next() < 0.7 ? BigInt(upTo(PRICES * 30)) : undefined;
    yield {
      kind: 'order',
      order: {
        id: lastId,
        owner: 1 + upTo(OWNERS),
        side,
        quantity: BigInt(1 + upTo(size)),
        ...(isMarket ? { budget } : { limit, condition }),
      },
    };
  }
}
