import { never, respond, status } from '@bourse/api-client/testing';
import { decimal } from '@bourse/decimal';
import { bookEvent, quotationNew } from '@bourse/market/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cancelOrder, deal, openBuys } from '../contract';
import { aFill, anOpenOrder } from '../testing/fixtures';
import { spotExchange, spotHandlers, type SpotExchange } from '../testing/handlers';
import { marketHandlers } from '../testing/market-handlers';
import { stubLayout } from '../testing/layout-stubs';
import { renderSpot, type SpotOptions } from '../testing/render-spot';
import { Component as DealCenter } from './deal-center';

const server = setupServer();
let exchange: SpotExchange;

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  exchange = spotExchange();
  server.use(...spotHandlers(exchange), ...marketHandlers());
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

async function openDeal(options: SpotOptions & { width?: number } = {}) {
  stubLayout(options.width ?? 1440);
  const rendered = renderSpot(<DealCenter />, options);
  await screen.findByRole('heading', { level: 1 });
  return rendered;
}

const rowsOf = async (name: string) => within(await screen.findByRole('table', { name })).findAllByRole('row');

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
    server.resetHandlers();
    server.use(...spotHandlers(exchange), ...marketHandlers());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: /BTC\/USDT/ })).toBeVisible();
  });

  it('sends the stored address with the deal, where there is one', async () => {
    const asked: (string | undefined)[] = [];
    server.use(
      respond(deal, ({ request }) => {
        asked.push(request.address);
        return exchange.deal;
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

describe('open orders', () => {
  it('are buys and sales together, newest first, of this pair only', async () => {
    exchange.open = [
      anOpenOrder({ id: 1, createdAt: 1000 }),
      anOpenOrder({ id: 2, createdAt: 3000, side: 'sell' }),
      anOpenOrder({ id: 3, createdAt: 2000, base: 'ETH' }),
    ];
    await openDeal();
    const [, first, second, ...rest] = await rowsOf('Open orders');
    expect(first).toHaveTextContent('Sell');
    expect(second).toHaveTextContent('Buy');
    expect(second).toHaveTextContent('20%');
    expect(rest).toEqual([]);
  });

  it('are taken back once, and go', async () => {
    exchange.open = [anOpenOrder()];
    const { user } = await openDeal();
    const cancel = await screen.findByRole('button', { name: /^Cancel: buy 0.5 BTC/ });
    await user.dblClick(cancel);
    expect(await screen.findByText('Your order has been cancelled.')).toBeVisible();
    expect(await screen.findByText('No open orders')).toBeVisible();
    expect(exchange.cancelled).toEqual([1001]);
  });

  it('are all taken back from the head of their list, after a confirmation that names them with their prices', async () => {
    exchange.open = [anOpenOrder({ price: decimal('95000.5') }), anOpenOrder({ id: 1002 })];
    const { user } = await openDeal();
    await user.click(await screen.findByRole('button', { name: 'Cancel all' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cancel all of these orders?' });
    expect(within(dialog).getByText(/at 95,000\.50 USDT/)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel these orders' }));
    expect(await screen.findByText('Cancelled: 2 of 2')).toBeVisible();
    expect(exchange.cancelled.toSorted((a, b) => a - b)).toEqual([1001, 1002]);
    expect(screen.queryByRole('button', { name: 'Cancel all' })).not.toBeInTheDocument();
  });

  it('go with the reply, before they are asked for again', async () => {
    exchange.open = [anOpenOrder()];
    const { user } = await openDeal();
    const cancel = await screen.findByRole('button', { name: /^Cancel: buy/ });
    server.use(respond(openBuys, never));
    await user.click(cancel);
    expect(await screen.findByText('No open orders')).toBeVisible();
  });

  it.each([
    ['is still there', true, 'The order is still open. You can cancel it again.'],
    ['is gone', false, 'The order is no longer open.'],
  ])('whose cancellation got no reply are looked for: one that %s', async (_, stays, words) => {
    exchange.open = [anOpenOrder()];
    let calls = 0;
    server.use(
      respond(cancelOrder, () => {
        calls += 1;
        if (!stays) exchange.open = [];
        return status(502);
      }),
    );
    const { user } = await openDeal();
    await user.click(await screen.findByRole('button', { name: /^Cancel: buy/ }));
    expect(await screen.findByText(words)).toBeVisible();
    expect(calls).toBe(1);
  });

  it('come in pages: more is offered over 8 rows, and the end is said', async () => {
    exchange.open = Array.from({ length: 12 }, (_, index) => anOpenOrder({ id: index + 1, createdAt: index * 1000 }));
    const { user } = await openDeal();
    expect(await rowsOf('Open orders')).toHaveLength(11);
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    await waitFor(async () => expect(await rowsOf('Open orders')).toHaveLength(13));
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await screen.findByText('No more orders')).toBeVisible();
  });

  it('are for those who are logged in', async () => {
    await openDeal({ isVisitor: true });
    expect(await screen.findByText('Log in to see your orders.')).toBeVisible();
  });
});

describe('the history', () => {
  it('shows what was traded, with total and fee', async () => {
    exchange.fills = [aFill(), aFill({ id: 2, side: 'sell', fee: aFill().price, feeCurrency: 'USDT' })];
    const { user } = await openDeal();
    await user.click(await screen.findByRole('tab', { name: 'Order history' }));
    const [, bought, sold] = await rowsOf('Order history');
    expect(bought).toHaveTextContent('Buy97,000.000.19,700USDT0.0001BTC');
    expect(sold).toHaveTextContent('Sell97,000.000.19,700USDT97,000USDT');
  });
});
