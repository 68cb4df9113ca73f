import { respond, status } from '@bourse/api-client/testing';
import { userInfo } from '@bourse/contracts/identity';
import { aWireUser } from '@bourse/identity/testing';
import { balanceChanged } from '@bourse/contracts/events';
import { quotationNew } from '@bourse/contracts/market';
import { walletList } from '@bourse/contracts/wallet';
import { decimal } from '@bourse/decimal';
import { displayChoice } from '@bourse/market';
import { aGroup, aPair, wireGroups } from '@bourse/market/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { header, headerServer, openDeal, SESSION } from './header.test-support';

const server = headerServer();

beforeEach(() => server.use(respond(userInfo, () => aWireUser())));
afterEach(() => displayChoice.write(undefined));

test('a logged-in user sees the total assets, which follow every change of a balance', async () => {
  const { realtime } = await openDeal({ session: SESSION });
  expect(await header().findByText('123,456.79 USDT')).toBeVisible();
  server.use(respond(userInfo, () => aWireUser({ total_assets: '99' })));
  act(() => realtime.emit(balanceChanged, {}));
  expect(await header().findByText('99.00 USDT')).toBeVisible();
});

test('a logged-in user sees the sum of the accounts where the back end sends no total', async () => {
  const { total_assets: _total, ...user } = aWireUser();
  const usdt = { currency: 3, currency_name: 'USDT', usdt_price: 1 };
  server.use(
    respond(userInfo, () => user),
    respond(walletList, () => ({
      legal_wallet: { balance: [{ ...usdt, legal_balance: '50.5', lock_legal_balance: '1' }] },
      change_wallet: { balance: [{ ...usdt, change_balance: '20', lock_change_balance: 0 }] },
    })),
  );
  await openDeal({ session: SESSION });
  expect(await header().findByText('71.50 USDT')).toBeVisible();
});

test('a logged-in user sees that the sum of the accounts is loading, not that it is not sent', async () => {
  const { total_assets: _total, ...user } = aWireUser();
  const held = Promise.withResolvers<void>();
  const usdt = { currency: 3, currency_name: 'USDT', usdt_price: 1 };
  server.use(
    respond(userInfo, () => user),
    respond(walletList, async () => {
      await held.promise;
      return { change_wallet: { balance: [{ ...usdt, change_balance: '20', lock_change_balance: 0 }] } };
    }),
  );
  await openDeal({ session: SESSION });
  const assets = (await header().findByText('Total assets')).nextElementSibling;
  expect(assets).toHaveTextContent('Loading');
  expect(assets).not.toHaveTextContent('does not send');
  held.resolve();
  expect(await header().findByText('20.00 USDT')).toBeVisible();
});

test('the header dims the total while the socket is down and the total cannot be read', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    const { realtime } = await openDeal({ session: SESSION });
    const total = await header().findByText('123,456.79 USDT');
    expect(total.parentElement).not.toHaveAttribute('data-dimmed');
    server.use(respond(userInfo, () => status(503)));
    const awaySince = Date.now();
    vi.setSystemTime(awaySince + 20_000);
    act(() => realtime.setPhase('down', { awaySince }));
    expect(total.parentElement).toHaveAttribute('data-dimmed');
  } finally {
    vi.useRealTimers();
  }
});

test('a logged-in user hides the total from others, and it stays hidden', async () => {
  const { user } = await openDeal({ session: SESSION });
  await header().findByText('123,456.79 USDT');
  await user.click(header().getByRole('button', { name: 'Settings' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Hide total assets' }));
  await waitFor(() => expect(header().queryByText('123,456.79 USDT')).not.toBeInTheDocument());
  expect(localStorage.getItem('bourse.hideTotalAssets')).toBe('1');
  await user.click(header().getByRole('button', { name: 'Settings' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Show total assets' }));
  expect(await header().findByText('123,456.79 USDT')).toBeVisible();
});

const choose = async (user: UserEvent, name: string) => {
  await user.click(header().getByRole('button', { name: 'Settings' }));
  const currencies = within(await screen.findByRole('group', { name: 'Display currency' }));
  await user.click(currencies.getByRole('menuitemradio', { name }));
};

describe('the display currency', () => {
  const priced = { pairs: [aPair({ last: decimal('100'), cnyPrice: decimal('700') })] };

  test('a user sees the total in the chosen currency, and the choice is kept', async () => {
    server.use(respond(quotationNew, () => wireGroups([aGroup(priced)])));
    const { user } = await openDeal({ session: SESSION });
    await header().findByText('123,456.79 USDT');
    await choose(user, 'CNY');
    expect(await header().findByText('864,197.52 CNY')).toBeVisible();
    await choose(user, 'USD (1 USDT = 1 USD)');
    expect(await header().findByText('123,456.79 USD')).toBeVisible();
    expect(displayChoice.read()).toBe('USD');
  });

  test('a user sees that the total is unknown where the exchange states no rate', async () => {
    server.use(respond(quotationNew, () => wireGroups([aGroup()])));
    const { user } = await openDeal({ session: SESSION });
    await header().findByText('123,456.79 USDT');
    await choose(user, 'CNY');
    const assets = header().getByText('Total assets').nextElementSibling;
    await waitFor(() => expect(assets).toHaveTextContent('—'));
    await waitFor(() => expect(assets).toHaveTextContent('does not send'));
    expect(assets).not.toHaveTextContent('CNY');
  });
});
