import { aPair } from '@bourse/market/testing';
import { screen, waitFor } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { anOpenOrder } from '../testing/fixtures';
import { spotExchange, spotHandlers, type SpotExchange } from '../testing/handlers';
import { stubLayout } from '../testing/layout-stubs';
import { renderSpot } from '../testing/render-spot';
import { Shortcuts } from './shortcuts';

const server = setupServer();
let exchange: SpotExchange;

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  stubLayout(1440);
  localStorage.clear();
  vi.clearAllMocks();
  exchange = spotExchange({ open: [anOpenOrder(), anOpenOrder({ id: 2, base: 'ETH' })] });
  server.use(...spotHandlers(exchange));
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const asked = {
  onSearch: vi.fn<() => void>(),
  onSide: vi.fn<() => void>(),
  onInterval: vi.fn<(by: 1 | -1) => void>(),
};

async function openKeys() {
  const rendered = renderSpot(
    <>
      <input type="search" aria-label="Pairs" />
      <Shortcuts pair={aPair()} {...asked} />
    </>,
  );
  await screen.findByRole('searchbox');
  return rendered;
}

const sideIn = (store: { getState: () => object }) => JSON.stringify(store.getState()).includes('"side":"sell"');

it('? shows the keys, and they can be turned off and on', async () => {
  const { user, store } = await openKeys();
  await user.keyboard('?');
  await user.click(await screen.findByRole('checkbox', { name: 'Use these keys on this device' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.keyboard('s');
  expect(sideIn(store)).toBe(false);
  await user.keyboard('?');
  expect(await screen.findByRole('checkbox')).not.toBeChecked();
});

it('s turns the form to selling and asks for its field', async () => {
  const { user, store } = await openKeys();
  await user.keyboard('s');
  expect(sideIn(store)).toBe(true);
  expect(asked.onSide).toHaveBeenCalledOnce();
});

it('brackets step through the intervals of the chart', async () => {
  const { user } = await openKeys();
  await user.keyboard(']]');
  await user.keyboard('[[');
  expect(asked.onInterval.mock.calls).toEqual([[1], [1], [-1]]);
});

it('/ asks for the search box, and in a box keys only type', async () => {
  const { user, store } = await openKeys();
  await user.keyboard('/');
  expect(asked.onSearch).toHaveBeenCalledOnce();
  const box = screen.getByRole('searchbox');
  await user.click(box);
  await user.keyboard('sx?');
  expect(box).toHaveValue('sx?');
  expect(sideIn(store)).toBe(false);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('x asks before it cancels the orders of this pair', async () => {
  const { user } = await openKeys();
  await user.keyboard('x');
  await user.click(await screen.findByRole('button', { name: 'Cancel these orders' }));
  expect(await screen.findByText('Cancelled: 1 of 1')).toBeVisible();
  expect(exchange.cancelled).toEqual([1001]);
});
