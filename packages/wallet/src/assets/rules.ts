import { compare, decimal, isLess, isZero, plus, sum, times, type Decimal } from '@bourse/decimal';
import { ACCOUNTS, type Account, type Balance } from '../contract';

/** Below this worth, in USDT, a balance counts as small. */
const SMALL_WORTH = decimal('1');

/** A balance with what it is worth in USDT. */
export interface Holding extends Balance {
  /** available + frozen */
  readonly amount: Decimal;
  /** amount × price in USDT; `undefined` where something is held and no price is known. */
  readonly worth: Decimal | undefined;
}

/** worth = (available + frozen) × USDT price, exact. */
export function holdingOf(balance: Balance): Holding {
  const amount = plus(balance.available, balance.frozen);
  const isPriced = !isZero(balance.usdtPrice) || isZero(amount);
  return { ...balance, amount, worth: isPriced ? times(amount, balance.usdtPrice) : undefined };
}

export interface HoldingFilter {
  /** Part of a currency's name, upper or lower case. */
  readonly search: string;
  /** Leaves out what is worth less than 1 USDT, nothing included. What has no known price stays. */
  readonly hideSmall: boolean;
}

function isSmall({ amount, worth }: Holding): boolean {
  return isZero(amount) || (worth !== undefined && isLess(worth, SMALL_WORTH));
}

/** The holdings that a reader asked for, the most worth first, those without a price last, equals by name. */
export function chooseHoldings(holdings: readonly Holding[], { search, hideSmall }: HoldingFilter): Holding[] {
  const wanted = search.trim().toLowerCase();
  return holdings
    .filter((holding) => holding.currency.toLowerCase().includes(wanted) && !(hideSmall && isSmall(holding)))
    .toSorted((a, b) => compareWorth(b, a) || byName(a, b));
}

const byName = (a: Holding, b: Holding) => a.currency.localeCompare(b.currency, 'en');

/** The least worth first; what has no known price stands before everything. */
export function compareWorth(a: Holding, b: Holding): number {
  if (a.worth !== undefined && b.worth !== undefined) return compare(a.worth, b.worth);
  return Number(a.worth !== undefined) - Number(b.worth !== undefined);
}

/** Worth of all four accounts in USDT. */
export function grandTotal(accounts: Readonly<Record<Account, { readonly total: Decimal }>>): Decimal {
  return sum(ACCOUNTS.map((account) => accounts[account].total));
}
