import { readStored, STORAGE_KEYS } from '@bourse/api-client';
import { respond, testStore } from '@bourse/api-client/testing';
import { antiPhishingPhrase, featureKitMessages } from '@bourse/feature-kit';
import { preloadMessages } from '@bourse/i18n/testing';
import { RealtimeProvider } from '@bourse/realtime';
import { fakeRealtime } from '@bourse/realtime/testing';
import { uiKitMessages } from '@bourse/ui-kit';
import { renderWithKit } from '@bourse/ui-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import type { ComponentType } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { hiddenFirstSteps } from '../account-center/first-steps';
import { userInfo } from '../contract';
import { identityMessages } from '../locales/messages';
import { deviceLogIns } from '../log-ins/log-ins';
import { aWireUser } from '../testing';
import { Component as AccountCenter } from './account-center';
import { Component as AccountSettings } from './account-settings';

const server = setupServer();
let wireUser = aWireUser();
beforeAll(async () => {
  server.listen({ onUnhandledFrame: 'error' });
  await preloadMessages([identityMessages, uiKitMessages, featureKitMessages], ['en']);
});
beforeEach(() => {
  wireUser = aWireUser();
  server.use(respond(userInfo, () => wireUser));
});
afterEach(async () => {
  server.resetHandlers();
  localStorage.clear();
  await Promise.all([
    deviceLogIns.write(undefined),
    hiddenFirstSteps.write(undefined),
    antiPhishingPhrase.write(undefined),
  ]);
});
afterAll(() => server.close());

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

test('the overview lists the log-ins of this user and warns of another time zone', async () => {
  await deviceLogIns.write([
    logIn(7, 1_795_000_000_000, 'Europe/Madrid'),
    logIn(8, 1_794_900_000_000, 'Asia/Tokyo'),
    logIn(7, 1_794_800_000_000, 'Asia/Shanghai'),
  ]);
  open(AccountCenter);
  expect(await screen.findByText('Log-in from another time zone')).toBeVisible();
  expect(screen.getByText('Firefox, Linux · Europe/Madrid')).toBeVisible();
  expect(screen.queryByText(/Tokyo/)).toBeNull();
});

test('a new user gets a checklist, which stays hidden once it was hidden', async () => {
  wireUser = aWireUser({ review_status: 0, total_assets: '0' });
  const user = open(AccountCenter);
  expect(await screen.findByRole('link', { name: 'Make your first deposit' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Missing: identity verification' })).toBeVisible();
  await user.click(screen.getByText('Hide this list'));
  await waitFor(() => expect(screen.queryByText('Get started')).toBeNull());
  expect(await hiddenFirstSteps.read()).toEqual([7]);
});

test('a user with assets and a verification gets no checklist', async () => {
  open(AccountCenter);
  await screen.findByText('Level 2');
  await act(() => hiddenFirstSteps.read());
  expect(screen.queryByText('Get started')).toBeNull();
});

test('the phrase is chosen, changed and removed in the settings', async () => {
  const user = open(AccountSettings);
  await user.type(await screen.findByLabelText('Anti-phishing phrase', { selector: 'input' }), 'abc{Enter}');
  expect(await screen.findByText('The phrase has 4 to 40 characters')).toBeVisible();
  await user.keyboard(' heron{Enter}');
  await waitFor(async () => expect(await antiPhishingPhrase.read()).toBe('abc heron'));
  await user.click(await screen.findByText('Remove phrase'));
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
