import type { WireReplyOf } from '@bourse/contracts/wire';
import { IS_SURE, type WeekHours, type marketAds, type oneOrder } from '@bourse/contracts/c2c';
import { dateTime, seconds } from '@bourse/contract-server';
import type { Payee } from '../../accounts/payees';
import { publicNames } from '../../accounts/merchants';
import type { Exchange } from '../../exchange-interface';
import { fromUnits } from '../../ledger/money';
import { disputesOf } from './disputes-store';
import { priceOf, publishedPrices } from './floating';
import { isOpenAt } from './hours';
import { hoursOf } from './people-store';
import { unreadOf } from './messages';
import { completion } from './queries';
import { mayChange, ratingsOf, reputations, type RatingRow } from './ratings';
import { isRunning, type AdRecord, type DisputeRecord, type Floating, type OrderRecord } from './types';

export type WireAd = Extract<NonNullable<WireReplyOf<typeof marketAds>>, readonly unknown[]>[number];

const coin = (exchange: Exchange, currencyId: number) => exchange.currency(currencyId) ?? { code: '', scale: 0 };

/** Ads as the contract writes them for a viewer. */
export async function wireAds(
  exchange: Exchange,
  ads: readonly AdRecord[],
  viewer: number | undefined,
): Promise<WireAd[]> {
  const publishers = ads.map(({ userId }) => userId);
  const names = await publicNames(exchange.db, publishers);
  const figures = await completion(exchange.db, publishers, exchange.now());
  const reputation = await reputations(exchange.db, publishers);
  const hours = await hoursOf(exchange.db, publishers);
  const prices = publishedPrices(exchange);
  return ads.map((ad) => {
    const { code, scale } = coin(exchange, ad.currencyId);
    const { deals, rate } = figures.get(ad.userId) ?? {};
    const price = priceOf(prices, ad);
    return {
      id: ad.id,
      price: price ?? ad.price,
      ...(ad.floating && wireFloating(ad.floating, price === undefined)),
      total_number: fromUnits(ad.total, scale),
      surplus_number: fromUnits(ad.surplus, scale),
      way: ad.way,
      currency_id: ad.currencyId,
      currency_name: code,
      type: ad.type,
      seller_name: names(ad.userId),
      ...(ad.minimum !== undefined && { min_number: fromUnits(ad.minimum, scale) }),
      merchant_id: ad.userId,
      ...wireOpening(hours.get(ad.userId), exchange.now()),
      is_own: ad.userId === viewer ? 1 : 0,
      ...(deals !== undefined && { deals }),
      ...(rate !== undefined && { completion_rate: rate }),
      ...reputation.get(ad.userId),
      create_time: seconds(ad.createdAt),
      status: ad.status,
    };
  });
}

export const wireHours = ({ days, ...hours }: WeekHours) => ({ days: days.join(','), ...hours });

/** The hours of a publisher, and whether the ads are closed by them now. */
const wireOpening = (hours: WeekHours | undefined, now: number) =>
  hours ? { hours: wireHours(hours), is_closed: isOpenAt(hours, now) ? (0 as const) : (1 as const) } : {};

const wireFloating = ({ percent, least, most }: Floating, isPaused: boolean) => ({
  price_percent: percent,
  ...(least !== undefined && { least_price: least }),
  ...(most !== undefined && { most_price: most }),
  is_paused: isPaused ? (1 as const) : (0 as const),
});

/**
 * Orders as the contract writes them for one of their two users. The payee information and the phones of both sides are
 * sent while the order is running only.
 */
export async function wireOrders(
  exchange: Exchange,
  orders: readonly OrderRecord[],
  viewer: number,
): Promise<WireReplyOf<typeof oneOrder>[]> {
  const names = await publicNames(
    exchange.db,
    orders.map(({ publisherId }) => publisherId),
  );
  const userIds = [...new Set(orders.flatMap(({ publisherId, takerId }) => [publisherId, takerId]))];
  const users = await Promise.all(userIds.map((id) => exchange.accounts.user(id)));
  const ids = orders.map(({ id }) => id);
  const unread = await unreadOf(exchange.db, ids, viewer);
  const disputes = await disputesOf(exchange.db, ids);
  const ratings = await ratingsOf(exchange.db, ids);
  const reputation = await reputations(exchange.db, userIds);
  const phoneOf = (id: number) => users.find((user) => user?.id === id)?.phone ?? '';
  return orders.map((order) => {
    const { code, scale } = coin(exchange, order.currencyId);
    const isPublisher = order.publisherId === viewer;
    const isOpen = isRunning(order);
    const counterparty = isPublisher ? order.takerPayee : order.publisherPayee;
    return {
      id: order.id,
      type: order.adType,
      number: fromUnits(order.amount, scale),
      price: order.price,
      deal_money: order.total,
      way_name: order.way,
      create_time: seconds(order.createdAt),
      format_create_time: dateTime(order.createdAt),
      is_sure: IS_SURE[order.status],
      seller_name: names(order.publisherId),
      seller_phone: isOpen ? phoneOf(order.publisherId) : '',
      hes_realname: isOpen ? counterparty.realName : '',
      hes_verified: isOpen && counterparty.isNameVerified ? 1 : 0,
      phone: isOpen ? phoneOf(order.takerId) : '',
      ...(isOpen && { sell_cash_info: wirePayee(order.publisherPayee), user_cash_info: wirePayee(order.takerPayee) }),
      is_owner: isPublisher ? 1 : 0,
      ad_id: order.adId,
      currency_id: order.currencyId,
      currency_name: code,
      update_time: seconds(order.updatedAt),
      ...(order.cancelledBy && { cancelled_by: order.cancelledBy }),
      hes_id: isPublisher ? order.takerId : order.publisherId,
      unread: unread.get(order.id) ?? 0,
      ...wireDispute(disputes.get(order.id), viewer),
      ...wireRatings(ratings.get(order.id) ?? [], viewer, exchange.now()),
      ...reputation.get(isPublisher ? order.takerId : order.publisherId),
    };
  });
}

/** A dispute as one of the parties sees it; the evidence of each is for the desk alone. */
function wireDispute(dispute: DisputeRecord | undefined, viewer: number) {
  if (!dispute) return {};
  const { state, openerId, reason, text, answer, winner, openedAt, answerBy, closedAt, note } = dispute;
  return {
    dispute: {
      state,
      opener: openerId === viewer ? ('self' as const) : ('counterparty' as const),
      reason,
      text,
      answer,
      ...(winner && { winner }),
      open_time: seconds(openedAt),
      answer_time: seconds(answerBy),
      ...(closedAt !== undefined && { close_time: seconds(closedAt) }),
      note,
    },
  };
}

const ratingFields = ({ value, text, created_at }: RatingRow) => ({ value, text, create_time: seconds(created_at) });

/** Ratings of an order as one of the parties sees them. */
function wireRatings(ratings: readonly RatingRow[], viewer: number, now: number) {
  const own = ratings.find(({ rater_id }) => rater_id === viewer);
  const other = ratings.find(({ rater_id }) => rater_id !== viewer);
  return {
    ...(own && { own_rating: { ...ratingFields(own), open: mayChange(own, now) ? (1 as const) : (0 as const) } }),
    ...(other && { hes_rating: ratingFields(other) }),
  };
}

function wirePayee(payee: Payee) {
  return {
    real_name: payee.realName,
    bank_name: payee.bankName,
    bank_account: payee.bankAccount,
    alipay_account: payee.alipayAccount,
    wechat_account: payee.wechatAccount,
    wechat_nickname: payee.wechatNickname,
  };
}
