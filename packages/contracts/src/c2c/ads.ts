import { confirmation, decimal, defineCall, flag, id, int, maybeDecimal, maybeTime, text } from '../wire';
import { isPositive, ZERO } from '@bourse/decimal';
import * as v from 'valibot';
import { maybeHours } from './people';
import { methodsOf, way } from './payee';
import { reputationFields, reputationOf } from './ratings';
import { rows } from './rows';

/** Direction of an ad, from its publisher's side. */
export const adType = v.picklist(['buy', 'sell']);
export type AdType = v.InferOutput<typeof adType>;

/** State of an ad in the list of its publisher; a market shows open ads only. */
export const AD_STATUSES = ['open', 'withdrawn', 'completed'] as const;
export type AdStatus = (typeof AD_STATUSES)[number];

/** States by `is_done`. */
const DONE: Readonly<Record<number, AdStatus>> = { 0: 'open', 1: 'completed', 2: 'withdrawn' };

/** A row of the ad lists. */
export const c2cAd = v.pipe(
  v.object({
    id,
    price: decimal,
    total_number: maybeDecimal,
    surplus_number: decimal,
    way: text,
    currency_id: v.fallback(v.optional(id), undefined),
    currency_name: text,
    type: adType,
    seller_name: text,
    /** Smallest amount that may be taken; zero means nothing. Without it an ad is taken as a whole. */
    min_number: maybeDecimal,
    /** Per cent of the index that the price follows; without it the price is fixed. `price` is the present one. */
    price_percent: maybeDecimal,
    /** The price never falls below or rises above these, in CNY. */
    least_price: maybeDecimal,
    most_price: maybeDecimal,
    /** 1: there is no index, so that the ad cannot be taken; `price` is then an earlier one. */
    is_paused: v.optional(flag),
    /** Identity of the publisher, by which users follow and block. */
    merchant_id: v.fallback(v.optional(id), undefined),
    /** Hours of the publisher, and 1 while the ad cannot be taken by them. */
    hours: maybeHours,
    is_closed: v.optional(flag),
    /** 1: the user's own ad. */
    is_own: v.optional(flag),
    /** Completed orders of the publisher over 30 days, and the share of them in per cent. */
    deals: v.fallback(v.optional(int), undefined),
    completion_rate: maybeDecimal,
    /** Ratings of the publisher. */
    ...reputationFields,
    create_time: maybeTime,
    format_create_time: maybeTime,
    status: v.fallback(v.optional(v.picklist(AD_STATUSES)), undefined),
    /** Optional, instead of `status`: 0 open, 1 taken as a whole, 2 withdrawn. `surplus_number` may keep the whole amount. */
    is_done: v.fallback(v.optional(int), undefined),
  }),
  v.transform((wire) => ({
    ...wire,
    status: wire.status ?? (wire.is_done === undefined ? 'open' : DONE[wire.is_done]),
  })),
  v.transform((wire) => ({
    id: wire.id,
    type: wire.type,
    /** CNY for one coin. */
    price: wire.price,
    total: wire.total_number,
    /** The remaining amount, in coin. */
    remainder: wire.is_done === 1 && wire.status === 'completed' ? ZERO : wire.surplus_number,
    /** Smallest amount that may be taken; `undefined`: only the whole remainder. */
    minimum: wire.min_number !== undefined && isPositive(wire.min_number) ? wire.min_number : undefined,
    /** The price follows the index; `undefined`: it is fixed. */
    floating:
      wire.price_percent === undefined
        ? undefined
        : {
            percent: wire.price_percent,
            least: wire.least_price,
            most: wire.most_price,
            /** There is no index: `price` is not the present one, and the ad cannot be taken. */
            isPaused: wire.is_paused ?? false,
          },
    methods: methodsOf(wire.way),
    currencyId: wire.currency_id,
    currency: wire.currency_name,
    merchant: wire.seller_name,
    merchantId: wire.merchant_id,
    hours: wire.hours,
    /** By the clock of the exchange: outside of the hours of its publisher. */
    isClosed: wire.is_closed ?? false,
    /** `undefined` if the exchange does not send it. */
    isOwn: wire.is_own,
    deals: wire.deals,
    completionRate: wire.completion_rate,
    /** `undefined` if the exchange does not send it, or there is no rating. */
    reputation: reputationOf(wire),
    /** Epoch milliseconds. */
    createdAt: wire.create_time ?? wire.format_create_time,
    /** Open where the exchange sends no state: it then lists open ads only. `undefined`: a state that is not known. */
    status: wire.status,
  })),
);

export type Ad = v.InferOutput<typeof c2cAd>;

const adListRequest = v.object({ type: adType, page: int, currency_id: id });

/** Ads of all publishers, 10 a page from page 1. `type` is the type of the ads. `followed` 1: of the users whom the user follows. */
export const marketAds = defineCall({
  method: 'GET',
  path: '/c2c_deal_platform',
  access: 'optional',
  request: v.object({ ...adListRequest.entries, followed: v.optional(int) }),
  reply: rows(c2cAd),
});

/** Ads of the user. */
export const ownAds = defineCall({
  method: 'GET',
  path: '/c2c/seller_trade',
  access: 'required',
  request: adListRequest,
  reply: rows(c2cAd),
});

const own = { method: 'POST', access: 'required' } as const;

/** Publish an ad. The escrow of a sale is held from now on. */
export const publishAd = defineCall({
  ...own,
  path: '/c2c_send',
  request: v.object({
    /** Left out with a `price_percent`. */
    price: v.optional(decimal),
    price_percent: v.optional(decimal),
    least_price: v.optional(decimal),
    most_price: v.optional(decimal),
    total_number: decimal,
    way,
    currency_id: id,
    type: adType,
    min_number: v.optional(decimal),
  }),
  reply: confirmation,
});

/**
 * Takes an ad: its whole remainder, or `number` of it if the ad has a `min_number`. `price` is the one that the user has confirmed, of an
 * ad whose price follows the index: a price that is worse for the user by now is refused.
 */
export const takeAd = defineCall({
  ...own,
  path: '/c2c/do_legal_deal',
  request: v.object({ id, number: v.optional(decimal), price: v.optional(decimal) }),
  reply: confirmation,
});

/** Withdraw an ad. */
export const withdrawAd = defineCall({
  ...own,
  path: '/c2c/back_send',
  request: v.object({ id }),
  reply: confirmation,
});

/** One ad with its present price: an open one of any publisher, and any of the user. Only where `c2c_floating` is announced. */
export const oneAd = defineCall({
  method: 'GET',
  path: '/c2c/ad',
  access: 'optional',
  request: v.object({ id }),
  reply: c2cAd,
});

/**
 * Replaces per cent and bounds of the user's open ad whose price follows the index; orders keep their price. Only where `c2c_floating` is
 * announced.
 */
export const repriceAd = defineCall({
  ...own,
  path: '/c2c/reprice',
  request: v.object({
    id,
    price_percent: decimal,
    least_price: v.optional(decimal),
    most_price: v.optional(decimal),
  }),
  reply: confirmation,
});

/** CNY for one coin by the index that the prices of ads follow; without a price there is none now. Only where `c2c_floating` is announced. */
export const referencePrice = defineCall({
  method: 'GET',
  path: '/c2c/reference',
  access: 'required',
  request: v.object({ currency_id: id }),
  reply: v.object({ price: maybeDecimal }),
});
