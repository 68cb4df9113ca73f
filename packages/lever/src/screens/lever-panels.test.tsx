import type * as charts from '@bourse/charts';
import { decimal } from '@bourse/decimal';
import { freshServer, stubLayout } from '@bourse/feature-kit/test-server';
import { renderFeature } from '@bourse/feature-kit/testing';
import { preloadMessages } from '@bourse/i18n/testing';
import type * as market from '@bourse/market';
import { aGroup, aPair, marketHandlers } from '@bourse/market/testing';
import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import type * as orders from '../orders/orders-tabs';
import { reducers } from '../reducers';
import { lever } from '../feature';
import { leverExchange, leverHandlers } from '../testing';
import { Component as DealCenter } from './lever-deal-center';

function broken({ name }: { readonly name: string }): () => ReactNode {
  return () => {
    throw new Error(`${name} is broken`);
  };
}

vi.mock('@bourse/charts', async (importOriginal) => {
  const original = await importOriginal<typeof charts>();
  return { ...original, Chart: broken(original.Chart) };
});
vi.mock('@bourse/market', async (importOriginal) => {
  const original = await importOriginal<typeof market>();
  return {
    ...original,
    OrderBook: broken(original.OrderBook),
    PairBar: broken(original.PairBar),
    PairList: broken(original.PairList),
    RecentTrades: broken(original.RecentTrades),
  };
});
vi.mock('../orders/orders-tabs', async (importOriginal) => {
  const original = await importOriginal<typeof orders>();
  return { ...original, OrdersTabs: broken(original.OrdersTabs) };
});

/** The panels that throw at every render: all but the form. */
const BROKEN = ['chart', 'order book', 'pair bar', 'markets', 'trades', 'orders'];

const pair = aPair({ lotSize: decimal('0.1'), spread: decimal('0.02'), leverFee: decimal('0.05') });
freshServer(() => [
  ...leverHandlers(leverExchange()),
  ...marketHandlers({ groups: () => [aGroup({ pairs: [pair] })] }),
]);

// A chunk of texts that comes late would be waited for by each panel.
beforeAll(() => preloadMessages(lever.messages));

it('each panel of the leverage screen that throws keeps the others and the order form usable', async () => {
  stubLayout(1440);
  // React reports every error that a boundary catches.
  vi.spyOn(console, 'error').mockReturnValue();
  const { user } = renderFeature(<DealCenter />, { reducers, address: '/leverdealCenter' });
  const lots = await screen.findByLabelText('Lots');
  await waitFor(() => expect(screen.getAllByText('This part could not be shown')).toHaveLength(BROKEN.length));
  await user.type(lots, '2');
  expect(lots).toHaveValue('2');
});
