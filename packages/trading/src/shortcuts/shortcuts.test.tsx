import { renderFeature } from '@bourse/feature-kit/testing';
import { stubLayout } from '@bourse/feature-kit/test-server';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { TradingShortcuts } from './shortcuts';

beforeEach(() => {
  stubLayout(1440);
  vi.clearAllMocks();
});

const asked = {
  onSearch: vi.fn<() => void>(),
  onShowForm: vi.fn<() => void>(),
  onOrders: vi.fn<() => void>(),
  onInterval: vi.fn<(by: 1 | -1) => void>(),
};
const sell = vi.fn<() => void>();
const actions = [{ id: 'sell', key: 's', label: 'Sell: to the order form', run: sell, showsForm: true }];

async function openKeys() {
  const rendered = renderFeature(
    <>
      <input type="search" aria-label="Pairs" />
      <TradingShortcuts actions={actions} {...asked} />
    </>,
  );
  await screen.findByRole('searchbox');
  return rendered;
}

it('the screen lists the keys on ?, and switches them off and on', async () => {
  const { user } = await openKeys();
  await user.keyboard('?');
  expect(await screen.findByText('Sell: to the order form')).toBeVisible();
  await user.click(await screen.findByRole('checkbox', { name: 'Enable shortcuts on this device' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.keyboard('s');
  expect(sell).not.toHaveBeenCalled();
  await user.keyboard('?');
  expect(await screen.findByRole('checkbox')).not.toBeChecked();
});

it('a key runs an action of the feature and shows the form', async () => {
  const { user } = await openKeys();
  await user.keyboard('s');
  expect(sell).toHaveBeenCalledOnce();
  expect(asked.onShowForm).toHaveBeenCalledOnce();
});

it('brackets step through the intervals of the chart', async () => {
  const { user } = await openKeys();
  await user.keyboard(']]');
  await user.keyboard('[[');
  expect(asked.onInterval.mock.calls).toEqual([[1], [1], [-1]]);
});

it('the key / focuses the search, and types a slash in a field', async () => {
  const { user } = await openKeys();
  await user.keyboard('/');
  expect(asked.onSearch).toHaveBeenCalledOnce();
  const box = screen.getByRole('searchbox');
  await user.click(box);
  await user.keyboard('s?');
  expect(box).toHaveValue('s?');
  expect(sell).not.toHaveBeenCalled();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('the key o moves to the orders', async () => {
  const { user } = await openKeys();
  await user.keyboard('o');
  expect(asked.onOrders).toHaveBeenCalledOnce();
});
