import { respond, status, testStore } from '@bourse/api-client/testing';
import { identityCapabilities, invitees, rebates, referralSummary, userInfo } from '@bourse/contracts/identity';
import { capabilities } from '@bourse/contracts/site';
import { featureKitMessages } from '@bourse/feature-kit';
import { freshServer } from '@bourse/feature-kit/test-server';
import { preloadMessages } from '@bourse/i18n/testing';
import { RealtimeProvider } from '@bourse/realtime';
import { fakeRealtime } from '@bourse/realtime/testing';
import { uiKitMessages } from '@bourse/ui-kit';
import { renderWithKit } from '@bourse/ui-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import * as v from 'valibot';
import { identityMessages } from '../locales/messages';
import { aWireUser } from '../testing';
import { Component as AccountSettings } from './account-settings';
import { Component as Referral } from './referral';

const JOINED = Date.parse('2026-11-20T12:00:00Z') / 1000;
const ROWS = 10;

const { server } = freshServer(() => []);
/** Paths of the calls of the referral, in order. */
let asked: string[] = [];

const friend = (index: number) => ({
  account: `f${index}***@***`,
  create_time: JOINED,
  verified: index === 1 ? 1 : 0,
  earned: index === 1 ? '10' : '0',
});

beforeAll(async () => {
  await preloadMessages([identityMessages, uiKitMessages, featureKitMessages], ['en']);
});

beforeEach(() => {
  asked = [];
  server.use(
    respond(userInfo, () => aWireUser()),
    respond(capabilities, () => ({ referral: 1 })),
    respond(referralSummary, () => {
      asked.push(referralSummary.path);
      return { rebate_rate: '0.2', invited: 11, earned: '10.5', currency_name: 'USDT' };
    }),
    respond(invitees, ({ request: { page } }) => {
      asked.push(invitees.path);
      const all = Array.from({ length: 11 }, (_unused, index) => friend(index + 1));
      return { list: all.slice((page - 1) * ROWS, page * ROWS), total: all.length };
    }),
    respond(rebates, () => {
      asked.push(rebates.path);
      return { list: [{ id: 1, time: JOINED, account: 'f1***@***', fee: '50', amount: '10' }], total: 1 };
    }),
  );
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

const rowsOf = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .slice(1);

test('the referral shows the code, the rule, the invited friends and the rebates', async () => {
  open(Referral);
  expect(await screen.findByText('BOURSE7')).toBeVisible();
  expect(await screen.findByText(/You get 20.00% of the spot fees/)).toHaveTextContent('08:00 (UTC+8) in USDT');
  expect((await screen.findByText('Rebates in all')).nextSibling).toHaveTextContent('10.5USDT');
  expect(screen.getByText('Friends invited').nextSibling).toHaveTextContent('11');
  await screen.findByText('Verified');
  const [first, second] = await rowsOf('Invited friends');
  expect(first).toHaveTextContent(/f1\*\*\*@\*\*\*.*Verified10USDT$/);
  expect(second).toHaveTextContent(/Not verified0USDT$/);
  expect((await rowsOf('Rebates'))[0]).toHaveTextContent(/f1\*\*\*@\*\*\*50USDT10USDT$/);
});

test('the invited friends have pages', async () => {
  const user = open(Referral);
  await screen.findByText('Verified');
  expect(await rowsOf('Invited friends')).toHaveLength(ROWS);
  await user.click(screen.getByRole('button', { name: 'Page 2' }));
  expect(await screen.findByText('f11***@***')).toBeVisible();
});

test('a failed list of the referral is read again', async () => {
  server.use(respond(rebates, () => status(500)));
  const user = open(Referral);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  server.use(respond(rebates, () => ({ list: [], total: 0 })));
  await user.click(retry);
  expect(await screen.findByText('No rebates yet')).toBeVisible();
});

test('the account settings lead to the referral where the back end announces it', async () => {
  open(AccountSettings);
  const link = await screen.findByRole('link', { name: 'Invited friends and rebates' });
  expect(link).toHaveAttribute('href', '/account/referral');
});

test('a back end without referral is not asked for it, and its link is not shown', async () => {
  server.use(respond(capabilities, () => ({})));
  open(AccountSettings);
  expect(await screen.findByText('BOURSE7')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Invited friends and rebates' })).not.toBeInTheDocument();
  open(Referral);
  await screen.findByRole('heading', { name: 'Referral' });
  expect(screen.queryByText('Rebates in all')).not.toBeInTheDocument();
  expect(asked).toEqual([]);
  expect(v.parse(identityCapabilities, {})).toEqual({ hasReferral: false });
});
