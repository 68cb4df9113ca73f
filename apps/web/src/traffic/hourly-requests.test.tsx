import { attachRefetchListeners } from '@bourse/api-client';
import { respond } from '@bourse/api-client/testing';
import { aWireAd, c2cExchange, c2cHandlers } from '@bourse/c2c/testing';
import { stubLayout } from '@bourse/feature-kit/test-server';
import { homeHandlers } from '@bourse/home/testing';
import { userInfo } from '@bourse/contracts/identity';
import { aWireUser } from '@bourse/identity/testing';
import { leverExchange, leverHandlers } from '@bourse/lever/testing';
import { decimal } from '@bourse/decimal';
import { currencyList, tickerEvent } from '@bourse/contracts/market';
import { aPair, marketHandlers, wireTicker } from '@bourse/market/testing';
import { optionExchange, optionHandlers } from '@bourse/micro-options/testing';
import { newsHandlers } from '@bourse/news/testing';
import { spotExchange, spotHandlers } from '@bourse/spot/testing';
import { subscriptionExchange, subscriptionHandlers } from '@bourse/subscription/testing';
import { walletExchange, walletHandlers } from '@bourse/wallet/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { getResponse, type HttpHandler } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { features } from '../features';
import { renderShell } from '../testing/render-shell';

const { setTimeout: realTimeout } = globalThis;
const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
/** Minutes that are counted. */
const MINUTES = 2;
const SESSION = { token: 'the-token', userId: 7, account: 'demo@bourse.example' };

/**
 * Polls have jitter; these values are its middle. They differ by less than a millisecond of any poll, because Redux Toolkit makes the ids of
 * requests from them: requests with one id would get each other's replies.
 */
function middles(): () => number {
  let seed = 1;
  return () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % 2 === 0 ? 0.5 : 0.5 - 1e-12;
  };
}

/** Paths of the tab's calls since the last look. */
let asked: string[];
let handlers: HttpHandler[];

beforeEach(() => {
  asked = [];
  handlers = [
    respond(userInfo, () => aWireUser()),
    ...marketHandlers(),
    respond(currencyList, () => ({ legal: [{ id: 3, name: 'USDT' }] })),
    ...homeHandlers({}),
    ...newsHandlers(),
    ...spotHandlers(spotExchange()),
    ...leverHandlers(leverExchange()),
    ...optionHandlers(optionExchange()),
    ...c2cHandlers(c2cExchange({ ads: Array.from({ length: 15 }, (_ad, index) => aWireAd({ id: index + 1 })) })),
    ...subscriptionHandlers(subscriptionExchange()),
    ...walletHandlers(walletExchange()),
  ];
  vi.spyOn(Math, 'random').mockImplementation(middles());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'] });
  stubLayout(1440);
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    const request = new Request(new URL(input, location.href), init);
    asked.push(new URL(request.url).pathname.replace('/api', ''));
    return (await getResponse(handlers, request)) ?? new Response('', { status: 404 });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Hides or shows the tab. */
function setVisibility(visibility: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
}

/** Opens a screen, and waits until it has loaded its code and its data: it has asked each of the paths. */
async function open(path: string, paths: readonly string[]) {
  const { store, realtime } = await renderShell({ features, addresses: [path], session: SESSION });
  const stop = attachRefetchListeners(store);
  // Code is loaded in real time, during which the faked clock of the tab does not advance.
  const isLoaded = () => paths.every((each) => asked.includes(each));
  while (screen.queryAllByRole('heading', { level: 1 }).length === 0 || !isLoaded()) {
    await act(() => new Promise((resolve) => void realTimeout(resolve, 10)));
    await act(() => vi.advanceTimersByTimeAsync(1));
  }
  // The work in the background begins when the tab is idle, and loads its code in parts.
  for (let part = 0; part < 3; part += 1) {
    await act(() => vi.advanceTimersByTimeAsync(5 * SECOND_MS));
    await act(() => vi.dynamicImportSettled());
  }
  let cents = 9_000_000;
  const trade = () => {
    cents += 1;
    realtime.emit(tickerEvent, wireTicker(aPair({ last: decimal(`${cents}e-2`) })));
  };
  /** Requests an hour by path, while the socket is up and the pair trades once a minute. */
  const count = async () => {
    act(trade);
    await act(() => vi.advanceTimersByTimeAsync(10 * SECOND_MS));
    asked = [];
    for (let minute = 0; minute < MINUTES; minute += 1) {
      act(trade);
      await act(() => vi.advanceTimersByTimeAsync(MINUTE_MS));
    }
    return Object.fromEntries(
      [...new Set(asked)]
        .toSorted()
        .map((one) => [one, asked.filter((other) => other === one).length * (60 / MINUTES)]),
    );
  };
  return { realtime, stop, count };
}

/** C2C orders change without an event: every minute, and every 15 s while one runs. */
const C2C = { '/c2c_user_deal': 60 };
/** Ads change without an event too. Every loaded page of them is read. */
const ADS = { '/c2c_deal_platform': 60 };
/** The list of trades is read after each trade that an event tells of. */
const TRADES = { '/currency/new_tradehistory': 60 };
const NO_PAIR = { pairs: [], lists: ['daymarket_list'] };
const ONE_PAIR = { pairs: ['1-3'], lists: ['daymarket_list'] };

const SCREENS = [
  ['/', C2C, NO_PAIR],
  ['/quotation', C2C, NO_PAIR],
  ['/dealCenter', { ...C2C, ...TRADES }, ONE_PAIR],
  ['/leverdealCenter', { ...C2C, ...TRADES }, ONE_PAIR],
  ['/letransactions', C2C, NO_PAIR],
  ['/secondDealCenter', C2C, ONE_PAIR],
  ['/fiatradCenter', { ...C2C, ...ADS }, NO_PAIR],
  ['/upstart', C2C, NO_PAIR],
] as const;

it.each(SCREENS)(
  'the client asks on %s so often in an hour, and nothing while hidden',
  async (path, requests, interest) => {
    const { realtime, stop, count } = await open(path, Object.keys(requests));
    const seen = await count();
    expect(seen).toEqual(requests);
    expect(realtime.interest()).toEqual(interest);
    setVisibility('hidden');
    expect(await count()).toEqual({});
    stop();
  },
);

it('the client asks as often for two pages of ads as for one', async () => {
  const { stop, count } = await open('/fiatradCenter', Object.keys({ ...C2C, ...ADS }));
  fireEvent.click(screen.getByRole('button', { name: 'Load more' }));
  await act(() => vi.advanceTimersByTimeAsync(SECOND_MS));
  expect(asked.filter((path) => path === '/c2c_deal_platform')).toHaveLength(2);
  expect(await count()).toEqual({ ...C2C, ...ADS });
  stop();
});

it('the count covers every screen of the menu', () => {
  const menu = features.flatMap(({ menu: entries }) => entries.map(({ path }) => path));
  expect(SCREENS.map(([path]) => path)).toEqual(expect.arrayContaining(menu));
});
