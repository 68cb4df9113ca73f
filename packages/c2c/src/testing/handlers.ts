import { rejection, respond, status } from '@bourse/api-client/testing';
import { decimal, isGreater, minus, times } from '@bourse/decimal';
import { capabilities, customerService } from '@bourse/contracts/site';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import type { HttpHandler } from 'msw';
import type * as v from 'valibot';
import {
  acceptorDeal,
  acceptorDeals,
  acceptorInfo,
  acceptorList,
  answerDispute,
  businessHours,
  adOrders,
  type c2cCapabilities,
  cancelPayment,
  DEAL_TYPE,
  IS_SURE,
  markPaid,
  marketAds,
  messagesRead,
  oneAd,
  oneOrder,
  openDispute,
  orderMessages,
  ownAds,
  ownOrders,
  publishAd,
  rateOrder,
  referencePrice,
  relate,
  relations,
  type RelatedUser,
  saveHours,
  releaseAsPublisher,
  releaseAsTaker,
  repriceAd,
  sendMessage,
  takeAd,
  withdrawAd,
  withdrawDispute,
} from '@bourse/contracts/c2c';
import { walletDetail } from '@bourse/contracts/wallet';
import {
  aWireOrder,
  type WireMessage,
  type WireAcceptor,
  type WireAd,
  type WireDeal,
  type WireOrder,
} from './fixtures';

/** State of the fake exchange of tests and stories; a change affects the next reply. */
export interface C2cExchange {
  /** Ads of others. */
  ads: WireAd[];
  /** Ads of the user. */
  ownAds: WireAd[];
  /** Orders of the user, newest first. */
  orders: WireOrder[];
  acceptors: WireAcceptor[];
  /** Messages of all orders. */
  messages: WireMessage[];
  deposits: WireDeal[];
  withdrawals: WireDeal[];
  /** Reply of the capabilities call; `undefined` answers 404. */
  abilities: v.InferInput<typeof c2cCapabilities> | undefined;
  /** The available coin of the asset account. */
  available: string;
  /** The index in CNY that prices follow; `undefined`: there is none. */
  reference: string | undefined;
  /** Followed and blocked users. */
  people: RelatedUser[];
  /** Hours of the user. */
  hours: { days: string; open: string; close: string; zone: string } | undefined;
  /** Rows of a page. */
  pageSize: number;
  /** Writes that arrived, in order: the path and its fields. */
  readonly received: { readonly path: string; readonly request: Readonly<Record<string, unknown>> }[];
}

/** An exchange without ads, orders and acceptors. */
export function c2cExchange(overrides: Partial<Omit<C2cExchange, 'received'>> = {}): C2cExchange {
  return {
    ads: [],
    ownAds: [],
    orders: [],
    acceptors: [],
    messages: [],
    deposits: [],
    withdrawals: [],
    abilities: { c2c_partial: 1, limits: { c2c_cancellations: 3, c2c_unfinished: 4 } },
    available: '2500.5',
    reference: '7.08',
    people: [],
    hours: undefined,
    pageSize: 10,
    ...overrides,
    received: [],
  };
}

