import type { Context } from '../../core/context';
import type { HoldKey } from '../../ledger/types';
import { C2C_WALLET, payerOf, sellerOf, type AdRecord, type OrderRecord } from './types';

/** Purposes of holds: the remainder of a sale, and the coin of a running order. */
const AD_HOLD = 'c2c ad';
const ORDER_HOLD = 'c2c order';
export const HOLD_PURPOSES = [AD_HOLD, ORDER_HOLD] as const;

/** Kinds of ledger entries. The reference is an ad (`c2c_ad_…`) or an order. */
export const ENTRY_KINDS = ['c2c_ad_hold', 'c2c_ad_release', 'c2c_hold', 'c2c_return', 'c2c_trade'] as const;

const adHold = ({ id }: { id: number }): HoldKey => ({ purpose: AD_HOLD, reference: id });
const orderHold = ({ id }: { id: number }): HoldKey => ({ purpose: ORDER_HOLD, reference: id });

/** Holds the coin of a sale when it is published. */
export function holdAd({ ledger, now }: Context, ad: AdRecord): void {
  const account = ledger.account({ userId: ad.userId, wallet: C2C_WALLET }, ad.currencyId);
  ledger.post('c2c_ad_hold', ad.id, now, [{ account, available: -ad.total, held: ad.total, hold: adHold(ad) }]);
}

/** Releases the remainder of a sale that is withdrawn. */
export function releaseAd({ ledger, now }: Context, ad: AdRecord): void {
  const account = ledger.account({ userId: ad.userId, wallet: C2C_WALLET }, ad.currencyId);
  ledger.post('c2c_ad_release', ad.id, now, [{ account, available: ad.surplus, held: -ad.surplus, hold: adHold(ad) }]);
}

/**
 * Holds the coin of an order when the ad is taken: from the hold of the sell ad, or from the taker's available balance.
 */
export function holdOrder({ ledger, now }: Context, order: OrderRecord): void {
  const { amount, adId } = order;
  const account = ledger.account({ userId: sellerOf(order), wallet: C2C_WALLET }, order.currencyId);
  const hold = { account, held: amount, hold: orderHold(order) };
  ledger.post(
    'c2c_hold',
    order.id,
    now,
    order.adType === 'sell'
      ? [{ account, held: -amount, hold: adHold({ id: adId }) }, hold]
      : [{ ...hold, available: -amount }],
  );
}

/** Returns the coin of a cancelled order: to the hold of the sale, or to the taker. */
export function returnOrder({ ledger, now }: Context, order: OrderRecord): void {
  const { amount, adId } = order;
  const account = ledger.account({ userId: sellerOf(order), wallet: C2C_WALLET }, order.currencyId);
  const release = { account, held: -amount, hold: orderHold(order) };
  ledger.post(
    'c2c_return',
    order.id,
    now,
    order.adType === 'sell'
      ? [release, { account, held: amount, hold: adHold({ id: adId }) }]
      : [{ ...release, available: amount }],
  );
}

/** Gives the coin of an order to its buyer. */
export function payOut({ ledger, now }: Context, order: OrderRecord): void {
  const { amount, currencyId } = order;
  const seller = ledger.account({ userId: sellerOf(order), wallet: C2C_WALLET }, currencyId);
  const buyer = ledger.account({ userId: payerOf(order), wallet: C2C_WALLET }, currencyId);
  ledger.post('c2c_trade', order.id, now, [
    { account: seller, held: -amount, hold: orderHold(order) },
    { account: buyer, available: amount },
  ]);
}
