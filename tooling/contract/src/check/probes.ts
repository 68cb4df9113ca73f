import { capabilities, upload } from '@bourse/feature-kit/contract';
import type { Call, ReplyOf } from '@bourse/api-client/contract';
import * as c2c from '@bourse/c2c/contract';
import {
  bindEmail,
  checkEmailCode,
  checkMobileCode,
  forgetPassword,
  login,
  logout,
  payeeInfo,
  regionUsers,
  register,
  savePayee,
  sendMailCode,
  sendSmsCode,
  submitIdentity,
  userCenter,
  userInfo,
} from '@bourse/identity/contract';
import * as lever from '@bourse/lever/contract';
import { RESOLUTIONS } from '@bourse/charts/contract';
import * as featureKit from '@bourse/feature-kit/contract';
import * as market from '@bourse/market/contract';
import * as options from '@bourse/micro-options/contract';
import * as news from '@bourse/news/contract';
import * as spot from '@bourse/spot/contract';
import * as subscription from '@bourse/subscription/contract';
import * as wallet from '@bourse/wallet/contract';
import type { Fields } from './back-end';

/** Values from earlier replies that later calls use. */
export interface Known {
  /** The pair under check, `BTC/USDT`; default: the first displayed one. */
  readonly symbol?: string | undefined;
  pair?: market.Pair;
  newsId?: number;
  userId?: number;
  currencyId?: number;
  /** A currency that can be withdrawn. */
  withdrawableId?: number;
  c2cOrderId?: number;
  c2cAdId?: number;
  acceptorId?: number;
}

interface Probe {
  readonly call: Call;
  /** Requests to send; empty if a required value is not known. */
  readonly requests: (known: Known) => readonly Fields[];
  /** A method type: the reply has the type of this call's schema. */
  learn?(this: void, known: Known, reply: unknown): void;
  /** Why the back end may refuse this token with `error`. */
  readonly mayRefuse?: string;
}

function probe<C extends Call>(
  call: C,
  requests: (known: Known) => readonly Fields[],
  learn?: (known: Known, reply: ReplyOf<C>) => void,
): Probe {
  return { call, requests, ...(learn && { learn }) };
}

const nothing = () => [{}];
const firstPage = () => [{ page: 1 }];
const DAY_S = 86_400;

const withdrawable = ({ withdrawableId }: Known) =>
  withdrawableId === undefined ? [] : [{ currency: withdrawableId }];
/** The first pages of both ad types for the pair's quote currency. */
const adPages = ({ pair }: Known) =>
  pair ? (['sell', 'buy'] as const).map((type) => ({ type, page: 1, currency_id: pair.quoteId })) : [];

const keysOf = ({ pair }: Known) => (pair ? [market.pairKeysOf(pair.id)] : []);

function spans({ pair }: Known): readonly Fields[] {
  const to = Math.floor(Date.now() / 1000);
  return pair
    ? Object.values(RESOLUTIONS).map(({ period, minutes }) => ({
        symbol: pair.symbol,
        from: to - Math.max(DAY_S, minutes * 60 * 5),
        to,
        period,
      }))
    : [];
}

const leverLists = (known: Known) =>
  keysOf(known).flatMap((keys) => Object.values(lever.LIST_STATUS).map((status) => ({ ...keys, status, page: 1 })));

