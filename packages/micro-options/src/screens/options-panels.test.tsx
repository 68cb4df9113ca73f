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
import { microOptions } from '../feature';
import type * as orders from '../orders/orders-tabs';
import { reducers } from '../reducers';
import { optionExchange, optionHandlers } from '../testing';
import { Component as DealCenter } from './options-deal-center';

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
  return { ...original, PairBar: broken(original.PairBar), PairList: broken(original.PairList) };
});
vi.mock('../orders/orders-tabs', async (importOriginal) => {
  const original = await importOriginal<typeof orders>();
  return { ...original, OrdersTabs: broken(original.OrdersTabs) };
});

/** The panels that throw at every render: all but the form. */
const BROKEN = ['chart', 'pair bar', 'markets', 'orders'];

const pair = aPair({ matchId: 7, hasOptions: true, last: decimal(104_000) });
freshServer(() => [
  ...optionHandlers(optionExchange()),
  ...marketHandlers({ groups: () => [aGroup({ pairs: [pair] })] }),
]);

beforeAll(() => preloadMessages(microOptions.messages));

it('each panel of the options screen that throws keeps the others and the form usable', async () => {
  stubLayout(1440);
  // React reports every error that a boundary catches.
  vi.spyOn(console, 'error').mockReturnValue();
  renderFeature(<DealCenter />, { reducers, address: '/secondDealCenter' });
  expect(await screen.findByText('Open an option')).toBeVisible();
  await waitFor(() => expect(screen.getAllByText('This part could not be shown')).toHaveLength(BROKEN.length));
});
