import {
  ceilTo,
  dividedBy,
  floorTo,
  isGreater,
  isLess,
  isPositive,
  minus,
  percentOf,
  roundHalfUp,
  smaller,
  type Decimal,
} from '@bourse/decimal';
import type { Acceptor, DealDirection } from '@bourse/contracts/c2c';

/** Decimals of the coin of a deal. */
export const COIN_DECIMALS = 8;

/** Terms of an acceptor for one direction; `undefined` is unknown, not zero. */
export interface DealTerms {
  /** Fee in per cent. */
  readonly rate: Decimal | undefined;
  /** Least and most of a deal, CNY. */
  readonly least: Decimal | undefined;
  readonly most: Decimal | undefined;
  /** CNY for one coin. */
  readonly price: Decimal | undefined;
}

/** The balance limits a withdrawal too. */
export function termsOf(acceptor: Acceptor, direction: DealDirection): DealTerms {
  const { leastMoney: least, price, userBalance, depositRate, depositLimit, withdrawRate, withdrawLimit } = acceptor;
  if (direction === 'deposit') return { rate: depositRate, least, most: depositLimit, price };
  const most = userBalance && withdrawLimit ? smaller(userBalance, withdrawLimit) : (userBalance ?? withdrawLimit);
  return { rate: withdrawRate, least, most, price };
}

export interface DealAmounts {
  /** CNY, two decimals: `fee = money × rate ÷ 100`, `net = money − fee`. */
  readonly fee: Decimal | undefined;
  readonly net: Decimal | undefined;
  /** Coin that arrives, floored, or is taken, rounded up. */
  readonly coin: Decimal | undefined;
}

/** Fee, net amount and coin of a deal. A deposit brings the coin of the net amount; a withdrawal takes that of the whole. */
export function dealAmounts(
  money: Decimal,
  direction: DealDirection,
  { rate, price }: Pick<DealTerms, 'rate' | 'price'>,
) {
  const fee = rate && roundHalfUp(percentOf(money, rate), 2);
  const net = fee && minus(money, fee);
  return { fee, net, coin: coinOf(money, direction, { rate, price }) } satisfies DealAmounts;
}

function coinOf(money: Decimal, direction: DealDirection, { rate, price }: Pick<DealTerms, 'rate' | 'price'>) {
  if (price === undefined || !isPositive(price)) return undefined;
  if (direction === 'withdraw') return ceilTo(dividedBy(money, price), COIN_DECIMALS);
  return rate && floorTo(dividedBy(minus(money, percentOf(money, rate)), price), COIN_DECIMALS);
}

export type MoneyProblem = 'required' | 'belowLeast' | 'aboveLimit';

/** The problem of a deal's money; `undefined` if it is valid. */
export function moneyProblem(
  money: Decimal | undefined,
  { least, most }: Pick<DealTerms, 'least' | 'most'>,
): MoneyProblem | undefined {
  if (money === undefined || !isPositive(money)) return 'required';
  if (most !== undefined && isGreater(money, most)) return 'aboveLimit';
  return least !== undefined && isLess(money, least) ? 'belowLeast' : undefined;
}
