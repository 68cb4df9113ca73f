import { freshServer } from '@bourse/feature-kit/test-server';
import { rejection, respond, status } from '@bourse/api-client/testing';
import { ScreensContext, useScreens } from '@bourse/feature-kit';
import { balanceChanged } from '@bourse/contracts/events';
import type { fakeRealtime } from '@bourse/realtime/testing';
import { eventually } from '@bourse/vitest-config/eventually';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { quotationNew } from '@bourse/contracts/market';
import { walletList } from '@bourse/contracts/wallet';
import { decimal } from '@bourse/decimal';
import { displayChoice } from '@bourse/market';
import { aGroup, aPair, wireGroups } from '@bourse/market/testing';
import { PATHS } from '../paths';
import { aWireWallet, walletExchange, walletHandlers } from '../testing';
import { loadTexts, openScreen as open } from '../testing/open-screen';
import { Component as AssetsScreen } from './assets';

const { server } = freshServer(() => [...walletHandlers(walletExchange())]);
beforeAll(async () => {
  await loadTexts();
});
afterEach(() => displayChoice.write(undefined));

const openScreen = (address = '/letransactions?account=legal') => open(AssetsScreen, address);

/** The texts of the table's cells, without the actions. */
async function rows(): Promise<(string | null)[][]> {
  const table = await screen.findByRole('table', { name: /^Balances/, busy: false });
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell'))
    .map((cells) => cells.slice(0, 4).map(({ textContent }) => textContent));
}

const currencies = async () => (await rows()).map(([currency]) => currency);

const picture = (coin: string) => screen.getByRole('link', { name: coin }).parentElement?.querySelector('img') ?? null;

const hasNoTransfers = (path: string) => path !== PATHS.transfer;

test('the assets screen shows available and frozen with 8 decimals, worth with 2, highest worth first', async () => {
  server.use(respond(walletList, () => aWireWallet()));
  openScreen();
  expect(await rows()).toEqual([
    ['USDT', '50,000.12345678', '120.00000000', '50,120.12'],
    ['BTC', '0.75000000', '0.00000000', '45,000.37'],
    ['DOGE', '3.00000000', '0.00000000', '0.30'],
    ['NEW', '5.00000000', '0.00000000', 'No price available'],
  ]);
});

test('the assets screen is the current entry of the menu at both of its addresses', async () => {
  openScreen('/letransactions?account=legal');
  await rows();
  expect(screen.getByRole('link', { name: 'Assets' })).toHaveAttribute('aria-current', 'page');
});

test('the assets screen shows the spot account alone where the platform has no transfers', async () => {
  open(() => {
    const screens = { ...useScreens(), has: hasNoTransfers };
    return (
      <ScreensContext value={screens}>
        <AssetsScreen />
      </ScreensContext>
    );
  }, '/letransactions?account=lever');
  await rows();
  expect(screen.queryByRole('tab', { name: 'Leverage account' })).toBeNull();
  expect(within(screen.getByRole('table', { name: /^Balances/ })).queryByText(/^Transfer/)).toBeNull();
});

test('the assets screen sums up all four accounts', async () => {
  server.use(respond(walletList, () => aWireWallet()));
  openScreen();
  await rows();
  expect(screen.getByText('95,130.80 USDT', { selector: 'dd' })).toBeVisible();
});

test('the assets screen shows all worths in the display currency', async () => {
  const pair = aPair({ last: decimal('100'), cnyPrice: decimal('700') });
  server.use(
    respond(walletList, () => aWireWallet()),
    respond(quotationNew, () => wireGroups([aGroup({ pairs: [pair] })])),
  );
  displayChoice.write('CNY');
  openScreen();
  expect(await screen.findByText('665,915.59 CNY', { selector: 'dd *, dd' })).toBeVisible();
  expect(screen.getByRole('columnheader', { name: /Value \(CNY\)/ })).toBeVisible();
  expect((await rows()).map(([coin, , , worth]) => [coin, worth])).toEqual([
    ['USDT', '350,840.86'],
    ['BTC', '315,002.62'],
    ['DOGE', '2.10'],
    ['NEW', 'No price available'],
  ]);
});

test('the assets screen shows worths as unknown where the exchange states no rate', async () => {
  server.use(
    respond(walletList, () => aWireWallet()),
    respond(quotationNew, () => wireGroups([aGroup()])),
  );
  displayChoice.write('CNY');
  openScreen();
  expect((await rows()).map(([, , , worth]) => worth)).toEqual(Array(4).fill('No price available'));
});

test('a row has the picture of its coin from a pair that trades it or is priced in it, and the first letter elsewhere', async () => {
  const pair = aPair({
    baseId: 2,
    base: 'BTC',
    logo: '/api/media/coins/btc.svg',
    quoteId: 1,
    quoteLogo: '/api/media/coins/usdt.svg',
  });
  server.use(
    respond(walletList, () => aWireWallet()),
    respond(quotationNew, () => wireGroups([aGroup({ pairs: [pair] })])),
  );
  openScreen();
  await rows();
  await waitFor(() => expect(picture('BTC')).toHaveAttribute('src', '/api/media/coins/btc.svg'));
  expect(picture('USDT')).toHaveAttribute('src', '/api/media/coins/usdt.svg');
  expect(picture('DOGE')).toBeNull();
});