/** Ordered so that each call finds its values in earlier replies. */
export const PROBES: readonly Probe[] = [
  probe(market.quotationNew, nothing, (known, groups) => {
    const pairs = groups.flatMap((group) => group.pairs);
    const isWanted = ({ symbol, isDisplayed }: market.Pair) =>
      known.symbol === undefined ? isDisplayed : symbol === known.symbol;
    const found = pairs.find(isWanted);
    if (found) known.pair = found;
  }),
  probe(market.quotation, nothing),
  probe(market.quotationNewPost, nothing),
  probe(market.timeSeries, spans),
  probe(market.tradeHistory, keysOf),
  probe(market.currencyDetail, ({ pair }) => (pair ? [{ id: pair.baseId }] : [])),
  probe(market.currencyList, nothing),
  probe(featureKit.customerService, nothing),
  probe(
    news.newsList,
    () => news.NEWS_CATEGORIES.flatMap((c_id) => news.NEWS_LANGUAGES.map((lang) => ({ c_id, lang }))),
    (known, items) => {
      const [first] = items;
      if (first) known.newsId ??= first.id;
    },
  ),
  probe(news.newsListGet, () => news.NEWS_LANGUAGES.map((language) => ({ c_id: 21, language }))),
  probe(news.newsDetail, ({ newsId }) => (newsId === undefined ? [] : [{ id: newsId }])),
  probe(news.agreement, () => news.NEWS_LANGUAGES.map((lang) => ({ lang }))),
  probe(spot.deal, keysOf),
  probe(userInfo, nothing, (known, user) => {
    known.userId = user.id;
  }),
  probe(userCenter, nothing),
  probe(payeeInfo, nothing),
  { ...probe(regionUsers, firstPage), mayRefuse: 'refused: the user is no regional agent' },
  probe(subscription.launchInfo, nothing),
  probe(subscription.subscriptionRecords, () => [{ limit: 500, page: 1 }]),
  probe(wallet.walletList, nothing, (known, { accounts }) => {
    const [first] = accounts.legal.balances;
    if (first) known.currencyId ??= first.currencyId;
  }),
  probe(wallet.walletDetail, ({ currencyId }) =>
    currencyId === undefined ? [] : [{ currency: currencyId, type: 'legal' }],
  ),
  probe(wallet.accountLog, ({ currencyId }) =>
    currencyId === undefined ? [] : [1, 2, 3, 4].map((type) => ({ type, currency: currencyId, page: 1 })),
  ),
  probe(wallet.ledger, () => [{ limit: wallet.LEDGER_PAGE_SIZE, page: 1 }]),
  probe(wallet.transferHistory, firstPage),
  probe(wallet.transferCurrencies, nothing),
  probe(wallet.addressCurrencies, nothing, (known, currencies) => {
    const [first] = currencies;
    if (first) known.withdrawableId ??= first.id;
  }),
  probe(wallet.savedAddresses, withdrawable),
  probe(wallet.depositAddress, withdrawable),
  probe(wallet.withdrawalInfo, withdrawable),
  probe(wallet.companyAddress, ({ userId }) => (userId === undefined ? [] : [{ user_id: userId }])),
  probe(options.optionSeconds, nothing),
  probe(options.payableCurrencies, nothing),
  probe(options.optionOrders, () =>
    Object.values(options.ORDER_STATUS).map((status) => ({ page: 1, status, limit: options.PAGE_SIZE })),
  ),
  probe(spot.openBuys, firstPage),
  probe(spot.openSells, firstPage),
  probe(spot.completedOrders, firstPage),
  probe(lever.leverDeal, keysOf),
  probe(lever.leverMyTrade, leverLists),
  probe(lever.leverDealAll, (known) => keysOf(known).map((keys) => ({ ...keys, page: 1 }))),
  probe(c2c.marketAds, adPages),
  probe(c2c.ownAds, adPages, (known, ads) => {
    const [first] = ads;
    if (first) known.c2cAdId ??= first.id;
  }),
  probe(c2c.adOrders, ({ c2cAdId }) => (c2cAdId === undefined ? [] : [{ page: 1, id: c2cAdId }])),
  probe(c2c.ownOrders, firstPage, (known, orders) => {
    const [first] = orders;
    if (first) known.c2cOrderId = first.id;
  }),
  probe(c2c.oneOrder, ({ c2cOrderId }) => (c2cOrderId === undefined ? [] : [{ id: c2cOrderId }])),
  probe(c2c.acceptorList, nothing, (known, acceptors) => {
    const [first] = acceptors;
    if (first) known.acceptorId = first.id;
  }),
  probe(c2c.acceptorInfo, ({ acceptorId }) => (acceptorId === undefined ? [] : [{ id: acceptorId }])),
  probe(c2c.acceptorDeals, () => Object.values(c2c.DEAL_TYPE).map((type) => ({ type }))),
];

/** Calls that only `--write` sends. */
export const WRITES: readonly Call[] = [spot.placeBuy, spot.placeSell, spot.cancelOrder];

/** Calls that are never sent, with the reason. */
export const NOT_CALLED: ReadonlyMap<Call, string> = new Map<Call, string>([
  [upload, 'would store a file'],
  [capabilities, 'is optional: a back end without it is complete'],
  [market.replay, 'is there only while a recording is played'],
  [market.moveReplay, 'would move the clock'],
  [featureKit.tokenPrice, 'has an answer only where the platform has a token'],
  [wallet.transfer, 'would move money'],
  [wallet.withdraw, 'would move money'],
  [wallet.depositProof, 'would make an operator review it'],
  [wallet.addAddress, 'would change the address book'],
  [wallet.deleteAddress, 'would change the address book'],
  [login, 'wants a password; its refusal is checked'],
  [logout, 'would end the session of the token'],
  [sendSmsCode, 'would send a message to somebody'],
  [sendMailCode, 'would send a message to somebody'],
  [checkEmailCode, 'would use up a try of a code that somebody waits for'],
  [checkMobileCode, 'would use up a try of a code that somebody waits for'],
  [register, 'would make an account'],
  [lever.leverSubmit, 'would open a position'],
  [lever.leverClose, 'would close a position'],
  [lever.leverBatchClose, 'would close positions'],
  [lever.leverSetStop, 'would change a position'],
  [lever.leverCancel, 'would revoke an order'],
  [forgetPassword, 'would change a password'],
  [bindEmail, 'would change an account'],
  [savePayee, 'would change payee information'],
  [submitIdentity, 'would make an operator review it'],
  [options.optionSubmit, 'would open an option'],
  [c2c.publishAd, 'would hold coin in escrow'],
  [c2c.withdrawAd, 'needs an ad that somebody published'],
  [c2c.takeAd, 'would make an order with another user'],
  [c2c.markPaid, 'would tell another user that money was paid'],
  [c2c.cancelPayment, 'would cancel an order of another user'],
  [c2c.releaseAsPublisher, 'would release coin to another user'],
  [c2c.releaseAsTaker, 'would release coin to another user'],
  [c2c.acceptorDeal, 'would ask an acceptor for money'],
  [subscription.subscribe, 'would buy tokens'],
  [subscription.unlock, 'would unlock tokens'],
]);
