import type { Page, Request } from '@playwright/test';
import { expect, test } from './support/journey';

const ENTRY = /\/assets\/index-[^/]+\.js$/;
const SPOT = [
  'GET /currency/quotation_new',
  'POST /transaction/deal',
  'GET /currency/new_timeshar',
  'GET /currency/new_tradehistory',
];
const LEVERAGE = SPOT.with(1, 'POST /lever/deal');

// A journey can hold back neither requests of a service worker nor what it has cached.
test.use({ serviceWorkers: 'block' });

/** Milliseconds from which a timer of the page does not end. */
const HELD_FROM = 2000;

// What begins after seconds, such as polls and the reads of a first connection after 3 s, would be counted as "twice" on a machine that
// needs these seconds for the page itself.
test.beforeEach(async ({ page }) => {
  await page.routeWebSocket(/socket\.io/, () => {});
  await page.addInitScript((heldFrom) => {
    window.setTimeout = new Proxy(window.setTimeout, {
      apply: (start, self: unknown, values: unknown[]): unknown =>
        Number(values[1] ?? 0) < heldFrom ? Reflect.apply(start, self, values) : 0,
    });
  }, HELD_FROM);
});

const isCall = (request: Request) => new URL(request.url()).pathname.startsWith('/api/');

function nameOf(request: Request): string {
  return `${request.method()} ${new URL(request.url()).pathname.slice('/api'.length)}`;
}

const HOUR_S = 3600;

/** The name of a call with its fields. Of a window of bars the length is told, for the window moves with the clock. */
function callOf(request: Request): string {
  const { searchParams } = new URL(request.url());
  const [from, to] = ['from', 'to'].map((name) => Number(searchParams.get(name)));
  for (const moment of ['t', 'from', 'to']) searchParams.delete(moment);
  searchParams.sort();
  const form = new URLSearchParams(request.postData() ?? '');
  form.sort();
  const hours = to && from ? ` ${Math.round((to - from) / HOUR_S)} h` : '';
  return `${nameOf(request)} ${searchParams.toString()}${form.toString()}${hours}`;
}

function callsOf(page: Page): Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (isCall(request)) calls.push(request);
  });
  return calls;
}

const twice = (calls: readonly Request[]) =>
  calls.map(callOf).filter((call, index, all) => all.indexOf(call) !== index);

/** Holds back what matches. Resolves to the function that lets it go. */
async function hold(page: Page, pattern: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('a first visit of the deal centre asks for the first pair before the scripts are there, and for nothing twice', async ({
  page,
  deal,
}) => {
  const calls = callsOf(page);
  const release = await hold(page, ENTRY);
  await page.goto('/dealCenter', { waitUntil: 'commit' });
  await expect.poll(() => calls.map(nameOf)).toEqual(SPOT);
  release();
  await expect(deal.book.getByRole('row').first()).toBeVisible();
  await deal.showTrades();
  await expect(deal.trades.getByRole('row').first()).toBeVisible();
  await expect(page.locator('.highcharts-series path').first()).toBeAttached();
  expect(twice(calls)).toEqual([]);
  expect(calls.map(nameOf).filter((name) => SPOT.includes(name))).toEqual(SPOT);
});

test('a later visit asks for the remembered pair at the same time as for the pairs', async ({ page, deal }) => {
  await page.goto('/dealCenter?symbol=ETH_USDT');
  await deal.showTrades();
  await expect(deal.trades.getByRole('row').first()).toBeVisible();
  // The first page asks for nothing more once it is left.
  await page.goto('about:blank');
  const release = await hold(page, /quotation_new/);
  const calls = callsOf(page);
  await page.goto('/dealCenter', { waitUntil: 'commit' });
  const early = () => calls.filter((call) => SPOT.includes(nameOf(call)));
  await expect.poll(() => early().map(nameOf)).toEqual([...SPOT.slice(1), SPOT[0]]);
  release();
  await expect(page).toHaveTitle(/ETH\/USDT/);
  await deal.showTrades();
  await expect(deal.trades.getByRole('row').first()).toBeVisible();
  await expect(page.locator('.highcharts-series path').first()).toBeAttached();
  expect(twice(early())).toEqual([]);
});

test('leverage asks for the first pair before the scripts are there, and for nothing twice', async ({ page, deal }) => {
  const calls = callsOf(page);
  const release = await hold(page, ENTRY);
  await page.goto('/leverdealCenter', { waitUntil: 'commit' });
  await expect.poll(() => calls.map(nameOf)).toEqual(LEVERAGE);
  release();
  await deal.showTrades();
  await expect(deal.trades.getByRole('row').first()).toBeVisible();
  await expect(page.locator('.highcharts-series path').first()).toBeAttached();
  expect(twice(calls)).toEqual([]);
});

test('the start page asks for the pairs before the scripts are there, and for nothing twice', async ({
  page,
  deal,
}) => {
  const calls = callsOf(deal.page);
  const release = await hold(page, ENTRY);
  await page.goto('/', { waitUntil: 'commit' });
  await expect.poll(() => calls.map(nameOf)).toEqual(['GET /currency/quotation_new']);
  release();
  await expect(page.getByRole('table').getByRole('row').nth(3)).toBeVisible();
  expect(twice(calls)).toEqual([]);
});

test('the assets ask for user and wallets before the scripts are there, and for the user once', async ({
  page,
  deal,
  sandbox,
}) => {
  await deal.logIn(await sandbox.user({ USDT: '1234' }));
  const calls = callsOf(page);
  const release = await hold(page, ENTRY);
  await page.goto('/letransactions', { waitUntil: 'commit' });
  await expect.poll(() => calls.map(nameOf)).toEqual(['GET /user/info', 'POST /wallet/list']);
  release();
  await expect(page.getByRole('main').getByText(/1,234/).first()).toBeVisible();
  // The reconciliation reads wallets and ledger on its own, at the same moment.
  expect(twice(calls).filter((call) => !/wallet\/list|account\/list/.test(call))).toEqual([]);
});

test('a session that has expired is ended by the early replies', async ({ page, deal, sandbox }) => {
  const user = await sandbox.user({ USDT: '1' });
  await deal.logIn(user);
  await sandbox.expireSession(user.account);
  await page.goto('/letransactions');
  await expect(page).toHaveURL(/login/);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});
