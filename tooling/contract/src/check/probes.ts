import type { Call, ReplyOf } from '@bourse/api-client/contract';
import {
  checkEmailCode,
  checkMobileCode,
  login,
  register,
  sendMailCode,
  sendSmsCode,
  userCenter,
  userInfo,
} from '@bourse/identity/contract';
import * as market from '@bourse/market/contract';
import * as spot from '@bourse/spot/contract';
import { walletList } from '@bourse/wallet/contract';
import type { Fields } from './back-end';

/** What is learned from earlier replies and asked for later. */
export interface Known {
  /** The pair that is asked for, `BTC/USDT`; the first displayed one where left out. */
  readonly symbol?: string | undefined;
  pair?: market.Pair;
  newsId?: number;
  userId?: number;
}

interface Probe {
  readonly call: Call;
  /** Requests to make; none where nothing is known to ask for. */
  readonly requests: (known: Known) => readonly Fields[];
  /** Written as a method's type: the reply is what this very call's schema read. */
  learn?(this: void, known: Known, reply: unknown): void;
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

const keysOf = ({ pair }: Known) => (pair ? [market.pairKeysOf(pair.id)] : []);

function spans({ pair }: Known): readonly Fields[] {
  const to = Math.floor(Date.now() / 1000);
  return pair
    ? Object.values(market.RESOLUTIONS).map(({ period, minutes }) => ({
        symbol: pair.symbol,
        from: to - Math.max(DAY_S, minutes * 60 * 5),
        to,
        period,
      }))
    : [];
}

/** In the order in which one reply says what the next call can ask for. */
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
  probe(market.customerService, nothing),
  probe(
    market.newsList,
    () => market.NEWS_CATEGORIES.flatMap((c_id) => market.NEWS_LANGUAGES.map((lang) => ({ c_id, lang }))),
    (known, items) => {
      const [first] = items;
      if (first) known.newsId ??= first.id;
    },
  ),
  probe(market.newsListGet, () => market.NEWS_LANGUAGES.map((language) => ({ c_id: 21, language }))),
  probe(market.newsDetail, ({ newsId }) => (newsId === undefined ? [] : [{ id: newsId }])),
  probe(market.agreement, () => market.NEWS_LANGUAGES.map((lang) => ({ lang }))),
  probe(spot.deal, keysOf),
  probe(userInfo, nothing, (known, user) => {
    known.userId = user.id;
  }),
  probe(userCenter, nothing),
  probe(walletList, nothing),
  probe(spot.openBuys, firstPage),
  probe(spot.openSells, firstPage),
  probe(spot.completedOrders, firstPage),
];

/** Calls that only `--write` makes. */
export const WRITES: readonly Call[] = [spot.placeBuy, spot.placeSell, spot.cancelOrder];

/** Calls that are never made, and why. */
export const NOT_CALLED: ReadonlyMap<Call, string> = new Map<Call, string>([
  [login, 'wants a password; its refusal is checked'],
  [sendSmsCode, 'would send a message to somebody'],
  [sendMailCode, 'would send a message to somebody'],
  [checkEmailCode, 'would use up a try of a code that somebody waits for'],
  [checkMobileCode, 'would use up a try of a code that somebody waits for'],
  [register, 'would make an account'],
]);