test('the assets screen never rounds a balance up', async () => {
  const balance = [{ currency: 2, currency_name: 'BTC', legal_balance: '0.999999999', usdt_price: '1' }];
  server.use(respond(walletList, () => aWireWallet({ legal_wallet: { balance, usdt_totle: '1' } })));
  openScreen();
  expect((await rows())[0]?.[1]).toBe('0.99999999');
});

test('the assets screen opens the account that the address names, and writes the chosen account to the address', async () => {
  server.use(respond(walletList, () => aWireWallet()));
  const { router, user } = openScreen('/letransactions?account=change');
  expect(await rows()).toEqual([['USDT', '7.50000000', '2.50000000', '10.00']]);
  await user.click(screen.getByRole('tab', { name: /^Leverage account/ }));
  expect(router.state.location.search).toBe('?account=lever');
  expect(await screen.findByText('No assets in this account yet.')).toBeVisible();
});

test('the assets screen opens the account with a balance if the address names no valid one', async () => {
  server.use(respond(walletList, () => aWireWallet()));
  openScreen('/letransactions?account=swiss');
  expect(await currencies()).toEqual(['USDT']);
});

describe('filtering and sorting the list', () => {
  test('the list is filtered by a part of the name, and an empty result can be reset', async () => {
    server.use(respond(walletList, () => aWireWallet()));
    const { user } = openScreen();
    await rows();
    await user.type(screen.getByRole('searchbox', { name: 'Search currencies' }), 'dog');
    expect(await currencies()).toEqual(['DOGE']);
    await user.type(screen.getByRole('searchbox'), 'xyz');
    await user.click(screen.getByRole('button', { name: 'Show all currencies' }));
    expect(await currencies()).toHaveLength(4);
  });

  test('the list hides small balances, and the choice is stored', async () => {
    server.use(respond(walletList, () => aWireWallet()));
    const { user } = openScreen();
    await rows();
    await user.click(screen.getByRole('checkbox', { name: 'Hide balances below 1 USDT' }));
    expect(await currencies()).toEqual(['USDT', 'BTC', 'NEW']);
    expect(localStorage.getItem('bourse.hideSmallBalances')).toBe('1');
  });

  test('the list is sorted by available amount, largest first', async () => {
    server.use(respond(walletList, () => aWireWallet()));
    const { user } = openScreen();
    await rows();
    await user.click(within(screen.getByRole('columnheader', { name: /Available/ })).getByRole('button'));
    expect(await currencies()).toEqual(['USDT', 'NEW', 'DOGE', 'BTC']);
  });
});

test.each([
  ['after each change', (realtime: ReturnType<typeof fakeRealtime>) => realtime.emit(balanceChanged, {})],
  ['after the connection was away', (realtime: ReturnType<typeof fakeRealtime>) => realtime.resync()],
])('the balances are read again %s', async (_when, happen) => {
  let amount = '1';
  const btc = () => [{ currency: 2, currency_name: 'BTC', legal_balance: amount, usdt_price: '1' }];
  server.use(respond(walletList, () => aWireWallet({ legal_wallet: { balance: btc(), usdt_totle: amount } })));
  const { realtime } = openScreen();
  expect((await rows())[0]?.[1]).toBe('1.00000000');
  amount = '2';
  act(() => happen(realtime));
  expect(await screen.findByRole('tab', { name: /^Funding account 2\.00\sUSDT$/ })).toBeVisible();
  expect((await rows())[0]?.[1]).toBe('2.00000000');
});

describe('balances while the socket is down', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('the balances are read every five seconds without the socket, and dimmed once no read succeeds', async () => {
    let reads = 0;
    server.use(
      respond(walletList, () => {
        reads += 1;
        return aWireWallet();
      }),
    );
    const { realtime } = openScreen();
    const panel = await eventually(() => screen.getByRole('region', { name: 'Assets' }));
    await eventually(() => expect(within(panel).getByText('BTC')).toBeVisible());
    const before = reads;
    act(() => realtime.setPhase('down'));
    // The interval and its jitter.
    await act(() => vi.advanceTimersByTimeAsync(6000));
    await eventually(() => expect(reads).toBeGreaterThan(before));
    expect(panel).not.toHaveAttribute('data-dimmed');

    server.use(respond(walletList, () => status(503)));
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    await eventually(() => expect(panel).toHaveAttribute('data-dimmed'));
  });
});

describe('balances that cannot be loaded', () => {
  test('a failure is shown and can be retried', async () => {
    server.use(respond(walletList, () => status(500)));
    const { user } = openScreen();
    expect(await screen.findByText('Your balances could not be loaded')).toBeVisible();
    server.use(respond(walletList, () => aWireWallet()));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await currencies()).toHaveLength(4);
  });

  test('a refusal shows the translated server text with a retry', async () => {
    server.use(respond(walletList, () => rejection('账户已锁定，2026-11-20 08:00:00之前不能进行此操作')));
    const { user } = openScreen();
    expect(await screen.findByText(/^Account is locked, can.t do this before .*2026.*08:00/)).toBeVisible();
    server.use(respond(walletList, () => aWireWallet()));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await currencies()).toHaveLength(4);
  });

  test('the last known balances stay and are marked as stale', async () => {
    server.use(respond(walletList, () => aWireWallet()));
    const { realtime } = openScreen();
    await rows();
    server.use(respond(walletList, () => status(500)));
    act(() => realtime.emit(balanceChanged, {}));
    expect(await screen.findByText(/may be out of date/)).toBeVisible();
    expect(await currencies()).toHaveLength(4);
  });
});
