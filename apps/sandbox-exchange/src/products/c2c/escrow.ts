import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import type { Context } from '../../core/context';
import type { OutflowRefusal } from '../../core/outflow';
import { outflowRefusal } from '../../core/product';
import type { EntryCauses } from '../../ledger/entry-texts';
import { fromUnits } from '../../ledger/money';
import type { HoldKey } from '../../ledger/types';
import type { C2cState } from './state';
import { C2C_WALLET, payerOf, sellerOf, type AdRecord, type OrderRecord } from './types';

/** Purposes of holds: the remainder of a sale, and the coin of a running order. */
const AD_HOLD = 'c2c ad';
const ORDER_HOLD = 'c2c order';
export const HOLD_PURPOSES = [AD_HOLD, ORDER_HOLD] as const;

/** Ledger entries. The reference is an ad (`c2c_ad_…`) or an order. */
export const ENTRIES: EntryCauses = {
  c2c_ad_hold: SERVER_TEXTS.ledgerC2cHeld,
  c2c_ad_release: SERVER_TEXTS.ledgerC2cReleased,
  c2c_hold: {
    credit: SERVER_TEXTS.ledgerC2cOrderHeld,
    debit: SERVER_TEXTS.ledgerC2cOrderHeld,
    paidOut: SERVER_TEXTS.ledgerC2cSold,
  },
  c2c_return: SERVER_TEXTS.ledgerC2cOrderReleased,
  c2c_trade: SERVER_TEXTS.ledgerC2cBought,
};

const adHold = ({ id }: { id: number }): HoldKey => ({ purpose: AD_HOLD, reference: id });
const orderHold = ({ id }: { id: number }): HoldKey => ({ purpose: ORDER_HOLD, reference: id });

/** Why a user cannot give so much of a coin to another user. */
export function sellerRefusal(
  context: Context,
  { userId, currencyId, units }: { userId: number; currencyId: number; units: bigint },
): 'insufficient_balance' | OutflowRefusal | undefined {
  if (context.ledger.available(userId, currencyId, C2C_WALLET) < units) return 'insufficient_balance';
  const amount = fromUnits(units, context.catalog.currency(currencyId)?.scale ?? 0);
  return outflowRefusal(context, context.products, { userId, currencyId, from: C2C_WALLET, to: undefined, amount });
}

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

/** Makes the remainders of all sales of a user available; what is in orders stays. */
export function releaseAds(context: Context, state: C2cState, userId: number): void {
  for (const ad of state.salesOf(userId)) {
    releaseAd(context, ad);
    ad.surplus = 0n;
    if (!state.hasOrders(ad)) ad.status = 'withdrawn';
    state.adChanged(ad);
  }
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
