import {
  adOrders,
  cancelPayment,
  markPaid,
  marketAds,
  oneAd,
  oneOrder,
  ownAds,
  ownOrders,
  publishAd,
  referencePrice as referenceCall,
  releaseAsPublisher,
  releaseAsTaker,
  repriceAd,
  takeAd,
  withdrawAd,
} from '@bourse/contracts/c2c';
import type { Decimal } from '@bourse/decimal';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { Rejection, type RequestKey } from '@bourse/contract-server';
import type { User } from '../../accounts/types';
import type { Services } from '../../http/services';
import { queued, queuedShort } from '../../http/histories';
import { ensureMayPayOut } from '../../http/payment-hold';
import { PerCommit } from '../../http/per-commit';
import type { Router } from '../../http/route';
import type { Page } from '../../store/paging';
import { eligiblePayee, publisherPayee } from './eligibility';
import { publishedPrices, referencePrice } from './floating';
import { moveOrder, type MoveOrder } from './move-order';
import { publishAd as publish } from './publish-ad';
import { areBlocked, hasBlocks } from './people-store';
import * as queries from './queries';
import { closedAdRefusal, closedOrderRefusal, refusal } from './refusals';
import { c2c } from './product';
import { repriceAd as reprice } from './reprice-ad';
import { takeAd as take } from './take-ad';
import type { Floating } from './types';
import { wireAds, wireOrders, type WireAd } from './wire';
import { withdrawAd as withdraw } from './withdraw-ad';

const LAST_PAGE = 1_000_000;

function pageOf(page: number): Page {
  if (page < 1 || page > LAST_PAGE) throw new Rejection(SERVER_TEXTS.parameterError);
  return { page };
}

interface PriceFields {
  price_percent: Decimal;
  least_price?: Decimal | undefined;
  most_price?: Decimal | undefined;
}

const floatingFrom = ({ price_percent: percent, least_price: least, most_price: most }: PriceFields): Floating => ({
  percent,
  least,
  most,
});

/** `undefined`: the price is fixed. */
const floatingOf = ({ price_percent: percent, ...bounds }: { [Name in keyof PriceFields]?: Decimal | undefined }) =>
  percent === undefined ? undefined : floatingFrom({ price_percent: percent, ...bounds });

