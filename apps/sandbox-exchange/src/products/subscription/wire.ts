import { RECORD_STATUS } from '@bourse/contracts/subscription';
import { dateTime } from '@bourse/contract-server';
import type { Exchange } from '../../exchange-interface';
import type { SubscriptionOrder } from './types';
import { isUnlockable } from './unlock';

/** A row of the user's subscriptions. */
export function wireRecord(exchange: Exchange, order: SubscriptionOrder, now: number) {
  return {
    id: order.id,
    currency_name: exchange.currency(order.currencyId)?.code ?? '',
    created_at: dateTime(order.createdAt),
    endtime_at: dateTime(order.unlocksAt),
    price: order.price,
    amount: String(order.quantity),
    status: statusOf(order, now),
  };
}

function statusOf(order: SubscriptionOrder, now: number): number {
  if (order.unlockedAt !== undefined) return RECORD_STATUS.completed;
  return isUnlockable(order, now) ? RECORD_STATUS.unlockable : RECORD_STATUS.locked;
}
