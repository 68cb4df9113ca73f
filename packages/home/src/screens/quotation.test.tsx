import { noConnection, respond } from '@bourse/api-client/testing';
import { decimal } from '@bourse/decimal';
import { preloadMessages } from '@bourse/i18n/testing';
import { uiKitMessages } from '@bourse/ui-kit';
import { renderWithKit } from '@bourse/ui-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router';
import { beforeAll, describe, expect, it } from 'vitest';
import { quotationNew, tickerEvent, timeSeries } from '@bourse/contracts/market';
import { chartsMessages } from '@bourse/charts';
import { marketMessages } from '@bourse/market';
import {
  aGroup,
  aPair,
  somePairs,
  marketHandlers,
  aVisitor,
  VisitorSurroundings,
  type VisitorOptions,
  wireBars,
  wireTicker,
} from '@bourse/market/testing';
import { homeMessages } from '../locales/messages';
import { Component as Quotation } from './quotation';

beforeAll(() => preloadMessages([homeMessages, marketMessages, chartsMessages, uiKitMessages]));

const ethBtc = aPair({ baseId: 2, base: 'ETH', quoteId: 1, quote: 'BTC', priceDecimals: 4 });
const groups = [aGroup(), aGroup({ name: 'BTC', pairs: [ethBtc] })];

function openList({ address = '/quotation', ...options }: VisitorOptions = {}) {
  const visitor = aVisitor({ handlers: marketHandlers({ groups: () => groups }), ...options });
  renderWithKit(
    <VisitorSurroundings visitor={visitor} address={address}>
      <Link to="/quotation">Markets</Link>
      <Quotation />
    </VisitorSurroundings>,
  );
  return { ...visitor, user: userEvent.setup() };
}

const place = () => screen.getByTestId('place').textContent;
const head = () => screen.getByRole('columnheader', { name: /24h change/ });
const press = (name: string) => screen.getByRole('button', { name });
/** The pairs of the list, in its order; waits for the list. */
const shown = async () => {
  await screen.findAllByRole('rowheader');
  return within(screen.getByRole('table'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
};

it('the list shows all pairs and their number', async () => {
  openList();
  expect(await shown()).toEqual(['BTC/USDT', 'ETH/USDT', 'SOL/USDT', 'XRP/USDT', 'DOGE/USDT', 'PEPE/USDT', 'ETH/BTC']);
  // With its head.
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '8');
});

it('the list shows one group and writes it to the address', async () => {
  const { user } = openList();
  await shown();
  await user.click(press('BTC'));
  expect(await shown()).toEqual(['ETH/BTC']);
  expect(place()).toBe('PUSH /quotation?group=.BTC');
});

it('the list opens with the selection in the address', async () => {
  openList({ address: '/quotation?group=.USDT&view=gainers' });
  expect(await shown()).toEqual(['PEPE/USDT', 'SOL/USDT', 'BTC/USDT']);
  expect(screen.getByRole('button', { name: 'Gainers', pressed: true })).toBeVisible();
});

it('the list is sorted by a column, then in the opposite direction, then as it came', async () => {
  const { user } = openList({ address: '/quotation?group=.USDT' });
  await shown();
  await user.click(press('24h change'));
  expect((await shown())[0]).toBe('PEPE/USDT');
  expect(head()).toHaveAttribute('aria-sort', 'descending');
  await user.click(press('24h change'));
  expect((await shown())[0]).toBe('DOGE/USDT');
  expect(place()).toBe('REPLACE /quotation?group=.USDT&sort=change&dir=asc');
  await user.click(press('24h change'));
  expect((await shown())[0]).toBe('BTC/USDT');
  expect(head()).toHaveAttribute('aria-sort', 'none');
});

it('the list is filtered with each typed letter, and the address is updated', async () => {
  const { user } = openList({ address: '/quotation?group=.BTC' });
  await shown();
  await user.type(screen.getByRole('searchbox', { name: 'Search pairs' }), 'eth/');
  expect(await shown()).toEqual(['ETH/USDT', 'ETH/BTC']);
  expect(screen.getByRole('searchbox')).toHaveValue('eth/');
  expect(place()).toBe('REPLACE /quotation?group=.BTC&q=eth%2F');
});

it('the list is unfiltered after a link without a search', async () => {
  const { user } = openList();
  await shown();
  await user.type(screen.getByRole('searchbox'), 'pepe');
  expect(await shown()).toEqual(['PEPE/USDT']);
  await user.click(screen.getByRole('link', { name: 'Markets' }));
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue(''));
  expect(await shown()).toHaveLength(7);
});

