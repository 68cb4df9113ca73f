import { decimalsOf, dividedBy, minus, plus, roundHalfUp, times, ZERO, type Decimal } from '@bourse/decimal';

/** Decimals of money that is divided between lots: those of the balances. Money that has more itself keeps its own. */
export const SHARE_DECIMALS = 8;

/**
 * Money divided in proportion to amounts. Each share has at most `SHARE_DECIMALS` decimals, or those of the money if it has more. The
 * running sum is rounded half up and a share is the difference of two running sums: the shares sum to the money exactly, and none has the
 * opposite sign.
 */
export function moneyShares(money: Decimal, amounts: readonly Decimal[]): readonly Decimal[] {
  const decimals = Math.max(SHARE_DECIMALS, decimalsOf(money));
  const whole = amounts.reduce(plus, ZERO);
  let amount = ZERO;
  let shared = ZERO;
  return amounts.map((own) => {
    amount = plus(amount, own);
    const running = roundHalfUp(dividedBy(times(money, amount), whole), decimals);
    const share = minus(running, shared);
    shared = running;
    return share;
  });
}