/** MSW handlers that answer as the exchange. Put other handlers before them for failures. */
export function c2cHandlers(exchange: C2cExchange): HttpHandler[] {
  const page = <Row>(rows: readonly Row[], number: number) =>
    rows.slice((number - 1) * exchange.pageSize, number * exchange.pageSize);
  const note = (path: string, request: object) => void exchange.received.push({ path, request: { ...request } });
  const nextId = () => 5000 + exchange.received.length;

  /** A transition of an order; refused if it is not in the expected status. */
  const move = (id: number, from: number, to: number, text: string) => {
    const order = exchange.orders.find((one) => Number(one.id) === id);
    if (!order) return rejection(SERVER_TEXTS.orderNotFound);
    if (Number(order.is_sure) !== from) return rejection(SERVER_TEXTS.orderAlreadyProcessed);
    exchange.orders = exchange.orders.map((one) => (one === order ? { ...order, is_sure: to } : one));
    return text;
  };

  return [
    respond(capabilities, () => exchange.abilities ?? status(404)),
    respond(customerService, () => ({ pc: 'https://support.example/' })),
    respond(walletDetail, () => ({ legal_balance: exchange.available })),
    respond(marketAds, ({ request }) => ({
      list: page(
        exchange.ads.filter(
          ({ type, currency_id, merchant_id }) =>
            type === request.type &&
            Number(currency_id) === request.currency_id &&
            (request.followed !== 1 ||
              exchange.people.some(({ id, relation }) => id === merchant_id && relation === 'followed')),
        ),
        request.page,
      ),
    })),
    respond(ownAds, ({ request }) => ({
      list: page(
        exchange.ownAds.filter(
          ({ type, currency_id }) => type === request.type && Number(currency_id) === request.currency_id,
        ),
        request.page,
      ),
    })),
    respond(publishAd, ({ request }) => {
      note(publishAd.path, request);
      exchange.ownAds = [
        {
          id: nextId(),
          type: request.type,
          price: request.price ?? '7.08',
          ...(request.price_percent !== undefined && { price_percent: request.price_percent }),
          ...(request.least_price !== undefined && { least_price: request.least_price }),
          ...(request.most_price !== undefined && { most_price: request.most_price }),
          total_number: request.total_number,
          surplus_number: request.total_number,
          way: request.way,
          currency_id: request.currency_id,
          currency_name: 'USDT',
          seller_name: 'You',
        },
        ...exchange.ownAds,
      ];
      return SERVER_TEXTS.published;
    }),
    respond(relations, () => exchange.people),
    respond(relate, ({ request }) => {
      note(relate.path, request);
      const { id, relation } = request;
      const others = exchange.people.filter((one) => one.id !== id);
      exchange.people = relation === 'none' ? others : [...others, { id, name: String(id), relation }];
      return SERVER_TEXTS.saved;
    }),
    respond(businessHours, () => (exchange.hours ? { hours: exchange.hours } : {})),
    respond(saveHours, ({ request }) => {
      note(saveHours.path, request);
      exchange.hours = request.days === '' ? undefined : request;
      return SERVER_TEXTS.saved;
    }),
    respond(oneAd, ({ request }) => {
      const ad = [...exchange.ownAds.map((own) => ({ ...own, is_own: 1 as const })), ...exchange.ads];
      return ad.find(({ id }) => Number(id) === request.id) ?? rejection(SERVER_TEXTS.adNotFound);
    }),
    respond(referencePrice, () => (exchange.reference === undefined ? {} : { price: exchange.reference })),
    respond(repriceAd, ({ request }) => {
      note(repriceAd.path, request);
      const { id: adId, ...terms } = request;
      exchange.ownAds = exchange.ownAds.map((ad) => {
        const { least_price: _least, most_price: _most, ...rest } = ad;
        return Number(ad.id) === adId ? { ...rest, ...terms } : ad;
      });
      return SERVER_TEXTS.saved;
    }),
    respond(withdrawAd, ({ request }) => {
      note(withdrawAd.path, request);
      const ad = exchange.ownAds.find(({ id }) => Number(id) === request.id);
      if (!ad) return rejection(SERVER_TEXTS.adNotFound);
      exchange.ownAds = exchange.ownAds.map((one) => (one === ad ? { ...ad, status: 'withdrawn' } : one));
      return SERVER_TEXTS.withdrawn;
    }),
    respond(takeAd, ({ request }) => {
      note(takeAd.path, request);
      const ad = exchange.ads.find(({ id }) => Number(id) === request.id);
      if (!ad) return rejection(SERVER_TEXTS.adWithdrawn);
      if (ad.price_percent !== undefined && request.price !== decimal(ad.price)) {
        return rejection(SERVER_TEXTS.adPriceChanged(String(ad.price)));
      }
      const remainder = decimal(ad.surplus_number ?? '0');
      // A back end that does not announce parts takes the whole ad, whatever the request says.
      const takesParts = exchange.abilities?.c2c_partial === 1;
      const number = takesParts && request.number !== undefined ? request.number : remainder;
      if (isGreater(number, remainder)) return rejection(SERVER_TEXTS.adRemainderInsufficient);
      exchange.ads = exchange.ads.map((one) =>
        one === ad ? { ...ad, surplus_number: minus(remainder, number) } : one,
      );
      exchange.orders = [
        aWireOrder({
          id: nextId(),
          type: ad.type,
          number,
          price: ad.price,
          deal_money: times(number, decimal(ad.price)),
          create_time: Math.floor(Date.now() / 1000),
        }),
        ...exchange.orders,
      ];
      return SERVER_TEXTS.operationSucceeded;
    }),
    respond(ownOrders, ({ request }) => ({ list: page(exchange.orders, request.page) })),
    respond(adOrders, ({ request }) => ({
      list: page(
        exchange.orders.filter(({ ad_id }) => ad_id === undefined || Number(ad_id) === request.id),
        request.page,
      ),
    })),
    respond(oneOrder, ({ request }) => {
      const order = exchange.orders.find(({ id }) => Number(id) === request.id);
      return order ?? rejection(SERVER_TEXTS.orderNotFound);
    }),
    respond(markPaid, ({ request }) => {
      note(markPaid.path, request);
      return move(request.id, IS_SURE.unpaid, IS_SURE.paid, SERVER_TEXTS.paymentConfirmed);
    }),
    respond(cancelPayment, ({ request }) => {
      note(cancelPayment.path, request);
      return move(request.id, IS_SURE.unpaid, IS_SURE.cancelled, SERVER_TEXTS.cancelled);
    }),
    respond(releaseAsTaker, ({ request }) => {
      note(releaseAsTaker.path, request);
      return move(request.id, IS_SURE.paid, IS_SURE.completed, SERVER_TEXTS.receiptConfirmed);
    }),
    respond(releaseAsPublisher, ({ request }) => {
      note(releaseAsPublisher.path, request);
      return move(request.id, IS_SURE.paid, IS_SURE.completed, SERVER_TEXTS.receiptConfirmed);
    }),
    respond(orderMessages, () => ({ list: exchange.messages })),
    respond(messagesRead, () => SERVER_TEXTS.saved),
    respond(sendMessage, ({ request }) => {
      note(sendMessage.path, request);
      const { key, text } = request;
      if (exchange.messages.every((message) => message.key !== key)) {
        exchange.messages = [...exchange.messages, { id: nextId(), sender: 'self', text, key, picture: 0 }];
      }
      return SERVER_TEXTS.submitted;
    }),
    respond(openDispute, ({ request: { id, reason, text, ...rest } }) => {
      note(openDispute.path, { id, reason, text, ...rest });
      exchange.orders = exchange.orders.map((order) => ({
        ...order,
        dispute: { state: 'open', opener: 'self', reason, text },
      }));
      return SERVER_TEXTS.submitted;
    }),
    respond(answerDispute, ({ request }) => {
      note(answerDispute.path, request);
      return SERVER_TEXTS.submitted;
    }),
    respond(withdrawDispute, ({ request }) => {
      note(withdrawDispute.path, request);
      return SERVER_TEXTS.submitted;
    }),
    respond(rateOrder, ({ request }) => {
      note(rateOrder.path, request);
      const { value, text } = request;
      exchange.orders = exchange.orders.map((order) =>
        Number(order.id) === request.id ? { ...order, own_rating: { value, text, open: 1 } } : order,
      );
      return SERVER_TEXTS.submitted;
    }),
    respond(acceptorList, () => ({ list: exchange.acceptors })),
    respond(
      acceptorInfo,
      ({ request }) =>
        exchange.acceptors.find(({ id }) => Number(id) === request.id) ?? rejection(SERVER_TEXTS.acceptorNotFound),
    ),
    respond(acceptorDeal, ({ request }) => {
      note(acceptorDeal.path, request);
      const deal: WireDeal = {
        id: nextId(),
        money: request.money,
        deal_account: request.deal_account,
        acceptor_name: exchange.acceptors.find(({ id }) => Number(id) === request.acceptor_id)?.name ?? '',
        hes_account: '',
        way: request.way,
        is_sure: 0,
        create_time: Math.floor(Date.now() / 1000),
      };
      if (request.type === DEAL_TYPE.deposit) exchange.deposits = [deal, ...exchange.deposits];
      else exchange.withdrawals = [deal, ...exchange.withdrawals];
      return SERVER_TEXTS.acceptorDealSubmitted;
    }),
    respond(acceptorDeals, ({ request }) => ({
      list: request.type === DEAL_TYPE.deposit ? exchange.deposits : exchange.withdrawals,
    })),
  ];
}
