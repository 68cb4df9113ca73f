import { isGreater, isPositive, minus, percentOf, roundHalfUp, smaller, type Decimal } from '@bourse/decimal';
import type { Acceptor, DealDirection } from '../contract';

/** Fee and net amount of a deal in CNY, two decimals: `fee = money × rate ÷ 100`, `net = money − fee`. */
export function dealAmounts(money: Decimal, rate: Decimal): { fee: Decimal; net: Decimal } {
  const fee = roundHalfUp(percentOf(money, rate), 2);
  return { fee, net: minus(money, fee) };
}

/** Rate in per cent and limit in CNY of an acceptor for a direction; the balance limits a withdrawal too. */
export function termsOf(acceptor: Acceptor, direction: DealDirection): { rate: Decimal; limit: Decimal } {
  if (direction === 'deposit') return { rate: acceptor.depositRate, limit: acceptor.depositLimit };
  const { userBalance, withdrawLimit } = acceptor;
  return {
    rate: acceptor.withdrawRate,
    limit: userBalance === undefined ? withdrawLimit : smaller(userBalance, withdrawLimit),
  };
}

export type MoneyProblem = 'required' | 'aboveLimit';

/** The problem of a deal's amounts; `undefined` if they are valid. */
export function moneyProblem(money: Decimal | undefined, limit: Decimal): MoneyProblem | undefined {
  if (money === undefined || !isPositive(money)) return 'required';
  return isGreater(money, limit) ? 'aboveLimit' : undefined;
}
