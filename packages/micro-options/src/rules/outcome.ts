import { compare, negate, percentOf, ZERO, type Decimal } from '@bourse/decimal';
import type { Direction } from '../contract';

export type Outcome = 'win' | 'loss' | 'draw';

/**
 * Outcome of an option at a price (money side, section 4; contract notes, "Options"). Up wins above the open price, down
 * wins below it; an equal price is a draw, which returns the stake.
 */
export function outcomeAt(direction: Direction, openPrice: Decimal, price: Decimal): Outcome {
  const side = compare(price, openPrice);
  if (side === 0) return 'draw';
  return side > 0 === (direction === 'up') ? 'win' : 'loss';
}

interface Stake {
  direction: Direction;
  openPrice: Decimal;
  amount: Decimal;
  /** Per cent of the stake that a win pays. */
  profitRatio: Decimal;
}

/** P/L without the fee: amount × ratio ÷ 100 for a win, −amount for a loss, 0 for a draw. */
export function profitAt({ direction, openPrice, amount, profitRatio }: Stake, price: Decimal): Decimal {
  const outcome = outcomeAt(direction, openPrice, price);
  if (outcome === 'draw') return ZERO;
  return outcome === 'win' ? winOf(amount, profitRatio) : negate(amount);
}

/** P/L of a win: amount × ratio ÷ 100. */
export const winOf = (amount: Decimal, profitRatio: Decimal): Decimal => percentOf(amount, profitRatio);
