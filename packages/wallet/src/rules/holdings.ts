import { compare, decimal, isLess, isZero, plus, times, ZERO, type Decimal } from '@bourse/decimal';
import type { Balance } from '@bourse/contracts/wallet';

/** Below this worth, in USDT, a balance counts as small. */
const SMALL_WORTH = decimal('1');

/** A balance with its worth in USDT. */
export interface Holding extends Balance {
  /** available + frozen, as far as it is known */
  readonly amount: Decimal;
  /** amount × price in USDT; `undefined` where the frozen part is unknown, and for a balance above zero without a price. */
  readonly worth: Decimal | undefined;
}

/** worth = (available + frozen) × USDT price, exact. */
export function holdingOf(balance: Balance): Holding {
  const { available, frozen, usdtPrice } = balance;
  const amount = plus(available, frozen ?? ZERO);
  const price = isZero(amount) ? ZERO : usdtPrice;
  const isKnown = frozen !== undefined && price !== undefined && (isZero(amount) || !isZero(price));
  return { ...balance, amount, worth: isKnown ? times(amount, price) : undefined };
}

export interface HoldingFilter {
  /** Part of a currency's name, in any case. */
  readonly search: string;
  /** Hides balances worth less than 1 USDT. A balance without a price stays. */
  readonly hideSmall: boolean;
}

function isSmall({ amount, worth }: Holding): boolean {
  return isZero(amount) || (worth !== undefined && isLess(worth, SMALL_WORTH));
}

/** The filtered holdings: highest worth first, those without a price last, equal ones by name. */
export function chooseHoldings(holdings: readonly Holding[], { search, hideSmall }: HoldingFilter): Holding[] {
  const wanted = search.trim().toLowerCase();
  return holdings
    .filter((holding) => holding.currency.toLowerCase().includes(wanted) && !(hideSmall && isSmall(holding)))
    .toSorted((a, b) => compareWorth(b, a) || byName(a, b));
}

const byName = (a: Holding, b: Holding) => a.currency.localeCompare(b.currency, 'en');

/** Lowest worth first; holdings without a price come before all others. */
export function compareWorth(a: Holding, b: Holding): number {
  if (a.worth !== undefined && b.worth !== undefined) return compare(a.worth, b.worth);
  return Number(a.worth !== undefined) - Number(b.worth !== undefined);
}
