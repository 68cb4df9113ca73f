import { freshServer } from '@bourse/feature-kit/test-server';
import { readStored, STORAGE_KEYS } from '@bourse/storage';
import { respond, testStore } from '@bourse/api-client/testing';
import { antiPhishingPhrase } from '../phrase/phrase';
import { featureKitMessages } from '@bourse/feature-kit';
import { decimal } from '@bourse/decimal';
import { preloadMessages } from '@bourse/i18n/testing';
import { quotationNew } from '@bourse/contracts/market';
import { capabilities, customerService } from '@bourse/contracts/site';
import { aGroup, aPair, wireGroups } from '@bourse/market/testing';
import { RealtimeProvider } from '@bourse/realtime';
import { fakeRealtime } from '@bourse/realtime/testing';
import { uiKitMessages } from '@bourse/ui-kit';
import { renderWithKit } from '@bourse/ui-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { hiddenFirstSteps } from '../next-steps/first-steps';
import { claimPlayMoney, userInfo } from '@bourse/contracts/identity';
import { completedOrders } from '@bourse/contracts/spot';
import { accountOf, accountProblem } from '../rules/forgot-password-rules';
import { identityMessages } from '../locales/messages';
import { deviceLogIns } from '../log-ins/stored-log-ins';
import { aWireUser } from '../testing';
import { Component as AccountCenter } from './account-center';
import { Component as AccountSettings } from './account-settings';

const { server } = freshServer(() => [respond(completedOrders, () => []), respond(capabilities, () => ({}))]);
let wireUser = aWireUser();
beforeAll(async () => {
  await preloadMessages([identityMessages, uiKitMessages, featureKitMessages], ['en']);
});
beforeEach(() => {
  wireUser = aWireUser();
  server.use(
    respond(userInfo, () => wireUser),
    respond(quotationNew, () =>
      wireGroups([aGroup({ pairs: [aPair({ base: 'BTC', quote: 'USDT', last: decimal('100000') })] })]),
    ),
    respond(customerService, () => ({ pc: 'https://support.example/chat' })),
  );
});
afterEach(async () => {
  await Promise.all([
    deviceLogIns.write(undefined),
    hiddenFirstSteps.write(undefined),
    antiPhishingPhrase.write(undefined),
  ]);
});

function open(Component: ComponentType) {
  const realtime = fakeRealtime();
  const store = testStore({ session: { token: 'token', userId: 7 }, extra: { realtime } });
  const router = createMemoryRouter([{ path: '*', Component }]);
  renderWithKit(
    <Provider store={store}>
      <RealtimeProvider realtime={realtime}>
        <RouterProvider router={router} />
      </RealtimeProvider>
    </Provider>,
  );
  return userEvent.setup();
}

const logIn = (userId: number, at: number, timeZone: string) => ({ userId, at, browser: 'Firefox, Linux', timeZone });

test('the overview lists the logins of this user and warns of another time zone', async () => {
  await deviceLogIns.write([
    logIn(7, 1_795_000_000_000, 'Europe/Madrid'),
    logIn(8, 1_794_900_000_000, 'Asia/Tokyo'),
    logIn(7, 1_794_800_000_000, 'Asia/Shanghai'),
  ]);
  open(AccountCenter);
  expect(await screen.findByText('Login from a different time zone')).toBeVisible();
  expect(screen.getByText('Firefox, Linux · device zone: Europe/Madrid')).toBeVisible();
  // The times are in the zone of the display.
  expect(screen.getAllByText(/ \(UTC\+8\)$/)).toHaveLength(2);
  expect(screen.queryByText(/Tokyo/)).toBeNull();
});

