import { respond, status } from '@bourse/api-client/testing';
import { bookEvent, quotationNew } from '@bourse/market/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { deal } from '../contract';
import { freshExchange } from '../testing/fresh-exchange';
import { stubLayout } from '../testing/layout-stubs';
import { renderSpot } from '../testing/render-spot';
import { Component as DealCenter } from './deal-center';
import { openDeal } from './deal-center.test-support';

const { server, present, heal } = freshExchange();

describe('the pair', () => {
  it('is the first displayed one, and storage keeps it', async () => {
    await openDeal();
    expect(await screen.findByRole('heading', { level: 1, name: /BTC\/USDT/ })).toBeVisible();
    expect(localStorage.getItem('currency_id')).toBe('1');
  });

  it('is the one in storage, and rather the one in the address', async () => {
    localStorage.setItem('currency_id', '2');
    localStorage.setItem('legal_id', '3');
    const { unmount } = await openDeal();
    expect(await screen.findByRole('heading', { level: 1, name: /ETH\/USDT/ })).toBeVisible();
    unmount();
    await openDeal({ address: '/dealCenter?symbol=BTC_USDT' });
    expect(await screen.findByRole('heading', { level: 1, name: /BTC\/USDT/ })).toBeVisible();
  });

  it('that is not traded here leads to one that is', async () => {
    stubLayout(1440);
    const { user } = renderSpot(<DealCenter />, { address: '/dealCenter?symbol=XYZ_USDT' });
    await user.click(await screen.findByRole('button', { name: 'Go to BTC/USDT' }));
    expect(await screen.findByRole('heading', { level: 1, name: /BTC\/USDT/ })).toBeVisible();
  });

  it('changes with a press in the market list, and each keeps what was typed for it', async () => {
    const { user, router } = await openDeal();
    await user.type(await screen.findByRole('textbox', { name: 'Price' }), '95000');
    await user.click(await screen.findByText('ETH'));
    expect(await screen.findByRole('heading', { level: 1, name: /ETH\/USDT/ })).toBeVisible();
    expect(router.state.location.search).toBe('?symbol=ETH_USDT');
    expect(screen.getByRole('textbox', { name: 'Price' })).toHaveValue('');
    await router.navigate(-1);
    expect(await screen.findByRole('heading', { level: 1, name: /BTC\/USDT/ })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Price' })).toHaveValue('95000');
  });
});

describe('the screen', () => {
  it('shows the last price in the title and follows the stream', async () => {
    const { realtime } = await openDeal();
    await waitFor(() => expect(document.title).toMatch(/^97,000\.00 BTC\/USDT/));
    realtime.emit(bookEvent, {
      currency_id: 1,
      legal_id: 3,
      last_price: '97123.5',
      in: JSON.stringify([{ price: '97120', number: '1' }]),
      out: JSON.stringify([{ price: '97130', number: '1' }]),
    });
    await waitFor(() => expect(document.title).toMatch(/^97,123\.50 BTC\/USDT/));
  });

  it('offers the newest notice', async () => {
    await openDeal();
    expect(await screen.findByRole('link', { name: 'Maintenance on Sunday' })).toHaveAttribute(
      'href',
      '/components/noticeDetail?id=8',
    );
  });

  it('says that the markets cannot be loaded, and tries again', async () => {
    server.use(respond(quotationNew, () => status(503)));
    stubLayout(1440);
    const { user } = renderSpot(<DealCenter />);
    const failure = await screen.findByText('The markets could not be loaded.');
    expect(failure).toBeVisible();
    heal();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: /BTC\/USDT/ })).toBeVisible();
  });

  it('sends the stored address with the deal, where there is one', async () => {
    const asked: (string | undefined)[] = [];
    server.use(
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

  it('keeps one panel that fails to itself', async () => {
    server.use(respond(deal, () => status(500)));
    await openDeal();
    await waitFor(() => expect(screen.getByText('The order book could not be loaded.')).toBeVisible());
    expect(screen.getByRole('form', { name: 'Trade BTC/USDT' })).toBeVisible();
  });

  it('shows the book of the socket in the place of one that could not be loaded', async () => {
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

  it('opens the form as a sheet on a phone, on the side that was pressed', async () => {
    const { user } = await openDeal({ width: 390 });
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Sell' }));
    expect(await screen.findByRole('form', { name: 'Trade BTC/USDT' })).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Sell' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('form')).not.toBeInTheDocument());
  });
});

describe('a panel without the socket', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is as old as its own data: a book that cannot be read is old, though the pairs can', async () => {
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
