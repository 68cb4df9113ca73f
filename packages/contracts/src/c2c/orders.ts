import { confirmation, decimal, defineCall, flag, id, int, maybeDecimal, maybeTime, text } from '../wire';
import { times } from '@bourse/decimal';
import * as v from 'valibot';
import { adType } from './ads';
import { orderDispute } from './disputes';
import { maybePayee, methodOf } from './payee';
import { maybeRating, reputationFields, reputationOf } from './ratings';
import { rows } from './rows';

/** `is_sure` of an order. */
export const IS_SURE = { unpaid: 0, completed: 1, cancelled: 2, paid: 3 } as const;
export type OrderStatus = keyof typeof IS_SURE;
export const ORDER_STATUSES = ['unpaid', 'completed', 'cancelled', 'paid'] as const satisfies readonly OrderStatus[];

const orderStatus = v.pipe(
  int,
  v.picklist([0, 1, 2, 3]),
  v.transform((wire): OrderStatus => ORDER_STATUSES.find((status) => IS_SURE[status] === wire) ?? 'unpaid'),
);

/** How an order was cancelled: by its payer, because the payment window ended, or by the desk that decided a dispute. */
const cancelledBy = v.fallback(v.optional(v.picklist(['payer', 'timeout', 'desk'])), undefined);

/** On the wire `seller` is the publisher of the ad and `user` the taker, for both ad types. */
export const c2cOrder = v.pipe(
  v.object({
    id,
    /** Type of the ad. */
    type: adType,
    number: decimal,
    price: decimal,
    deal_money: maybeDecimal,
    way_name: text,
    create_time: maybeTime,
    format_create_time: maybeTime,
    is_sure: orderStatus,
    seller_name: text,
    seller_phone: text,
    /** Name of the counterparty; where `is_owner` is missing or `user_realname` is sent, of the publisher, for both users. */
    hes_realname: text,
    /** Optional: name of the taker. */
    user_realname: text,
    /** 1: the exchange has compared `hes_realname` with the verified name of the counterparty. */
    hes_verified: v.optional(flag),
    phone: text,
    sell_cash_info: maybePayee,
    user_cash_info: maybePayee,
    /** 1: the ad is the user's own; 0: the user took the ad. */
    is_owner: v.optional(flag),
    /** Optional: the publisher and the taker. They say who the user is where `is_owner` is missing. */
    seller_id: v.fallback(v.optional(id), undefined),
    user_id: v.fallback(v.optional(id), undefined),
    ad_id: v.fallback(v.optional(id), undefined),
    currency_id: v.fallback(v.optional(id), undefined),
    currency_name: text,
    update_time: maybeTime,
    cancelled_by: cancelledBy,
    /** Optional: identity of the counterparty, by which users block. */
    hes_id: v.fallback(v.optional(id), undefined),
    /** Optional: messages of the counterparty and the desk that the user has not read. */
    unread: v.fallback(v.optional(int), undefined),
    /** Optional: the latest dispute of the order. */
    dispute: v.fallback(v.optional(orderDispute), undefined),
    /** Optional: the rating that the user has given, and the one that the counterparty has given. */
    own_rating: maybeRating,
    hes_rating: maybeRating,
    /** Ratings of the counterparty. */
    ...reputationFields,
  }),
  v.transform((wire) => ({
    id: wire.id,
    adType: wire.type,
    adId: wire.ad_id,
    currencyId: wire.currency_id,
    /** Empty if the exchange does not send it. */
    currency: wire.currency_name,
    /** In coin. */
    amount: wire.number,
    /** CNY for one coin. */
    price: wire.price,
    /** CNY to pay. */
    total: wire.deal_money ?? times(wire.number, wire.price),
    method: methodOf(wire.way_name),
    /** Name of the payment method as it was sent, for a method that the contract does not have. */
    methodText: wire.way_name,
    status: wire.is_sure,
    /** Epoch milliseconds. */
    createdAt: wire.create_time ?? wire.format_create_time,
    /** Epoch milliseconds of the last change of status. */
    updatedAt: wire.update_time,
    cancelledBy: wire.cancelled_by,
    publisher: wire.seller_name,
    publisherPhone: wire.seller_phone,
    takerPhone: wire.phone,
    /** Name of the counterparty, empty if the exchange does not send it. `asSeenBy` corrects it by the role of the user. */
    counterpartyName: wire.hes_realname,
    /** Empty if the exchange does not send it. */
    takerName: wire.user_realname,
    counterpartyId: wire.hes_id,
    publisherId: wire.seller_id,
    takerId: wire.user_id,
    /** The exchange has compared the name with the verified one. */
    isNameVerified: wire.hes_verified ?? false,
    publisherPayee: wire.sell_cash_info,
    takerPayee: wire.user_cash_info,
    /** Whether the user published the ad; `undefined` if the exchange does not send it. */
    isPublisher: wire.is_owner,
    /** `undefined` if the exchange does not send it. */
    unread: wire.unread,
    dispute: wire.dispute,
    ownRating: wire.own_rating,
    counterpartyRating: wire.hes_rating,
    /** Ratings of the counterparty; `undefined` if the exchange does not send them, or there is none. */
    reputation: reputationOf(wire),
  })),
);

export type Order = v.InferOutput<typeof c2cOrder>;

const read = { method: 'GET', access: 'required' } as const;
const write = { method: 'POST', access: 'required' } as const;

/** Orders of the user, newest first, 10 a page from page 1. */
export const ownOrders = defineCall({
  ...read,
  path: '/c2c_user_deal',
  request: v.object({ page: int }),
  reply: rows(c2cOrder),
});

/** One order of the user. */
export const oneOrder = defineCall({ ...read, path: '/c2c_deal', request: v.object({ id }), reply: c2cOrder });

/** Orders of one ad of the user, newest first, 10 a page from page 1. */
export const adOrders = defineCall({
  ...read,
  path: '/c2c/legal_send_deal_list',
  request: v.object({ page: int, id }),
  reply: rows(c2cOrder),
});

/** The payer cancels an order that is not paid. */
export const cancelPayment = defineCall({
  ...write,
  path: '/c2c/user_legal_pay_cancel',
  request: v.object({ id }),
  reply: confirmation,
});

/** The payer marks an order as paid. */
export const markPaid = defineCall({
  ...write,
  path: '/c2c/user_legal_pay',
  request: v.object({ id }),
  reply: confirmation,
});

/** A seller who took the ad confirms receipt and releases the coin. */
export const releaseAsTaker = defineCall({
  ...write,
  path: '/c2c/legal_deal_user_sure',
  request: v.object({ id }),
  reply: confirmation,
});

/** A seller who published the ad confirms receipt and releases the coin. */
export const releaseAsPublisher = defineCall({
  ...write,
  path: '/c2c/legal_deal_sure',
  request: v.object({ id }),
  reply: confirmation,
});
