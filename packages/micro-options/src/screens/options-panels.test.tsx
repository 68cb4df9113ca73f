import type * as charts from '@bourse/charts';
import { decimal } from '@bourse/decimal';
import { freshServer, stubLayout } from '@bourse/feature-kit/test-server';
import { renderFeature } from '@bourse/feature-kit/testing';
import { preloadMessages } from '@bourse/i18n/testing';
import type * as market from '@bourse/market';
import { aGroup, aPair, marketHandlers } from '@bourse/market/testing';
import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { microOptions } from '../feature';
import type * as orders from '../orders/orders-tabs';
import { reducers } from '../reducers';
import { optionExchange, optionHandlers } from '../testing';
import { Component as DealCenter } from './options-deal-center';

/** Whether all panels but the form throw at their next render. */
const panels = vi.hoisted(() => ({ throw: true }));

function breakable<Props extends object>(Widget: (props: Props) => ReactNode): (props: Props) => ReactNode {
  return function Breakable(props) {
    if (panels.throw) throw new Error(`${Widget.name} is broken`);
    return <Widget {...props} />;
  };
}

vi.mock('@bourse/charts', async (importOriginal) => {
  const original = await importOriginal<typeof charts>();
  return { ...original, Chart: breakable(original.Chart) };
});
vi.mock('@bourse/market', async (importOriginal) => {
  const original = await importOriginal<typeof market>();
  return { ...original, PairBar: breakable(original.PairBar), PairList: breakable(original.PairList) };
});
vi.mock('../orders/orders-tabs', async (importOriginal) => {
  const original = await importOriginal<typeof orders>();
  return { ...original, OrdersTabs: breakable(original.OrdersTabs) };
});

const pair = aPair({ matchId: 7, hasOptions: true, last: decimal(104_000) });
freshServer(() => [
  ...optionHandlers(optionExchange()),
  ...marketHandlers({ groups: () => [aGroup({ pairs: [pair] })] }),
]);

beforeAll(() => preloadMessages(microOptions.messages));

it('each panel of the options screen that throws leaves the form, and comes back on a retry', async () => {
  stubLayout(1440);
  // React reports every error that a boundary catches.
  vi.spyOn(console, 'error').mockReturnValue();
  const { user } = renderFeature(<DealCenter />, { reducers, address: '/secondDealCenter' });
  const form = await screen.findByRole('region', { name: 'Open an option' });
  const names = ['BTC/USDT', 'Chart', 'Markets', 'My orders'];
  for (const name of names) {
    // oxlint-disable-next-line no-await-in-loop -- a panel comes with its chunk
    const panel = await screen.findByRole('region', { name });
    expect(within(panel).getByText('This part could not be shown')).toBeVisible();
  }

  panels.throw = false;
  for (const name of names) {
    const panel = within(screen.getByRole('region', { name }));
    // oxlint-disable-next-line no-await-in-loop -- one press after the other
    await user.click(panel.getByRole('button', { name: 'Try again' }));
  }
  expect(screen.queryByText('This part could not be shown')).not.toBeInTheDocument();
  expect(form).toBeVisible();
});
