import { decimalsOf, isPositive, type Decimal } from '@bourse/decimal';
import type { Context } from '../../core/context';
import { amountOf } from '../../ledger/money';
import { refuse, type Done, type Refused } from '../../result';
import { holdAd } from './escrow';
import type { C2cState } from './state';
import { C2C_WALLET, type AdType, type Way } from './types';

/** Decimals of prices and amounts (money side, section 9). */
export const C2C_DECIMALS = 2;
/** Maximum price in CNY per coin; keeps totals within the range of amounts. */
const HIGHEST_PRICE_DIGITS = 12;

export interface PublishAd {
  userId: number;
  type: AdType;
  currencyId: number;
  price: Decimal;
  amount: Decimal;
  way: Way;
  /** Smallest amount that may be taken; the contract has no field for it, merchants of the simulation set it. */
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
    >;

/** Publishes an ad; a sale holds its coin. */
export function publishAd(context: Context, state: C2cState, command: PublishAd): PublishAdResult {
  const { catalog, ledger, now } = context;
  const { userId, type, currencyId, price, amount, way, minimum } = command;
  const currency = catalog.currency(currencyId);
  if (!currency) return refuse('currency_not_found');
  if (!currency.isLegal) return refuse('currency_not_fiat');
  if (!isPositive(price) || price.length > HIGHEST_PRICE_DIGITS) return refuse('price_invalid');
  if (decimalsOf(price) > C2C_DECIMALS) return refuse('price_decimals');
  if (decimalsOf(amount) > C2C_DECIMALS) return refuse('amount_decimals');
  const total = amountOf(amount, currency.scale);
  const least = minimum && amountOf(minimum, currency.scale);
  if (total === undefined || (least !== undefined && least > total)) return refuse('amount_invalid');
  if (type === 'sell' && ledger.available(userId, currencyId, C2C_WALLET) < total)
    return refuse('insufficient_balance');
  const ad = state.addAd({
    userId,
    type,
    currencyId,
    price,
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
