import { isGreater, isLess, roundHalfUp, times, type Decimal } from '@bourse/decimal';
import type { Context } from '../../core/context';
import type { OutflowRefusal } from '../../core/outflow';
import { amountOf, fromUnits } from '../../ledger/money';
import { refuse, type Done, type Refused } from '../../result';
import { isFrozen } from '../desk/product';
import { C2C_DECIMALS } from './decimals';
import { holdOrder, sellerRefusal } from './escrow';
import { priceOf } from './floating';
import { isOpenAt } from './hours';
import { limitReached } from './limits';
import { expiryKey, PAYMENT_WINDOW_MS } from './payment-window';
import type { C2cState } from './state';
import { C2C, type AdRecord, type TradePayee } from './types';

export interface TakeAd {
  userId: number;
  adId: number;
  /** The whole remainder where left out. */
  amount: Decimal | undefined;
  /** The price that the taker has confirmed. */
  price?: Decimal | undefined;
  /** Payee information of both sides; the order keeps it as a snapshot. */
  publisherPayee: TradePayee;
  takerPayee: TradePayee;
}

export type TakeAdResult =
  | Done<{ orderId: number }>
  | Refused<
      | 'ad_not_open'
      | 'own_ad'
      | 'ad_paused'
      | 'ad_closed'
      | 'users_blocked'
      | 'amount_invalid'
      | 'remainder_insufficient'
      | 'insufficient_balance'
      | OutflowRefusal
      | 'cancellations_exceeded'
      | 'unfinished_exceeded'
    >
  | Refused<'below_minimum', { minimum: Decimal }>
  | Refused<'price_changed', { price: Decimal }>;

/** Takes an ad: its remainder shrinks, the coin is held, and the payment window begins. */
export function takeAd(context: Context, state: C2cState, command: TakeAd): TakeAdResult {
  const { catalog, now } = context;
  const { userId, adId, publisherPayee, takerPayee } = command;
  const ad = state.ad(adId);
  if (!ad || ad.surplus === 0n) return refuse('ad_not_open');
  if (ad.userId === userId) return refuse('own_ad');
  if (isFrozen(context, ad.userId)) return refuse('ad_not_open');
  if (state.people.areBlocked(ad.userId, userId)) return refuse('users_blocked');
  if (!isOpenAt(state.people.hoursOf(ad.userId), now)) return refuse('ad_closed');
  const reached = limitReached(state, userId, now);
  if (reached) return refuse(reached);
  const price = priceOf(context, ad);
  if (price === undefined) return refuse('ad_paused');
  if (isWorse(ad, price, command.price)) return { ...refuse('price_changed'), price };
  const scale = catalog.currency(ad.currencyId)?.scale ?? 0;
  const amount = amountTaken(ad, command.amount, scale);
  if (typeof amount !== 'bigint') return amount;
  const reason =
    ad.type === 'buy' ? sellerRefusal(context, { userId, currencyId: ad.currencyId, units: amount }) : undefined;
  if (reason) return refuse(reason);
  const order = state.addOrder({
    adId,
    adType: ad.type,
    currencyId: ad.currencyId,
    publisherId: ad.userId,
    takerId: userId,
    price,
    amount,
    total: roundHalfUp(times(fromUnits(amount, scale), price), C2C_DECIMALS),
    way: ad.way,
    status: 'unpaid',
    cancelledBy: undefined,
    publisherPayee,
    takerPayee,
    createdAt: now,
    updatedAt: now,
  });
  ad.surplus -= amount;
  state.adChanged(ad);
  holdOrder(context, order);
  context.schedule(C2C, expiryKey(order.id), now + PAYMENT_WINDOW_MS);
  context.announce('notice', { userId: ad.userId, notice: 'c2c_order', id: order.id });
  return { ok: true, orderId: order.id };
}

/** Whether a taker gets less than confirmed. A price that follows the index must have been confirmed. */
function isWorse({ type, floating }: AdRecord, price: Decimal, confirmed: Decimal | undefined): boolean {
  if (confirmed === undefined) return floating !== undefined;
  return type === 'sell' ? isGreater(price, confirmed) : isLess(price, confirmed);
}

/** Units that are taken, or why not. Without a minimum only the whole remainder can be taken. */
function amountTaken({ surplus, minimum }: AdRecord, amount: Decimal | undefined, scale: number) {
  if (amount === undefined) return surplus;
  const units = amountOf(amount, scale);
  if (units === undefined) return refuse('amount_invalid');
  if (units > surplus) return refuse('remainder_insufficient');
  if (units === surplus) return units;
  const least = minimum ?? surplus;
  if (units < least)
    return { ...refuse('below_minimum'), minimum: fromUnits(least < surplus ? least : surplus, scale) };
  return units;
}
