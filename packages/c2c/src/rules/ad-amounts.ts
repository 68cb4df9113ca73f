import {
  compare,
  dividedBy,
  floorTo,
  isGreater,
  isLess,
  isPositive,
  isZero,
  roundHalfUp,
  smaller,
  times,
  type Decimal,
} from '@bourse/decimal';
import type { Ad } from '@bourse/contracts/c2c';

type Offered = Pick<Ad, 'price' | 'remainder' | 'minimum'>;

/** Decimals of every c2c amount, price and total (money side, section 9). */
export const C2C_DECIMALS = 2;

/** CNY to pay for an amount of coin. */
export function totalOf({ price }: Pick<Ad, 'price'>, amount: Decimal): Decimal {
  return roundHalfUp(times(amount, price), C2C_DECIMALS);
}

/** Least and most CNY for which an ad can be taken; the same without a `minimum`, for the ad is then taken as a whole. */
export function limitsOf(ad: Offered): { least: Decimal; most: Decimal } {
  const most = totalOf(ad, ad.remainder);
  return { least: ad.minimum === undefined ? most : totalOf(ad, smaller(ad.minimum, ad.remainder)), most };
}

/** The ad as the back end lets it be taken: as a whole, unless it takes parts. */
export const offeredAd = <Each extends Offered>(ad: Each, takesParts: boolean): Each =>
  takesParts ? ad : { ...ad, minimum: undefined };

/** Coin that `money` CNY buys at the ad's price, floored; may be more than the remainder. */
export function amountOfMoney(ad: Offered, money: Decimal): Decimal {
  if (ad.minimum === undefined || isZero(ad.price)) return ad.remainder;
  // The remainder may have more decimals than an amount that is typed.
  if (compare(money, totalOf(ad, ad.remainder)) === 0) return ad.remainder;
  return floorTo(dividedBy(money, ad.price), C2C_DECIMALS);
}

/** Coin that `money` CNY buys at the ad, floored; never more than the remainder. */
export const amountFor = (ad: Offered, money: Decimal): Decimal => smaller(amountOfMoney(ad, money), ad.remainder);

/** The most that can be taken: the remainder, or what the taker of a purchase has available of it. */
export function mostOf(ad: Offered, available: Decimal | undefined): Decimal {
  if (available === undefined || !isLess(available, ad.remainder)) return ad.remainder;
  return floorTo(available, C2C_DECIMALS);
}

/** Can `money` CNY take the ad? An ad without a `minimum` needs its whole total. */
export function fitsMoney(ad: Offered, money: Decimal): boolean {
  const { least, most } = limitsOf(ad);
  if (ad.minimum === undefined) return !isGreater(most, money);
  return !isLess(money, least) && !isGreater(money, most);
}

export type AmountProblem = 'required' | 'belowMinimum' | 'aboveRemainder' | 'decimals';

/** The problem of an amount of coin to take; `undefined` if it is valid. */
export function amountProblem(ad: Offered, amount: Decimal | undefined): AmountProblem | undefined {
  if (amount === undefined || !isPositive(amount)) return 'required';
  if (compare(amount, ad.remainder) === 0) return undefined;
  if (isGreater(amount, ad.remainder)) return 'aboveRemainder';
  if (ad.minimum === undefined || isLess(amount, ad.minimum)) return 'belowMinimum';
  return compare(floorTo(amount, C2C_DECIMALS), amount) === 0 ? undefined : 'decimals';
}
