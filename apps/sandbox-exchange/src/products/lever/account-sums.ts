import { decimal, isZero, minus, plus, times, ZERO, type Decimal } from '@bourse/decimal';
import { sizeOf } from './formulas';
import type { LeverEntrust, LeverPosition, OpenOrder } from './types';

/** Sums over the orders of one user and pair, so that the account is judged at a new price without a look at each of them. */
export interface PairSums {
  readonly positions: number;
  /** Sizes of long positions less those of short ones, in base currency. */
  readonly size: Decimal;
  /** The same sizes at their entry prices: P/L at a price is price × size − cost. */
  readonly cost: Decimal;
  readonly margins: Decimal;
  readonly initialMargins: Decimal;
  /** What entrusts hold. */
  readonly held: Decimal;
}

const NOTHING: PairSums = { positions: 0, size: ZERO, cost: ZERO, margins: ZERO, initialMargins: ZERO, held: ZERO };

/** The sums of all accounts. */
export class AccountSums {
  readonly #byPair = new Map<number, Map<number, PairSums>>();

  add(order: OpenOrder): void {
    this.#change(order, plus, 1);
  }

  remove(order: OpenOrder): void {
    this.#change(order, minus, -1);
  }

  /** Users with a position of a pair. */
  usersOf(pairId: number): number[] {
    const users = this.#byPair.get(pairId) ?? new Map<number, PairSums>();
    return [...users].flatMap(([userId, { positions }]) => (positions > 0 ? [userId] : []));
  }

  /** The sums of a user by pair. */
  of(userId: number): { pairId: number; sums: PairSums }[] {
    return [...this.#byPair].flatMap(([pairId, users]) => {
      const sums = users.get(userId);
      return sums ? [{ pairId, sums }] : [];
    });
  }

  #change(order: OpenOrder, by: (sum: Decimal, part: Decimal) => Decimal, count: number): void {
    const { pairId, userId } = order;
    const users = this.#byPair.get(pairId) ?? new Map<number, PairSums>();
    this.#byPair.set(pairId, users);
    const sums = users.get(userId) ?? NOTHING;
    const next = order.status === 'entrust' ? withEntrust(sums, order, by) : withPosition(sums, order, by, count);
    if (next.positions === 0 && isZero(next.held)) users.delete(userId);
    else users.set(userId, next);
  }
}

function withEntrust(sums: PairSums, { margin, tradeFee }: LeverEntrust, by: typeof plus): PairSums {
  return { ...sums, held: by(sums.held, plus(margin, tradeFee)) };
}

function withPosition(sums: PairSums, position: LeverPosition, by: typeof plus, count: number): PairSums {
  const { direction, entryPrice, initialMargin, margin } = position;
  const size = direction === 'long' ? sizeOf(position) : times(sizeOf(position), decimal(-1));
  return {
    ...sums,
    positions: sums.positions + count,
    size: by(sums.size, size),
    cost: by(sums.cost, times(size, entryPrice)),
    margins: by(sums.margins, margin),
    initialMargins: by(sums.initialMargins, initialMargin),
  };
}
