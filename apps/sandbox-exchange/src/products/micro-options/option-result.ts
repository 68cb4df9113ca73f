import { compare, type Decimal } from '@bourse/decimal';
import type { OptionDirection, OptionOutcome } from './types';

/** P/L of a win: stake × ratio ÷ 100, rounded down. */
export function winOf(amount: bigint, profitRatio: number): bigint {
  return (amount * BigInt(profitRatio)) / 100n;
}

/** Up wins above the open price, down wins below it; an equal price is a draw (contract notes, "Options"). */
export function outcomeOf(
  direction: OptionDirection,
  openPrice: Decimal,
  endPrice: Decimal | undefined,
): OptionOutcome {
  if (endPrice === undefined) return 'void';
  const side = compare(endPrice, openPrice);
  if (side === 0) return 'draw';
  return side > 0 === (direction === 'up') ? 'win' : 'loss';
}

/** P/L of the user: a draw and a void option give the stake back. The fee was taken when the option opened (`submit-option.ts`), and is kept in each case. */
export function profitOf(outcome: OptionOutcome, amount: bigint, win: bigint): bigint {
  if (outcome === 'win') return win;
  return outcome === 'loss' ? -amount : 0n;
}
