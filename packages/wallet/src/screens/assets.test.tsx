import { respond, status, testStore } from '@bourse/api-client/testing';
import { preloadMessages } from '@bourse/i18n/testing';
import { balanceChanged } from '@bourse/realtime/contract';
import { fakeRealtime } from '@bourse/realtime/testing';
import { uiKitMessages } from '@bourse/ui-kit';
import { renderWithKit } from '@bourse/ui-kit/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { walletList } from '../contract';
import { walletMessages } from '../locales/messages';
import { aWireWallet } from '../testing';
import { Component as AssetsScreen } from './assets';

const server = setupServer();
beforeAll(async () => {
  server.listen({ onUnhandledFrame: 'error' });
  await preloadMessages([walletMessages, uiKitMessages]);
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function openScreen(address = '/letransactions') {
  const realtime = fakeRealtime();
  const store = testStore({ session: { token: 'the-token' }, extra: { realtime } });
  const router = createMemoryRouter([{ path: '/letransactions', Component: AssetsScreen }], {
    initialEntries: [address],
  });
  renderWithKit(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return { realtime, router, user: userEvent.setup() };
}

/** What stands in the table, a row a list of cells. */
async function rows(): Promise<(string | null)[][]> {
  await screen.findByRole('table', { busy: false });
  return screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell'))
    .map((cells) => cells.map(({ textContent }) => textContent));
}

const currencies = async () => (await rows()).map(([currency]) => currency);

describe('the assets screen', () => {
  test('shows what is available, frozen and worth, with 8 decimals, the most worth first', async () => {
    server.use(respond(walletList, () => aWireWallet()));
    openScreen();
    expect(await rows()).toEqual([
      ['USDT', '50,000.12345678', '120.00000000', '50,120.12345678'],
      ['BTC', '0.75000000', '0.00000000', '45,000.37500000'],
      ['DOGE', '3.00000000', '0.00000000', '0.30000000'],
      ['NEW', '5.00000000', '0.00000000', 'No price known'],
    ]);
  });

  test('sums up all four accounts', async () => {
    server.use(respond(walletList, () => aWireWallet()));
    openScreen();
    await rows();
    expect(screen.getByText('Total assets').nextSibling).toHaveTextContent('95,130.80 USDT');
  });

  test('never rounds a balance up to more than there is', async () => {
    const balance = [{ currency: 2, currency_name: 'BTC', legal_balance: '0.999999999', usdt_price: '1' }];
    server.use(respond(walletList, () => aWireWallet({ legal_wallet: { balance, usdt_totle: '1' } })));
    openScreen();
    expect((await rows())[0]?.[1]).toBe('0.99999999');
  });

  test('opens the account that the address names, and names the one that is chosen', async () => {
    server.use(respond(walletList, () => aWireWallet()));
    const { router, user } = openScreen('/letransactions?account=change');
    expect(await rows()).toEqual([['USDT', '7.50000000', '2.50000000', '10.00000000']]);
    await user.click(screen.getByRole('tab', { name: 'Contract account' }));
    expect(router.state.location.search).toBe('?account=lever');
    expect(await screen.findByText('This account holds no currency yet.')).toBeVisible();
  });

  test('an account that does not exist is the first one', async () => {
    server.use(respond(walletList, () => aWireWallet()));
    openScreen('/letransactions?account=swiss');
    expect(await currencies()).toContain('NEW');
  });
});

describe('a reader narrows and orders the list', () => {
  test('by a part of a name; what is not found can be undone', async () => {
    server.use(respond(walletList, () => aWireWallet()));
    const { user } = openScreen();
    await rows();
    await user.type(screen.getByRole('searchbox', { name: 'Search currencies' }), 'dog');
    expect(await currencies()).toEqual(['DOGE']);
    await user.type(screen.getByRole('searchbox'), 'xyz');
    await user.click(screen.getByRole('button', { name: 'Show all currencies' }));
    expect(await currencies()).toHaveLength(4);
  });

  test('by hiding small balances, which is remembered', async () => {
    server.use(respond(walletList, () => aWireWallet()));
    const { user } = openScreen();
    await rows();
    await user.click(screen.getByRole('checkbox', { name: 'Hide balances below 1 USDT' }));
    expect(await currencies()).toEqual(['USDT', 'BTC', 'NEW']);
    expect(localStorage.getItem('bourse.hideSmallBalances')).toBe('1');
  });

  test('by what is available, the most first', async () => {
    server.use(respond(walletList, () => aWireWallet()));
    const { user } = openScreen();
    await rows();
    await user.click(within(screen.getByRole('columnheader', { name: /Available/ })).getByRole('button'));
    expect(await currencies()).toEqual(['USDT', 'NEW', 'DOGE', 'BTC']);
  });
});

describe('balances are fresh', () => {
  test.each([
    ['after each change', (realtime: ReturnType<typeof fakeRealtime>) => realtime.emit(balanceChanged, {})],
    ['after the connection was away', (realtime: ReturnType<typeof fakeRealtime>) => realtime.resync()],
  ])('%s', async (_when, happen) => {
    let amount = '1';
    const btc = () => [{ currency: 2, currency_name: 'BTC', legal_balance: amount, usdt_price: '1' }];
    server.use(respond(walletList, () => aWireWallet({ legal_wallet: { balance: btc(), usdt_totle: amount } })));
    const { realtime } = openScreen();
    expect((await rows())[0]?.[1]).toBe('1.00000000');
    amount = '2';
    act(() => happen(realtime));
    expect(await screen.findByText('2.00 USDT', { selector: 'strong' })).toBeVisible();
    expect((await rows())[0]?.[1]).toBe('2.00000000');
  });
});

describe('where they cannot be loaded', () => {
  test('that is said, and can be tried again', async () => {
    server.use(respond(walletList, () => status(500)));
    const { user } = openScreen();
    expect(await screen.findByText('Your balances could not be loaded')).toBeVisible();
    server.use(respond(walletList, () => aWireWallet()));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await currencies()).toHaveLength(4);
  });

  test('the last known ones stay, and are said to be old', async () => {
    server.use(respond(walletList, () => aWireWallet()));
    const { realtime } = openScreen();
    await rows();
    server.use(respond(walletList, () => status(500)));
    act(() => realtime.emit(balanceChanged, {}));
    expect(await screen.findByText(/may be out of date/)).toBeVisible();
    expect(await currencies()).toHaveLength(4);
  });
});
