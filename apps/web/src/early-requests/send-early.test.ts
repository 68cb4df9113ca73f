import { eventually } from '@bourse/vitest-config/eventually';
import { STORAGE_KEYS } from '@bourse/storage';
import { userInfo } from '@bourse/contracts/identity';
import { leverDeal } from '@bourse/contracts/lever';
import { quotationNew, timeSeries, tradeHistory } from '@bourse/contracts/market';
import { deal } from '@bourse/contracts/spot';
import { walletList } from '@bourse/contracts/wallet';
import { describe, expect, it, test, vi } from 'vitest';
import { features } from '../features';
import { EVERYWHERE, sendEarly, type EarlyCalls, type Surroundings } from './send-early';

const NOW = Date.UTC(2026, 10, 20, 4, 0, 30);
const QUOTATION = {
  type: 'ok',
  message: [
    { name: 'USDT', quotation: [{ currency_id: 1, legal_id: 3, currency_name: 'BTC', legal_name: 'USDT' }] },
    { name: 'USDC', quotation: [{ currency_id: 2, legal_id: 4, currency_name: 'ETH', legal_name: 'USDC' }] },
  ],
};

/** As the build reads them. */
const CALLS: EarlyCalls = Object.fromEntries(
  features.flatMap(({ routes }) => routes.map(({ path, early }) => [path, early?.calls ?? []])),
);

const STORED_PAIR = {
  [STORAGE_KEYS.currencyId]: '2',
  [STORAGE_KEYS.legalId]: '4',
  [STORAGE_KEYS.symbol]: 'ETH/USDC',
};

interface Visit {
  readonly path: string;
  readonly search?: string;
  readonly stored?: Readonly<Record<string, string>>;
  readonly isPhone?: boolean;
  readonly fetch?: Surroundings['fetch'];
}

function visit({ path, search = '', stored = {}, isPhone = false, fetch }: Visit) {
  const answers = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(Response.json(QUOTATION)));
  const sent = sendEarly(CALLS, {
    location: { origin: 'https://exchange.example', pathname: path, search },
    stored: (key) => stored[key],
    isPhone,
    now: () => NOW,
    fetch: fetch ?? answers,
  });
  const told = () =>
    sent.map(({ url, init }) => {
      const { pathname, searchParams } = new URL(url);
      searchParams.delete('t');
      expect(searchParams.get('lang')).toBe(new Headers(init?.headers).get('lang'));
      searchParams.delete('lang');
      const fields = init.method === 'GET' ? searchParams.toString() : typeof init.body === 'string' ? init.body : '';
      return `${init.method} ${pathname.slice('/api'.length)} ${fields}`.trim();
    });
  return { sent, told, asked: () => answers.mock.calls.length };
}

const DAY_S = 86_400;
const BARS = new URLSearchParams({
  symbol: 'ETH/USDC',
  period: '1min',
  from: String(Math.floor(NOW / 60_000) * 60 - 500 * 60),
  to: String(NOW / 1000 + DAY_S),
}).toString();
const OF_PAIR = [
  'POST /transaction/deal legal_id=4&currency_id=2',
  `GET /currency/new_timeshar ${BARS}`,
  'GET /currency/new_tradehistory legal_id=4&currency_id=2',
];

const offline = () => Promise.reject(new TypeError('no connection'));

test('every early call is one of the contract, and private exactly where the contract requires a token', () => {
  const contract = [userInfo, leverDeal, quotationNew, timeSeries, tradeHistory, deal, walletList];
  const known = contract.map(({ method, path, access }) => ({ method, path, isPrivate: access === 'required' }));
  const early = [...EVERYWHERE, ...Object.values(CALLS).flat()];
  for (const { method, path, isPrivate = false } of early) expect(known).toContainEqual({ method, path, isPrivate });
});

describe('early requests', () => {
  it('early requests are those of the remembered pair, at the same time as the pairs', () => {
    const { told } = visit({ path: '/dealCenter', stored: STORED_PAIR });
    expect(told()).toEqual([...OF_PAIR, 'GET /currency/quotation_new']);
  });

  it('early requests are those of the first pair as soon as the pairs have come', async () => {
    const { told } = visit({ path: '/dealCenter' });
    expect(told()).toEqual(['GET /currency/quotation_new']);
    await eventually(() => expect(told()).toHaveLength(4));
    expect(told()).toContain('POST /transaction/deal legal_id=3&currency_id=1');
  });

  it('early requests are those of the pair of the address, not of the remembered one', async () => {
    const { told } = visit({ path: '/dealCenter', search: '?symbol=BTC_USDT', stored: STORED_PAIR });
    await eventually(() => expect(told()).toHaveLength(4));
    expect(told()).toContain('POST /transaction/deal legal_id=3&currency_id=1');
  });

  it('early requests are sent at once where the address names the remembered pair', () => {
    const { told } = visit({ path: '/match', search: '?symbol=eth_usdc', stored: STORED_PAIR });
    expect(told()).toContain(OF_PAIR[0]);
  });

  it('early requests are only those of the pairs where the address names an unknown one', async () => {
    const { told, sent } = visit({ path: '/dealCenter', search: '?symbol=DOGE_USDT' });
    await sent[0]?.reply;
    expect(told()).toEqual(['GET /currency/quotation_new']);
  });

  it('early requests contain no trades on a phone, whose first view is the chart', () => {
    const { told } = visit({ path: '/dealCenter', stored: STORED_PAIR, isPhone: true });
    expect(told()).not.toContain(OF_PAIR[2]);
  });

  it('early requests contain no bars where another interval is chosen', () => {
    const stored = { ...STORED_PAIR, 'bourse.chart.resolution': '240' };
    expect(visit({ path: '/dealCenter', stored }).told()).toEqual([
      OF_PAIR[0],
      OF_PAIR[2],
      'GET /currency/quotation_new',
    ]);
  });

  it('early requests carry the address that some back ends require', () => {
    const { told } = visit({ path: '/dealCenter', stored: { ...STORED_PAIR, address: 'a b' } });
    expect(told()[0]).toBe('POST /transaction/deal legal_id=4&currency_id=2&address=a+b');
  });

  it('early requests include the user only with a token, which every request then carries', () => {
    expect(visit({ path: '/letransactions' }).told()).toEqual([]);
    const { told, sent } = visit({ path: '/letransactions', stored: { token: 'abc' } });
    expect(told()).toEqual(['GET /user/info', 'POST /wallet/list']);
    expect(sent.map(({ init }) => new Headers(init.headers).get('Authorization'))).toEqual(['abc', 'abc']);
  });

  it('a page that needs nothing sends no early requests', () => {
    expect(visit({ path: '/components/login' }).told()).toEqual([]);
  });

  it('early requests fail without an unhandled rejection', async () => {
    const { sent } = visit({ path: '/dealCenter', fetch: offline });
    await expect(sent[0]?.reply).rejects.toThrow('no connection');
    expect(sent).toHaveLength(1);
  });
});
