import { listsMessages } from '@bourse/lists';
import { safeWritesMessages } from '@bourse/safe-writes';
import { freshServer } from '@bourse/feature-kit/test-server';
import { renderFeature } from '@bourse/feature-kit/testing';
import { AnnouncementSwitches, announcementMessages } from '@bourse/notifications';
import { featureKitMessages } from '@bourse/feature-kit';
import { preloadMessages } from '@bourse/i18n/testing';
import { uiKitMessages } from '@bourse/ui-kit';
import { act, screen, waitFor, waitForElementToBeRemoved } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { c2cApi } from '../api';
import { c2cMessages } from '../locales/messages';
import { reducers } from '../reducers';
import { aWireOrder, c2cExchange, c2cHandlers, type C2cExchange } from '../testing';
import { Component as Background } from '../background';
import { Component as Indicator } from './indicator';
import { PATHS } from '../paths';
import { TAGS } from '../tags';

let exchange: C2cExchange;
freshServer(() => {
  exchange = c2cExchange({ orders: [aWireOrder({ id: 2 })] });
  return c2cHandlers(exchange);
});
beforeAll(() =>
  preloadMessages([
    c2cMessages,
    announcementMessages,
    featureKitMessages,
    safeWritesMessages,
    listsMessages,
    uiKitMessages,
  ]),
);

const notified = vi.fn<(message: string) => void>();
const permission = { answer: 'granted' };

beforeEach(() => {
  notified.mockClear();
  permission.answer = 'granted';
  class FakeNotification extends EventTarget {
    static permission = 'granted';
    static requestPermission = () => Promise.resolve(permission.answer);
    constructor(message: string) {
      super();
      notified(message);
    }
  }
  vi.stubGlobal('Notification', FakeNotification);
});
afterEach(() => vi.unstubAllGlobals());

const open = (address = '/') =>
  renderFeature(
    <>
      <Indicator />
      <AnnouncementSwitches />
    </>,
    { reducers, beside: <Background />, address },
  );

async function pay({ store }: ReturnType<typeof open>) {
  await screen.findByRole('link', { name: /1 C2C order/ });
  exchange.orders = [aWireOrder({ id: 2, is_sure: 3 })];
  act(() => void store.dispatch(c2cApi.util.invalidateTags([TAGS.C2cOrders])));
  await screen.findByText(/C2C order 2, /);
}

describe('the indicator', () => {
  it('the indicator shows the nearest deadline and links to the only running order', async () => {
    exchange.orders = [aWireOrder({ id: 2, create_time: Math.floor(Date.now() / 1000) })];
    open();
    const link = await screen.findByRole('link', { name: /^\d+:\d\d 1 C2C order$/ });
    expect(link).toHaveAttribute('href', `${PATHS.orders}?id=2`);
  });

  it('the indicator shows the deadline that has not passed, and no clock at 0:00', async () => {
    const over = aWireOrder({ id: 1, create_time: Math.floor(Date.now() / 1000) - 3600 });
    exchange.orders = [aWireOrder({ id: 2, create_time: Math.floor(Date.now() / 1000) }), over];
    const { store } = open();
    expect(await screen.findByRole('link', { name: /^15:00 2 C2C orders$/ })).toBeVisible();
    exchange.orders = [over];
    act(() => void store.dispatch(c2cApi.util.invalidateTags([TAGS.C2cOrders])));
    expect(await screen.findByRole('link', { name: '1 C2C order' })).toBeVisible();
  });

  it('the indicator shows how many orders run if none is unpaid, and links to all', async () => {
    exchange.orders = [aWireOrder({ id: 2, is_sure: 3 }), aWireOrder({ id: 1, is_sure: 3 })];
    open();
    const link = await screen.findByRole('link', { name: '2 C2C orders' });
    expect(link).toHaveAttribute('href', PATHS.orders);
  });

  it('the indicator is hidden without a running order', async () => {
    exchange.orders = [aWireOrder({ id: 2, is_sure: 1 })];
    const { store } = open();
    await waitFor(() => expect(JSON.stringify(store.getState())).toContain('fulfilled'));
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});

describe('a changed order', () => {
  it('a changed order is announced with its side, amount and duty, and the toast opens the order on the side of the user', async () => {
    exchange.orders = [aWireOrder({ id: 2, is_owner: 1, currency_name: 'USDT' })];
    const { store, user, router } = open();
    await screen.findByRole('link', { name: /1 C2C order/ });
    exchange.orders = [aWireOrder({ id: 2, is_owner: 1, currency_name: 'USDT', is_sure: 3 })];
    act(() => void store.dispatch(c2cApi.util.invalidateTags([TAGS.C2cOrders])));
    expect(await screen.findByText('C2C order 2, sell 500 USDT for 3,600.00 CNY: Release now')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Open order' }));
    await waitFor(() => expect(router.state.location.search).toBe('?id=2&side=publisher'));
    expect(screen.queryByText(/Release now/)).toBeNull();
  });

  it('a changed order is announced by a toast alone until the user chooses more', async () => {
    await pay(open());
    expect(notified).not.toHaveBeenCalled();
  });

  it('a changed order has no toast over its own page', async () => {
    const { store } = open(`${PATHS.orders}?id=2`);
    await screen.findByRole('link', { name: /1 C2C order/ });
    exchange.orders = [aWireOrder({ id: 2, is_sure: 1 })];
    act(() => void store.dispatch(c2cApi.util.invalidateTags([TAGS.C2cOrders])));
    await waitForElementToBeRemoved(screen.queryByRole('link', { name: /1 C2C order/ }));
    expect(screen.queryByText(/C2C order 2, /)).toBeNull();
  });

  it('a toast of an order ends when its page opens', async () => {
    const opened = open();
    await pay(opened);
    await act(() => opened.router.navigate(`${PATHS.orders}?id=2`));
    expect(screen.queryByText(/C2C order 2, /)).toBeNull();
  });

  it('a changed order is announced by a notification that the user has switched on', async () => {
    const opened = open();
    await opened.user.click(await screen.findByRole('switch', { name: 'System notification' }));
    await pay(opened);
    await waitFor(() => expect(notified.mock.calls).toEqual([[expect.stringMatching(/^C2C order 2, /)]]));
  });
});

it('a changed order is announced by a sound that the user has switched on', async () => {
  const played = vi.fn<() => void>();
  class FakeAudio {
    readonly currentTime = 0;
    readonly destination = {};
    createGain = () => ({ gain: { value: 0 }, connect: () => ({}) });
    createOscillator = () => ({
      frequency: { value: 0 },
      connect: (next: object) => next,
      addEventListener: () => undefined,
      start: played,
      stop: () => undefined,
    });
  }
  vi.stubGlobal('AudioContext', FakeAudio);
  const opened = open();
  await opened.user.click(await screen.findByRole('switch', { name: 'Sound' }));
  await pay(opened);
  await waitFor(() => expect(played).toHaveBeenCalledOnce());
});

it('the system notice stays off, with the reason, where the browser does not allow notifications', async () => {
  permission.answer = 'denied';
  const { user } = open();
  const box = await screen.findByRole('switch', { name: 'System notification' });
  await user.click(box);
  expect(
    await screen.findByText('Notifications are blocked. Allow them for this site in your browser settings.'),
  ).toBeVisible();
  expect(box).not.toBeChecked();
});
