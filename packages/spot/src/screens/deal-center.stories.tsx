import { never, storyFetch, storySession, testStore } from '@bourse/api-client/testing';
import { bookEvent } from '@bourse/contracts/market';
import { RealtimeProvider } from '@bourse/realtime';
import { storyRealtime, type FakeRealtime } from '@bourse/realtime/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, screen } from 'storybook/test';
import { aFill, anOpenOrder } from '../testing/fixtures';
import { spotExchange, spotHandlers } from '../testing/handlers';
import { dealMarketHandlers } from '@bourse/trading/testing';
import { reducers } from '../reducers';
import { Component as DealCenter } from './deal-center';

interface WorldProps {
  readonly isVisitor?: boolean;
  /** The book moves every second. */
  readonly isLive?: boolean;
  /** No reply ever comes. */
  readonly isLoading?: boolean;
}

/** A store, a router and an exchange that answers without a network. */
function makeWorld({ isVisitor = false, isLoading = false }: WorldProps) {
  const exchange = spotExchange({
    open: [anOpenOrder(), anOpenOrder({ id: 1002, side: 'sell' })],
    fills: [aFill(), aFill({ id: 5002, side: 'sell' })],
  });
  const answer = storyFetch([...spotHandlers(exchange), ...dealMarketHandlers()]);
  const realtime = storyRealtime();
  const store = testStore({
    reducers,
    extra: { realtime },
    transport: { fetch: isLoading ? never : answer },
    ...(!isVisitor && { session: storySession({ token: 'token', userId: 7 }) }),
  });
  const router = createMemoryRouter([{ path: '*', element: <DealCenter /> }], { initialEntries: ['/dealCenter'] });
  return { realtime, store, router };
}

const level = (price: number, number: number) => ({ price: String(price), number: String(number) });

function moveBook(realtime: FakeRealtime, shift: number) {
  const steps = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
  realtime.emit(bookEvent, {
    currency_id: 1,
    legal_id: 3,
    last_price: String(97_000 + shift),
    in: JSON.stringify(steps.map((step) => level(96_990 + shift - step * 10, 1 + ((step * 7 + shift) % 5)))),
    out: JSON.stringify(steps.map((step) => level(97_000 + shift + step * 10, 1 + ((step * 3 + shift) % 5)))),
  });
}

function World(props: WorldProps) {
  const [{ realtime, store, router }] = useState(() => makeWorld(props));
  const { isLive = false } = props;
  useEffect(() => {
    if (!isLive) return undefined;
    let shift = 0;
    const timer = setInterval(() => moveBook(realtime, (shift += 1) % 40), 1000);
    return () => clearInterval(timer);
  }, [realtime, isLive]);
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

const meta = { title: 'Deal centre', component: World } satisfies Meta<typeof World>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Orders come last of the parts that appear in turn; the chart waits for its chunk besides. */
async function allThere(): Promise<void> {
  await expect(await screen.findByRole('tablist', { name: 'My orders' })).toBeVisible();
  await expect(await screen.findByRole('application', {}, { timeout: 20_000 })).toBeVisible();
}

export const LoggedIn: Story = {
  tags: ['night-picture'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(await canvas.findByRole('form')).toBeVisible();
    await allThere();
  },
};

export const Visitor: Story = {
  tags: ['picture'],
  args: { isVisitor: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await allThere();
  },
};

export const Loading: Story = { tags: ['picture'], args: { isLoading: true } };

/** For viewing: the book moves. Not a test, because it never comes to rest. */
export const Live: Story = { args: { isLive: true }, tags: ['!test'] };
