import { respond, status } from '@bourse/api-client/testing';
import { translatePage } from '@bourse/ui-kit/testing';
import { bookEvent, quotationNew, tickerEvent } from '@bourse/contracts/market';
import { capabilities } from '@bourse/contracts/site';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { deal } from '@bourse/contracts/spot';
import { freshExchange } from '../testing/fresh-exchange';
import { stubLayout } from '@bourse/feature-kit/test-server';
import { renderSpot } from '../testing/render-spot';
import { Component as DealCenter } from './deal-center';
import { openDeal } from './deal-center.test-support';

const { server, present, heal } = freshExchange();

describe('the pair', () => {
  it('the first displayed pair is selected and stored', async () => {
    await openDeal();
    expect(await screen.findByRole('heading', { level: 1, name: /BTC\/USDT/ })).toBeVisible();
    expect(localStorage.getItem('currency_id')).toBe('1');
  });

  it('the stored pair is selected, unless the address names another', async () => {
    localStorage.setItem('currency_id', '2');
    localStorage.setItem('legal_id', '3');
    const { unmount } = await openDeal();
    expect(await screen.findByRole('heading', { level: 1, name: /ETH\/USDT/ })).toBeVisible();
    unmount();
    await openDeal({ address: '/dealCenter?symbol=BTC_USDT' });
    expect(await screen.findByRole('heading', { level: 1, name: /BTC\/USDT/ })).toBeVisible();
  });

  it('the address of an unknown pair redirects to a traded one', async () => {
    stubLayout(1680);
    const { user } = renderSpot(<DealCenter />, { address: '/dealCenter?symbol=XYZ_USDT' });
    await user.click(await screen.findByRole('button', { name: 'Go to BTC/USDT' }));
    expect(await screen.findByRole('heading', { level: 1, name: /BTC\/USDT/ })).toBeVisible();
  });

  it('the pair changes with a press in the market list, and each pair keeps its input', async () => {
    const { user, router } = await openDeal();
    await user.type(await screen.findByRole('textbox', { name: 'Price' }), '95000');
    await user.click(await screen.findByText('ETH'));
    expect(await screen.findByRole('heading', { level: 1, name: /ETH\/USDT/ })).toBeVisible();
    expect(router.state.location.search).toBe('?symbol=ETH_USDT');
    expect(screen.getByRole('textbox', { name: 'Price' })).toHaveValue('97,000');
    await router.navigate(-1);
    expect(await screen.findByRole('heading', { level: 1, name: /BTC\/USDT/ })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Price' })).toHaveValue('95,000');
  });
});

describe('the screen', () => {
  it('the screen shows the last price of the ticker in the title, not that of the last fill between users', async () => {
    const { realtime } = await openDeal();
    await waitFor(() => expect(document.title).toMatch(/^97,000\.00 BTC\/USDT/));
    const fill = {
      currency_id: 1,
      legal_id: 3,
      last_price: '51000',
      in: JSON.stringify([{ price: '97120', number: '1' }]),
      out: JSON.stringify([{ price: '97130', number: '1' }]),
    };
    realtime.emit(bookEvent, fill);
    realtime.emit(tickerEvent, { currency_id: 1, legal_id: 3, now_price: '97123.5', change: '1', volume: '1000' });
    await waitFor(() => expect(document.title).toMatch(/^97,123\.50 BTC\/USDT/));
  });

  it('the screen shows the worth of the price and the turnover', async () => {
    present.exchange.deal = { ...present.exchange.deal, cny_price: '698400' };
    await openDeal();
    expect(await screen.findByText('≈ CN¥698,400.00')).toBeVisible();
    expect(screen.getByText('24h volume (USDT)').nextElementSibling).toHaveTextContent('97,000,000.00');
  });

  it('the screen keeps tab and interval in the address; back returns to them', async () => {
    const { user, router } = await openDeal();
    await user.click(await screen.findByRole('tab', { name: 'Trade history' }));
    expect(router.state.location.search).toContain('tab=history');
    await act(() => router.navigate(-1));
    expect(await screen.findByRole('tab', { name: 'Open orders' })).toHaveAttribute('aria-selected', 'true');
    await act(() => router.navigate(1));
    expect(await screen.findByRole('tab', { name: 'Trade history' })).toHaveAttribute('aria-selected', 'true');
  });

  it('the screen shows that the markets cannot be loaded, and retries', async () => {
    server.use(respond(quotationNew, () => status(503)));
    stubLayout(1680);
    const { user } = renderSpot(<DealCenter />);
    const failure = await screen.findByText('The markets could not be loaded.');
    expect(failure).toBeVisible();
    heal();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: /BTC\/USDT/ })).toBeVisible();
  });

  it('the screen sends the stored address with the deal request, if there is one', async () => {
    const asked: (string | undefined)[] = [];
    server.use(
      // A back end that announces what it can do is not asked which account pays.
      respond(capabilities, () => ({})),
      respond(deal, ({ request }) => {
        asked.push(request.address);
        return present.exchange.deal;
      }),
    );
    const { unmount } = await openDeal();
    await waitFor(() => expect(asked).toEqual([undefined]));
    unmount();
    localStorage.setItem('address', '0xabc');
    await openDeal();
    await waitFor(() => expect(asked.at(-1)).toBe('0xabc'));
  });

  it('a panel that fails keeps the other panels usable', async () => {
    server.use(respond(deal, () => status(500)));
    await openDeal();
    await waitFor(() => expect(screen.getByText('The order book could not be loaded.')).toBeVisible());
    expect(screen.getByRole('form', { name: 'Trade BTC/USDT' })).toBeVisible();
  });

  it('the screen shows the book of the socket where the book could not be loaded', async () => {
    server.use(respond(deal, () => status(500)));
    const { realtime } = await openDeal();
    await screen.findByText('The order book could not be loaded.');
    realtime.emit(bookEvent, {
      currency_id: 1,
      legal_id: 3,
      last_price: '97123.5',
      in: JSON.stringify([{ price: '97120', number: '1' }]),
      out: JSON.stringify([{ price: '97130', number: '1' }]),
    });
    expect(await screen.findByRole('grid', { name: /^Order book of/ })).toBeInTheDocument();
    expect(screen.queryByText('The order book could not be loaded.')).not.toBeInTheDocument();
  });

  it('the screen keeps its form and follows the pair where the browser translates the page', async () => {
    const { user } = await openDeal();
    await screen.findByRole('form', { name: 'Trade BTC/USDT' });
    translatePage(document.body);
    await user.click(screen.getByRole('radio', { name: 'Sell' }));
    expect(screen.getByRole('button', { name: 'Sell BTC' })).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Market' }));
    await user.type(screen.getByRole('textbox', { name: 'Amount' }), '0.1');
    await user.click(screen.getByRole('radio', { name: 'Buy' }));
    expect(screen.getByRole('button', { name: 'Buy BTC' })).toBeVisible();
    expect(screen.getByRole('form', { name: 'Trade BTC/USDT' })).toBeVisible();
  });

  it('the screen opens the form as a sheet on a phone, on the side that was pressed', async () => {
    const { user } = await openDeal({ width: 390 });
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Sell' }));
    expect(await screen.findByRole('form', { name: 'Trade BTC/USDT' })).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Sell' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('form')).not.toBeInTheDocument());
  });

  it('the screen closes the sheet of a phone after the order was placed', async () => {
    const { user } = await openDeal({ width: 390 });
    await user.click(await screen.findByRole('button', { name: 'Buy' }));
    await user.type(await screen.findByRole('textbox', { name: 'Amount' }), '0.1');
    await user.click(screen.getByRole('button', { name: /^Buy 0\.1 BTC for/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Place this order?' });
    await user.click(within(dialog).getByRole('button', { name: /^Buy 0\.1/ }));
    expect(await screen.findByText('Your order has been placed.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('form')).not.toBeInTheDocument());
    expect(present.exchange.received).toMatchObject([{ side: 'buy', num: '0.1' }]);
  });
});

describe('a panel without the socket', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('a book that cannot be read is stale without the socket, although the pairs can be read', async () => {
    const { realtime } = await openDeal();
    const book = await screen.findByRole('region', { name: 'Order book' });
    server.use(respond(deal, () => status(500)));
    vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ['Date'] });
    act(() => realtime.setPhase('down', { awaySince: Date.now() - 10_000 }));
    await waitFor(() => expect(book).toHaveAttribute('data-dimmed'));
    act(() => realtime.setPhase('live'));
    await waitFor(() => expect(book).not.toHaveAttribute('data-dimmed'));
  });
});
