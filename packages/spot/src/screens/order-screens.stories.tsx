import { never, respond, status, storyFetch, storySession, testStore } from '@bourse/api-client/testing';
import { RealtimeProvider } from '@bourse/realtime';
import { storyRealtime } from '@bourse/realtime/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, parsePath, RouterProvider } from 'react-router';
import { expect } from 'storybook/test';
import { completedOrders, openBuys } from '@bourse/contracts/spot';
import { orderWrite } from '../writes/order-write';
import { aFill, anOpenOrder, aTicket } from '../testing/fixtures';
import { spotExchange, spotHandlers } from '../testing/handlers';
import { dealMarketHandlers } from '@bourse/trading/testing';
import { reducers } from '../reducers';
import { Component as AccountEntrust } from './open-orders';
import { Component as AllTransaction } from './all-orders';
import { Component as Success } from './success';

interface WorldProps {
  readonly address: string;
  /** How many open orders and fills there are. */
  readonly rows?: number;
  readonly lists?: 'answer' | 'fail' | 'wait';
  /** Origin of the result: an order of this tab, or another submission. */
  readonly sent?: 'order' | 'submission';
}

/** A store, a router and an exchange that answers without a network. */
function makeWorld({ address, rows = 3, lists = 'answer', sent: what }: WorldProps) {
  const exchange = spotExchange({
    open: Array.from({ length: rows }, (_, index) => anOpenOrder({ id: 1001 + index })),
    fills: Array.from({ length: rows }, (_, index) => aFill({ id: 5001 + index })),
  });
  const amiss = lists === 'fail' ? () => status(500) : never;
  const handlers = [
    ...(lists === 'answer' ? [] : [respond(openBuys, amiss), respond(completedOrders, amiss)]),
    ...spotHandlers(exchange),
    ...dealMarketHandlers(),
  ];
  const realtime = storyRealtime();
  const store = testStore({
    reducers,
    extra: { realtime },
    transport: { fetch: storyFetch(handlers) },
    session: storySession({ token: 'token', userId: 7 }),
  });
  const router = createMemoryRouter(
    [
      { path: '/allTransaction', element: <AllTransaction /> },
      { path: '/account/accountEntrust', element: <AccountEntrust /> },
      { path: '/success', element: <Success /> },
    ],
    { initialEntries: [{ ...parsePath(address), state: { submitted: what === 'submission' } }] },
  );
  if (what === 'order') {
    store.dispatch(orderWrite.press(aTicket()));
    void store.dispatch(orderWrite.send());
  }
  return { realtime, store, router };
}

function World(props: WorldProps) {
  const [{ realtime, store, router }] = useState(() => makeWorld(props));
  return (
    <Provider store={store}>
      <RealtimeProvider realtime={realtime}>
        <main>
          <RouterProvider router={router} />
        </main>
      </RealtimeProvider>
    </Provider>
  );
}

const meta = {
  title: 'Order screens',
  component: World,
  args: { address: '/allTransaction' },
} satisfies Meta<typeof World>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllOpen: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('link')).toHaveLength(3);
  },
};

/** The address names one order. */
export const OneOrder: Story = {
  tags: ['picture'],
  args: { address: '/allTransaction?order=1002' },
  play: async ({ canvas }) => {
    const links = await canvas.findAllByRole('link');
    await expect(links.filter((link) => link.getAttribute('aria-current') === 'true')).toHaveLength(1);
  },
};

export const OrderNotThere: Story = { args: { address: '/allTransaction?order=9' } };
export const NothingMatches: Story = { args: { address: '/allTransaction?pair=ETH_USDT' } };
export const History: Story = { args: { address: '/allTransaction?tab=history' } };
export const Loading: Story = { tags: ['picture'], args: { lists: 'wait' } };
export const Failing: Story = { args: { lists: 'fail' } };
export const HistoryFailing: Story = { args: { address: '/allTransaction?tab=history', lists: 'fail' } };
export const Empty: Story = { args: { rows: 0 } };
export const OnAPhone: Story = { tags: ['picture'], globals: { viewport: { value: 'mobile1', isRotated: false } } };

export const InTheAccount: Story = { args: { address: '/account/accountEntrust', rows: 7 } };
export const InTheAccountEmpty: Story = { args: { address: '/account/accountEntrust', rows: 0 } };

export const OrderPlaced: Story = {
  tags: ['picture'],
  args: { address: '/success?of=order', sent: 'order' },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('link')).toHaveLength(4);
  },
};
export const Submitted: Story = { args: { address: '/success', sent: 'submission' } };
export const NoResult: Story = { args: { address: '/success?of=order' } };
