import { compare, decimal, negate, percentOf, ZERO, type Decimal } from '@bourse/decimal';
import type { Direction } from '@bourse/contracts/micro-options';

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
  /** Per cent of the stake that a loss costs. */
  lossRatio?: Decimal | undefined;
}

/** P/L without the fee: amount × profit ratio ÷ 100 for a win, −amount × loss ratio ÷ 100 for a loss, 0 for a draw. */
export function profitAt({ direction, openPrice, amount, profitRatio, lossRatio }: Stake, price: Decimal): Decimal {
  const outcome = outcomeAt(direction, openPrice, price);
  if (outcome === 'draw') return ZERO;
  return outcome === 'win' ? winOf(amount, profitRatio) : negate(lossOf(amount, lossRatio));
}

/** P/L of a win: amount × ratio ÷ 100. */
export const winOf = (amount: Decimal, profitRatio: Decimal): Decimal => percentOf(amount, profitRatio);

/** Per cent of the stake that a loss costs where the back end names no share: the whole stake (money side, section 4). */
export const WHOLE_STAKE = decimal('100');

/** What a loss costs, above zero: amount × ratio ÷ 100. */
export const lossOf = (amount: Decimal, lossRatio: Decimal = WHOLE_STAKE): Decimal => percentOf(amount, lossRatio);
