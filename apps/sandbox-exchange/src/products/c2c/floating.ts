import {
  decimal,
  decimalsOf,
  isGreater,
  isLess,
  isPositive,
  larger,
  percentOf,
  roundHalfUp,
  smaller,
  times,
  ONE,
  type Decimal,
} from '@bourse/decimal';
import { CNY_PER_USDT, USDT } from '../../catalog/constants';
import type { Context } from '../../core/context';
import { liveIndex } from '../../core/mark';
import type { Exchange } from '../../exchange-interface';
import { refuse, type Refused } from '../../result';
import { C2C_DECIMALS, HIGHEST_PRICE_DIGITS } from './decimals';
import type { AdRecord, Floating } from './types';

/** Bounds of the per cent of the index that an ad may follow. */
export const PERCENT_BOUNDS = { least: decimal(80), most: decimal(120) } as const;

type Prices = Pick<Context, 'catalog' | 'mark'>;

/** The prices as of the last commit. */
export const publishedPrices = (exchange: Pick<Exchange, 'catalog' | 'markPrice'>): Prices => ({
  catalog: exchange.catalog,
  mark: (pairId) => exchange.markPrice(pairId),
});

/**
 * CNY for one coin by the index; `undefined` while there is none. A mark price without an index comes from the book of the pair, which the
 * orders of a publisher could move: it is no reference.
 */
export function referencePrice({ catalog, mark }: Prices, currencyId: number): Decimal | undefined {
  const usdt = catalog.currencies().find(({ code }) => code === USDT);
  const pair = usdt && catalog.pairOf(currencyId, usdt.id);
  const worth = currencyId === usdt?.id ? ONE : pair && liveIndex(mark(pair.id))?.price;
  return worth && times(worth, CNY_PER_USDT);
}

/** The price that follows the index: per cent of it, two decimals, within the bounds. `undefined` without an index, or if nothing is left. */
export function floatingPrice({ percent, least, most }: Floating, reference: Decimal | undefined): Decimal | undefined {
  if (reference === undefined) return undefined;
  const followed = roundHalfUp(percentOf(reference, percent), C2C_DECIMALS);
  const raised = least ? larger(followed, least) : followed;
  const price = most ? smaller(raised, most) : raised;
  return isPositive(price) ? price : undefined;
}

/** The present price of an ad; `undefined`: the ad is paused. */
export function priceOf(prices: Prices, ad: Pick<AdRecord, 'price' | 'floating' | 'currencyId'>): Decimal | undefined {
  return ad.floating ? floatingPrice(ad.floating, referencePrice(prices, ad.currencyId)) : ad.price;
}

/** Why an ad cannot follow the index so. */
export function floatingRefusal({ percent, least, most }: Floating) {
  if (isLess(percent, PERCENT_BOUNDS.least) || isGreater(percent, PERCENT_BOUNDS.most)) {
    return { ...refuse('percent_out_of_bounds'), ...PERCENT_BOUNDS } satisfies FloatingRefusal;
  }
  const bounds = [least, most].filter((bound) => bound !== undefined);
  if (bounds.some((bound) => !isPositive(bound) || bound.length > HIGHEST_PRICE_DIGITS)) return refuse('price_invalid');
  if ([percent, ...bounds].some((value) => decimalsOf(value) > C2C_DECIMALS)) return refuse('price_decimals');
  return least && most && isGreater(least, most) ? refuse('price_invalid') : undefined;
}

export type FloatingRefusal =
  | Refused<'price_invalid' | 'price_decimals'>
  | Refused<'percent_out_of_bounds', { least: Decimal; most: Decimal }>;
