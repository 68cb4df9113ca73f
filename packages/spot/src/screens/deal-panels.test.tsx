import { chartsMessages } from '@bourse/charts';
import type * as charts from '@bourse/charts';
import { preloadMessages } from '@bourse/i18n/testing';
import type * as market from '@bourse/market';
import { stubLayout } from '@bourse/feature-kit/test-server';
import { dealMarketHandlers } from '@bourse/trading/testing';
import { screen, within } from '@testing-library/react';
import { setupServer } from 'msw/node';
import type { ReactNode } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type * as orders from '../deal-screen/orders-tabs';
import type * as form from '../order-form/order-panel';
import { spotExchange, spotHandlers } from '../testing/handlers';
import { renderSpot } from '../testing/render-spot';
import { Component as DealCenter } from './deal-center';

/** The widget that throws at its next renders. */
const broken = vi.hoisted(() => ({ widget: '' }));

function breakable<Props extends object>(Widget: (props: Props) => ReactNode): (props: Props) => ReactNode {
  return function Breakable(props) {
    if (broken.widget === Widget.name) throw new Error(`${Widget.name} is broken`);
    return <Widget {...props} />;
  };
}

vi.mock('@bourse/charts', async (importOriginal) => {
  const original = await importOriginal<typeof charts>();
  return { ...original, Chart: breakable(original.Chart) };
});

vi.mock('@bourse/market', async (importOriginal) => {
  const original = await importOriginal<typeof market>();
  return {
    ...original,
    OrderBook: breakable(original.OrderBook),
    PairBar: breakable(original.PairBar),
    PairList: breakable(original.PairList),
    RecentTrades: breakable(original.RecentTrades),
  };
});

vi.mock('../deal-screen/orders-tabs', async (importOriginal) => {
  const original = await importOriginal<typeof orders>();
  return { ...original, OrdersTabs: breakable(original.OrdersTabs) };
});

vi.mock('../order-form/order-panel', async (importOriginal) => {
  const original = await importOriginal<typeof form>();
  return { ...original, OrderPanel: breakable(original.OrderPanel) };
});

const server = setupServer();
// As in the client: a chart that comes back does not wait for its texts.
beforeAll(() => preloadMessages([chartsMessages]));
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  // React reports every error that a boundary catches.
  vi.spyOn(console, 'error').mockReturnValue();
  server.use(...spotHandlers(spotExchange()), ...dealMarketHandlers());
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

it.each([
  ['Chart', 'Chart'],
  ['OrderBook', 'Order book'],
  ['RecentTrades', 'Trades'],
  ['PairList', 'Markets'],
  ['PairBar', 'BTC/USDT'],
  ['OrdersTabs', 'My orders'],
])('a failing %s keeps the order form usable and comes back on a retry', async (widget, name) => {
  broken.widget = widget;
  stubLayout(1440);
  const { user } = renderSpot(<DealCenter />);
  const alert = await screen.findByText('This part could not be shown');
  const panel = within(screen.getByRole('region', { name }));
  expect(panel.getByRole('alert')).toContainElement(alert);
  const price = await screen.findByRole('textbox', { name: 'Price' });
  await user.clear(price);
  await user.type(price, '64000');

  broken.widget = '';
  await user.click(panel.getByRole('button', { name: 'Try again' }));
  expect(screen.queryByText('This part could not be shown')).not.toBeInTheDocument();
  expect(price).toHaveValue('64000');
});

it('a failing order form keeps the order book and the open orders on screen, and comes back on a retry', async () => {
  broken.widget = 'OrderPanel';
  stubLayout(1440);
  const { user } = renderSpot(<DealCenter />);
  const panel = within(await screen.findByRole('region', { name: 'Trade' }));
  expect(await panel.findByText('This part could not be shown')).toBeVisible();
  expect(screen.getAllByText('This part could not be shown')).toHaveLength(1);
  expect(screen.getByRole('region', { name: 'Order book' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'My orders' })).toBeVisible();

  broken.widget = '';
  await user.click(panel.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('textbox', { name: 'Price' })).toBeVisible();
});
