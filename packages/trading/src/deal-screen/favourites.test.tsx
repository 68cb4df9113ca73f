import { decimal } from '@bourse/decimal';
import { freshServer, stubLayout } from '@bourse/feature-kit/test-server';
import { renderFeature } from '@bourse/feature-kit/testing';
import { preloadMessages } from '@bourse/i18n/testing';
import { aGroup, aPair, marketHandlers } from '@bourse/market/testing';
import { uiKitMessages } from '@bourse/ui-kit';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { tradingMessages } from '../locales/messages';
import { favouritesAboveChart } from '../panel-layout/favourites-option';
import { Favourites } from './favourites';

const btc = aPair();
const eth = aPair({ baseId: 2, base: 'ETH', last: decimal('3500.5') });
freshServer(() => marketHandlers({ groups: () => [aGroup({ pairs: [btc, eth] })] }));
beforeAll(() => preloadMessages([tradingMessages, uiKitMessages]));
beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('bourse.favouritePairs', '2-3,1-3');
});

const show = (width: number, onSelect = vi.fn<() => void>()) => {
  stubLayout(width);
  return { onSelect, ...renderFeature(<Favourites pair={btc} onSelect={onSelect} />) };
};

it('the favourites above the chart have their prices, and a press selects one', async () => {
  const { user, onSelect } = show(1600);
  const favourite = await screen.findByRole('button', { name: /^ETH\/USDT ?3,500\.5/ });
  expect(screen.getByRole('button', { current: true })).toHaveTextContent('BTC/USDT');
  await user.click(favourite);
  expect(onSelect).toHaveBeenCalledWith(expect.objectContaining({ id: '2-3' }));
  act(() => favouritesAboveChart.write(false));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Favourites' })).toBeNull());
});

it('a window below 1,600 px has no favourites above the chart', async () => {
  const { container } = show(1599);
  await act(async () => Promise.resolve());
  expect(container).not.toHaveTextContent('ETH/USDT');
});