test('a new user gets a checklist, which stays hidden once it was hidden', async () => {
  wireUser = aWireUser({ review_status: 0, total_assets: '0' });
  const user = open(AccountCenter);
  expect(await screen.findByRole('link', { name: 'Make your first deposit' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Complete identity verification' })).toBeVisible();
  await user.click(screen.getByText('Hide this list'));
  await waitFor(() => expect(screen.queryByText('Get started')).toBeNull());
  expect(await hiddenFirstSteps.read()).toEqual([7]);
});

test('the checklist of a user who has traded has the tick of the first trade', async () => {
  wireUser = aWireUser({ review_status: 0 });
  server.use(
    respond(completedOrders, () => [
      { id: 1, price: '1', number: '1', currency_name: 'BTC', legal_name: 'USDT', create_time: '2026-11-20 12:00:00' },
    ]),
  );
  open(AccountCenter);
  await waitFor(() => expect(screen.getByText('Make your first trade').closest('div')).toHaveTextContent('Done'));
  expect(screen.getByRole('link', { name: 'Verify your identity' })).toBeVisible();
});

test('the checklist gives the play money of a practice venue with one press', async () => {
  wireUser = aWireUser({ review_status: 0, total_assets: '0' });
  server.use(
    respond(capabilities, () => ({ account: 'practice' as const, practice: { play_money: '10000' } })),
    respond(claimPlayMoney, () => {
      wireUser = aWireUser({ review_status: 0, total_assets: '10000' });
      return '操作成功';
    }),
  );
  const user = open(AccountCenter);
  await user.click(await screen.findByRole('button', { name: 'Get 10,000 USDT play money' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /play money/ })).toBeNull());
  expect(screen.getByText('Make your first deposit').closest('div')).toHaveTextContent('Done');
});

test('a user with assets and a verification gets no checklist', async () => {
  open(AccountCenter);
  await screen.findByText('Level 2');
  await act(() => hiddenFirstSteps.read());
  expect(screen.queryByText('Get started')).toBeNull();
});

test.each([
  ['1234567.8', 'Requires assets above 20 BTC; you have 12.3456 BTC', '/wallet/deposits'],
  ['2500000', 'Contact customer support', 'https://support.example/chat'],
])('assets of %s USDT show "%s" for level 3', async (total_assets, name, href) => {
  wireUser = aWireUser({ total_assets });
  open(AccountCenter);
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
});

test('an invitation needs a verified identity', async () => {
  wireUser = aWireUser({ review_status: 1 });
  open(AccountSettings);
  expect(await screen.findByRole('link', { name: /identity verification/ })).toHaveAttribute(
    'href',
    '/account/authentication',
  );
  expect(screen.queryByText('BOURSE7')).toBeNull();
});

test('the link to a new login password fills in the account of a phone as the form reads it', async () => {
  wireUser = aWireUser({ account: '+8613800138000', account_number: '+8613800138000', phone: '+8613800138000' });
  open(AccountSettings);
  const link = await screen.findByRole('link', { name: 'Set login password' });
  const account = new URLSearchParams(link.getAttribute('href')?.split('?')[1]).get('account') ?? '';
  expect(accountProblem(account)).toBeUndefined();
  expect(accountOf(account)).toBe('13800138000');
});

test('the account settings have no row of a password that cannot be set', async () => {
  open(AccountSettings);
  expect(await screen.findByRole('link', { name: 'Set login password' })).toBeVisible();
  expect(screen.queryByText('Funds password')).toBeNull();
});

test('the phrase is chosen, changed and removed in the settings', async () => {
  const user = open(AccountSettings);
  await user.type(await screen.findByLabelText('Anti-phishing code', { selector: 'input' }), 'abc{Enter}');
  expect(await screen.findByText('The code must have 4 to 40 characters.')).toBeVisible();
  await user.keyboard(' heron{Enter}');
  await waitFor(async () => expect(await antiPhishingPhrase.read()).toBe('abc heron'));
  await user.click(await screen.findByText('Remove code'));
  await waitFor(async () => expect(await antiPhishingPhrase.read()).toBe(''));
});

test('the storage keys of the specification follow the user information, and another tab is followed', async () => {
  open(AccountSettings);
  await screen.findByText('Not a merchant');
  expect(readStored(STORAGE_KEYS.isSeller)).toBe('0');
  expect(readStored(STORAGE_KEYS.inviteCode)).toBe('BOURSE7');

  wireUser = aWireUser({ is_seller: 1 });
  localStorage.setItem(STORAGE_KEYS.isSeller, '1');
  act(() => void globalThis.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEYS.isSeller })));
  expect(await screen.findByText('Verified merchant')).toBeVisible();
});
