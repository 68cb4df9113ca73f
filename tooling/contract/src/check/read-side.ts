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
import { callName } from '../calls';
import type { BackEnd, Fields } from './back-end';
import { show } from './departures';
import { departs, type Finding } from './findings';
import { checkRefusal, checkReply } from './reply';

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
const LANGUAGES = ['zh', 'hk', 'en', 'kr', 'jp', 'spa'] as const;
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
    () => market.NEWS_CATEGORIES.flatMap((c_id) => LANGUAGES.map((lang) => ({ c_id, lang }))),
    (known, items) => {
      const [first] = items;
      if (first) known.newsId ??= first.id;
    },
  ),
  probe(market.newsListGet, () => LANGUAGES.map((language) => ({ c_id: 21, language }))),
  probe(market.newsDetail, ({ newsId }) => (newsId === undefined ? [] : [{ id: newsId }])),
  probe(market.agreement, () => LANGUAGES.map((lang) => ({ lang }))),
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

/** Calls everything that only reads. */
export async function readSide(backEnd: BackEnd, known: Known): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const { call, requests, learn } of PROBES) {
    const name = callName(call);
    if (call.access === 'required' && backEnd.token === undefined) {
      findings.push({ kind: 'skipped', subject: name, detail: 'wants a token: --token or CONTRACT_TOKEN' });
      continue;
    }
    const asked = requests(known);
    if (asked.length === 0)
      findings.push({ kind: 'skipped', subject: name, detail: 'no reply named anything to ask for' });
    const found: Finding[] = [];
    for (const request of asked) {
      const checked = await attempt(name, async () => checkReply(call, await backEnd.ask(call, request)));
      found.push(...checked.findings);
      if (checked.reply !== undefined) learn?.(known, checked.reply);
    }
    // Many requests of one call are one line where all is well.
    const departed = found.filter(({ kind }) => kind === 'departs');
    findings.push(...(departed.length > 0 ? departed : found.slice(0, 1)));
  }
  for (const [call, detail] of NOT_CALLED) findings.push({ kind: 'skipped', subject: callName(call), detail });
  return findings;
}

/** Makes calls that a back end has to refuse. */
export async function refusals(backEnd: BackEnd): Promise<readonly Finding[]> {
  const found: Finding[] = [];
  for (const { call } of PROBES.filter(({ call: { access } }) => access === 'required')) {
    const subject = `${callName(call)} without a token`;
    const request = call.path.startsWith('/transaction') ? { page: 1 } : {};
    const { findings } = await attempt(subject, async () => ({
      findings: checkRefusal(subject, await backEnd.ask(call, request, 'visitor'), 999),
    }));
    found.push(...findings);
  }
  const refused: readonly [string, Call, Fields][] = [
    ['of a pair that does not exist', spot.deal, { legal_id: 2_147_483_647, currency_id: 2_147_483_646 }],
    ['of nobody', login, { user_string: 'nobody@contract-check.invalid', password: 'a1b2c3', type: 1 }],
  ];
  for (const [what, call, request] of refused) {
    const subject = `${callName(call)} ${what}`;
    const { findings } = await attempt(subject, async () => ({
      findings: checkRefusal(subject, await backEnd.ask(call, request, 'visitor'), 'error'),
    }));
    found.push(...findings);
  }
  return found;
}

/** A call without an answer is a departure too. */
export async function attempt<Result extends { findings: readonly Finding[] }>(
  subject: string,
  run: () => Promise<Result>,
): Promise<Result | { findings: readonly Finding[]; reply: undefined }> {
  try {
    return await run();
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const why = cause instanceof Error ? cause.message : show(cause);
    return { findings: [departs(subject, '', 'an answer', why)], reply: undefined };
  }
}
