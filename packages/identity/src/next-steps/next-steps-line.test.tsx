import { respond, testStore } from '@bourse/api-client/testing';
import { claimPlayMoney, userInfo } from '@bourse/contracts/identity';
import { capabilities } from '@bourse/contracts/site';
import { completedOrders } from '@bourse/contracts/spot';
import { featureKitMessages, ScreensContext, type Screens } from '@bourse/feature-kit';
import { freshServer } from '@bourse/feature-kit/test-server';
import { preloadMessages } from '@bourse/i18n/testing';
import { RealtimeProvider } from '@bourse/realtime';
import { fakeRealtime } from '@bourse/realtime/testing';
import { uiKitMessages } from '@bourse/ui-kit';
import { renderWithKit } from '@bourse/ui-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, expect, test, vi } from 'vitest';
import { LINKS } from '../links';
import { identityMessages } from '../locales/messages';
import { aWireUser } from '../testing';
import { Component as NextSteps } from './next-steps-line';
import { markNewcomer, useNewcomerSince } from './first-steps';

const { server } = freshServer(() => [
  respond(completedOrders, () => []),
  respond(capabilities, () => ({ account: 'practice' as const, practice: { play_money: '10000' } })),
]);
beforeAll(() => preloadMessages([identityMessages, uiKitMessages, featureKitMessages], ['en']));

const SCREENS: Screens = {
  has: () => true,
  pathOf: ({ name }) => (name === LINKS.trade.name ? '/dealCenter' : '/deposits'),
  entry: { logIn: '/login', register: '/register' },
};

const Line = () => (useNewcomerSince() !== undefined ? <NextSteps /> : <p>no line</p>);

function open() {
  markNewcomer();
  const realtime = fakeRealtime();
  const store = testStore({ session: { token: 'token', userId: 7 }, extra: { realtime } });
  const router = createMemoryRouter([{ path: '*', Component: Line }], { initialEntries: ['/dealCenter'] });
  renderWithKit(
    <Provider store={store}>
      <RealtimeProvider realtime={realtime}>
        <ScreensContext value={SCREENS}>
          <RouterProvider router={router} />
        </ScreensContext>
      </RealtimeProvider>
    </Provider>,
  );
  return userEvent.setup();
}

const current = () => screen.getAllByRole('listitem').find((item) => item.getAttribute('aria-current') === 'step');

test('a new user gets the play money with one press, and the trade is the next step', async () => {
  const claims = vi.fn<() => void>();
  let total = '0';
  server.use(
    respond(userInfo, () => aWireUser({ review_status: 0, total_assets: total })),
    respond(claimPlayMoney, () => {
      claims();
      total = '10000';
      return '操作成功';
    }),
  );
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Get 10,000 USDT play money' }));
  await waitFor(() => expect(current()).toHaveTextContent('Make your first trade'));
  expect(claims).toHaveBeenCalledOnce();
  expect(screen.queryByRole('button', { name: /play money/ })).not.toBeInTheDocument();
});

test('the verification is the next step after a trade', async () => {
  server.use(
    respond(userInfo, () => aWireUser({ review_status: 0, total_assets: '10000' })),
    respond(completedOrders, () => [
      { id: 1, price: '1', number: '1', currency_name: 'BTC', legal_name: 'USDT', create_time: '2026-11-20 12:00:00' },
    ]),
  );
  open();
  const name = await screen.findByRole('link', { name: 'Verify your identity' });
  expect(current()).toContainElement(name);
  // The words are not repeated beside the list.
  expect(screen.getAllByText('Verify your identity')).toEqual([name]);
});

test('the line ends when the user hides it', async () => {
  server.use(respond(userInfo, () => aWireUser({ review_status: 0, total_assets: '0' })));
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Hide this list' }));
  expect(await screen.findByText('no line')).toBeVisible();
});