it('the list keeps favourites', async () => {
  const { user } = openList();
  await shown();
  await user.click(press('Favourite: XRP/USDT'));
  await user.click(press('Favourites'));
  expect(await shown()).toEqual(['XRP/USDT']);
  await user.click(press('Favourite: XRP/USDT'));
  expect(screen.getByText('No favourites yet')).toBeVisible();
});

it('the list follows the socket', async () => {
  const { realtime } = openList();
  await shown();
  act(() => realtime.emit(tickerEvent, wireTicker({ ...ethBtc, last: decimal('0.0371') })));
  await waitFor(() => expect(screen.getByRole('row', { name: /ETH\/BTC/ })).toHaveTextContent('0.0371'));
});

it('the list draws the trend of each pair', async () => {
  openList({ address: '/quotation?group=.USDT' });
  await shown();
  expect(await screen.findAllByRole('img', { name: /trend$/ })).toHaveLength(somePairs().length);
});

it('the list is shown without a trend that cannot be read', async () => {
  const handlers = [
    respond(timeSeries, ({ request }) => (request.symbol === 'BTC/USDT' ? noConnection() : wireBars([]))),
    ...marketHandlers(),
  ];
  openList({ handlers });
  await shown();
  await waitFor(() => expect(screen.getByRole('row', { name: /BTC\/USDT/ })).toHaveTextContent('—'));
});

describe('long lists of pairs', () => {
  const thousands = Array.from({ length: 5000 }, (_none, index) =>
    aPair({ baseId: 100 + index, base: `C${index}`, last: decimal(String(5000 - index)) }),
  );
  const handlers = marketHandlers({ groups: () => [aGroup({ pairs: thousands })] });

  it('a list of thousands of pairs renders only visible rows and states the total', async () => {
    openList({ handlers });
    const pairs = await shown();
    expect(pairs.length).toBeLessThan(60);
    expect(pairs[0]).toBe('C0/USDT');
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '5001');
    expect(screen.getByRole('row', { name: /C2\/USDT/ })).toHaveAttribute('aria-rowindex', '4');
  });

  it('scrolling in a list of thousands of pairs shows other rows', async () => {
    openList({ handlers });
    await shown();
    const [, list] = screen.getAllByRole('rowgroup');
    if (!list) throw new Error('no list');
    list.getBoundingClientRect = () => new DOMRect(0, -56 * 2000, 1200, 56 * 5000);
    act(() => void window.dispatchEvent(new Event('scroll')));
    const pairs = await shown();
    expect(pairs).toContain('C2000/USDT');
    expect(pairs).not.toContain('C0/USDT');
    expect(pairs.length).toBeLessThan(60);
  });

  it('lists of thousands of pairs are searched as fast as short ones', async () => {
    const { user } = openList({ handlers });
    await shown();
    await user.type(screen.getByRole('searchbox'), 'c4999');
    expect(await shown()).toEqual(['C4999/USDT']);
  });
});

describe('an empty list', () => {
  it.each([
    ['/quotation?q=nothing', 'No matching pairs'],
    ['/quotation?group=favourites', 'No favourites yet'],
    ['/quotation?group=.BTC&view=losers', 'No losers in the last 24 hours'],
    ['/quotation?group=.EUR', 'No pairs in this market'],
  ])('%s shows the reason for the empty list', async (address, words) => {
    openList({ address });
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('an empty list shows that no market is open', async () => {
    openList({ handlers: marketHandlers({ groups: () => [] }) });
    expect(await screen.findByText('No markets available')).toBeVisible();
  });

  it('an empty list shows a failure and a retry button', async () => {
    let works = false;
    const handlers = [respond(quotationNew, () => (works ? [] : noConnection())), ...marketHandlers()];
    const { user } = openList({ handlers });
    await screen.findByText('The markets could not be loaded');
    expect(screen.queryByText('Live')).toBeNull();
    works = true;
    await user.click(press('Try again'));
    expect(await screen.findByText('No markets available')).toBeVisible();
    expect(screen.getByText('Live')).toBeVisible();
  });
});
