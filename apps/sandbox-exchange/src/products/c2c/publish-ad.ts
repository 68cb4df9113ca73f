import { decimal, decimalsOf, isLess, isPositive, times, ZERO, type Decimal } from '@bourse/decimal';
import type { Context } from '../../core/context';
import type { OutflowRefusal } from '../../core/outflow';
import { amountOf } from '../../ledger/money';
import { refuse, type Done, type Refused } from '../../result';
import { C2C_DECIMALS, HIGHEST_PRICE_DIGITS } from './decimals';
import { holdAd, sellerRefusal } from './escrow';
import { floatingRefusal, priceOf, type FloatingRefusal } from './floating';
import type { C2cState } from './state';
import type { AdType, Floating, Way } from './types';

/** Open ads of one user: an ad to buy costs its publisher nothing, and would fill the market. */
export const MOST_OPEN_ADS = 20;
/** The smallest ad, in CNY. */
const LEAST_MONEY = decimal(10);

export interface PublishAd {
  userId: number;
  type: AdType;
  currencyId: number;
  /** A fixed price in CNY for one coin, or how it follows the index. */
  price: Decimal | Floating;
  amount: Decimal;
  way: Way;
  /** Smallest amount that may be taken. */
  minimum?: Decimal | undefined;
}

export type PublishAdResult =
  | Done<{ adId: number }>
  | Refused<
      | 'currency_not_found'
      | 'currency_not_fiat'
      | 'price_invalid'
      | 'price_decimals'
      | 'amount_invalid'
      | 'amount_decimals'
      | 'insufficient_balance'
      | OutflowRefusal
      | 'too_many_ads'
      | 'no_reference'
    >
  | FloatingRefusal
  | Refused<'below_least_money', { least: Decimal }>;

/** Publishes an ad; a sale holds its coin. */
export function publishAd(context: Context, state: C2cState, command: PublishAd): PublishAdResult {
  const { catalog, now } = context;
  const { userId, type, currencyId, amount, way, minimum } = command;
  const floating = typeof command.price === 'object' ? command.price : undefined;
  const currency = catalog.currency(currencyId);
  if (!currency) return refuse('currency_not_found');
  if (!currency.isLegal) return refuse('currency_not_fiat');
  const refused = floating && floatingRefusal(floating);
  if (refused) return refused;
  const price =
    typeof command.price === 'object' ? priceOf(context, { ...command, price: ZERO, floating }) : command.price;
  if (price === undefined) return refuse('no_reference');
  if (!isPositive(price) || price.length > HIGHEST_PRICE_DIGITS) return refuse('price_invalid');
  if (decimalsOf(price) > C2C_DECIMALS) return refuse('price_decimals');
  if ([amount, minimum].some((each) => each && decimalsOf(each) > C2C_DECIMALS)) return refuse('amount_decimals');
  const total = amountOf(amount, currency.scale);
  const least = minimum && amountOf(minimum, currency.scale);
  if (total === undefined || (minimum && least === undefined) || (least ?? 0n) > total) return refuse('amount_invalid');
  if (isLess(times(amount, price), LEAST_MONEY)) return { ...refuse('below_least_money'), least: LEAST_MONEY };
  if (state.adsOf(userId) >= MOST_OPEN_ADS) return refuse('too_many_ads');
  const reason = type === 'sell' ? sellerRefusal(context, { userId, currencyId, units: total }) : undefined;
  if (reason) return refuse(reason);
  const ad = state.addAd({
    userId,
    type,
    currencyId,
    price,
    floating,
    total,
    surplus: total,
    minimum: least,
    way,
    status: 'open',
    createdAt: now,
  });
  if (type === 'sell') holdAd(context, ad);
  return { ok: true, adId: ad.id };
}