/** Calls of ads and orders. */
export function c2cRoutes({ route, userRoute }: Router, { exchange }: Services): void {
  const { db } = exchange;
  const prices = publishedPrices(exchange);
  /** The market's pages, which every visitor asks for. */
  const lists = new PerCommit<{ row: WireAd; publisher: number | undefined }[]>(exchange);

  function filterOf({ type, currency_id: currencyId }: { type: 'buy' | 'sell'; currency_id: number }) {
    if (!exchange.currency(currencyId)) throw new Rejection(SERVER_TEXTS.currencyNotFound);
    return { type, currencyId };
  }

  route(
    marketAds,
    queued(async ({ input, user }) => {
      const reference = referencePrice(prices, input.currency_id);
      const filter = { ...filterOf(input), reference, frozen: [...exchange.published.frozen] };
      const page = pageOf(input.page);
      const isFollowed = input.followed === 1;
      if (isFollowed && !user) throw new Rejection(SERVER_TEXTS.pleaseLogIn, { type: 999 });
      if (user && (isFollowed || (await hasBlocks(db, user.id)))) {
        const seen = await queries.marketAds(db, { ...filter, viewer: { id: user.id, isFollowed } }, page);
        return { list: await wireAds(exchange, seen, user.id) };
      }
      // Hours are whole minutes.
      const minute = Math.floor(exchange.now() / 60_000);
      const ads = await lists.read(JSON.stringify([filter, page, minute]), async () => {
        const records = await queries.marketAds(db, filter, page);
        const rows = await wireAds(exchange, records, undefined);
        return rows.map((row, index) => ({ row, publisher: records[index]?.userId }));
      });
      return { list: ads.map(({ row, publisher }) => ({ ...row, is_own: publisher === user?.id ? 1 : 0 })) };
    }),
  );

  userRoute(
    ownAds,
    queued(async ({ input, user }) => ({
      list: await wireAds(exchange, await queries.adsOf(db, user.id, filterOf(input), pageOf(input.page)), user.id),
    })),
  );

  userRoute(publishAd, async ({ input, user, request }) => {
    if (input.type === 'sell') ensureMayPayOut(user, exchange.now());
    await eligiblePayee(exchange, user, input.type === 'sell' ? input.way : undefined);
    const price = floatingOf(input) ?? input.price;
    if (price === undefined) throw new Rejection(SERVER_TEXTS.parameterError);
    const command = {
      userId: user.id,
      type: input.type,
      currencyId: input.currency_id,
      price,
      amount: input.total_number,
      way: input.way,
      minimum: input.min_number,
    };
    const result = await exchange.run((context) => publish(context, context.of(c2c), command), request);
    if (!result.ok) throw refusal(result);
    return SERVER_TEXTS.published;
  });

  route(
    oneAd,
    queuedShort(async ({ input, user }) => {
      const ad = await queries.findAd(db, input.id);
      // An ad that is closed is known to its publisher only.
      const isOwn = ad !== undefined && ad.userId === user?.id;
      const isHidden = ad && user && !isOwn && (await areBlocked(db, ad.userId, user.id));
      const isShown = ad && (isOwn || (ad.status === 'open' && isHidden !== true));
      const [wire] = isShown ? await wireAds(exchange, [ad], user?.id) : [];
      if (!wire) throw new Rejection(SERVER_TEXTS.adNotFound);
      return wire;
    }),
  );

  userRoute(referenceCall, ({ input }) => {
    if (!exchange.currency(input.currency_id)) throw new Rejection(SERVER_TEXTS.currencyNotFound);
    const price = referencePrice(prices, input.currency_id);
    return Promise.resolve(price === undefined ? {} : { price });
  });

  userRoute(repriceAd, async ({ input, user, request }) => {
    const command = { userId: user.id, adId: input.id, floating: floatingFrom(input) };
    const result = await exchange.run((context) => reprice(context, context.of(c2c), command), request);
    if (result.ok) return SERVER_TEXTS.saved;
    if (result.reason !== 'ad_not_open') throw refusal(result);
    throw closedAdRefusal(await queries.findAd(db, input.id), user.id, true);
  });

  userRoute(withdrawAd, async ({ input, user, request }) => {
    const command = { userId: user.id, adId: input.id };
    const result = await exchange.run((context) => withdraw(context, context.of(c2c), command), request);
    if (result.ok) return SERVER_TEXTS.withdrawn;
    if (result.reason !== 'ad_not_open') throw refusal(result);
    throw closedAdRefusal(await queries.findAd(db, input.id), user.id, true);
  });

  userRoute(takeAd, async ({ input, user, request }) => {
    const ad = await queries.findAd(db, input.id);
    if (!ad) throw new Rejection(SERVER_TEXTS.adNotFound);
    if (ad.type === 'buy') ensureMayPayOut(user, exchange.now());
    const command = {
      userId: user.id,
      adId: input.id,
      amount: input.number,
      price: input.price,
      takerPayee: await eligiblePayee(exchange, user, ad.type === 'buy' ? ad.way : undefined),
      publisherPayee: await publisherPayee(exchange, ad.userId, ad.type === 'sell' ? ad.way : undefined),
    };
    const result = await exchange.run((context) => take(context, context.of(c2c), command), request);
    if (!result.ok) throw refusal(result);
    return SERVER_TEXTS.operationSucceeded;
  });

  userRoute(
    ownOrders,
    queued(async ({ input, user }) => ({
      list: await wireOrders(exchange, await queries.ordersOf(db, user.id, pageOf(input.page)), user.id),
    })),
  );

  userRoute(
    adOrders,
    queued(async ({ input, user }) => {
      const ad = await queries.findAd(db, input.id);
      if (!ad) throw new Rejection(SERVER_TEXTS.adNotFound);
      if (ad.userId !== user.id) throw new Rejection(SERVER_TEXTS.notAuthorised);
      return { list: await wireOrders(exchange, await queries.ordersOfAd(db, ad.id, pageOf(input.page)), user.id) };
    }),
  );

  userRoute(
    oneOrder,
    queuedShort(async ({ input, user }) => {
      const order = await queries.findOrder(db, input.id);
      if (!order) throw new Rejection(SERVER_TEXTS.orderNotFound);
      if (order.publisherId !== user.id && order.takerId !== user.id) throw new Rejection(SERVER_TEXTS.notYourOrder);
      const [wire] = await wireOrders(exchange, [order], user.id);
      if (!wire) throw new Rejection(SERVER_TEXTS.orderNotFound);
      return wire;
    }),
  );

  type Moved = { input: { id: number }; user: User; request: RequestKey | undefined };

  async function move({ input, user, request }: Moved, step: Pick<MoveOrder, 'event' | 'as'>, text: string) {
    const command = { userId: user.id, orderId: input.id, ...step };
    const result = await exchange.run((context) => moveOrder(context, context.of(c2c), command), request);
    if (result.ok) return text;
    if (result.reason !== 'order_not_running') throw refusal(result);
    throw closedOrderRefusal(await queries.findOrder(db, input.id), user.id);
  }

  userRoute(markPaid, (asked) => move(asked, { event: 'pay' }, SERVER_TEXTS.paymentConfirmed));
  userRoute(cancelPayment, (asked) => move(asked, { event: 'cancel' }, SERVER_TEXTS.cancelled));
  async function release(asked: Moved, as: 'taker' | 'publisher') {
    ensureMayPayOut(asked.user, exchange.now());
    return move(asked, { event: 'release', as }, SERVER_TEXTS.receiptConfirmed);
  }

  userRoute(releaseAsTaker, (asked) => release(asked, 'taker'));
  userRoute(releaseAsPublisher, (asked) => release(asked, 'publisher'));
}
