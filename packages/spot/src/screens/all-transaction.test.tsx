import { expired, noConnection, rejection, respond, status } from '@bourse/api-client/testing';
import { decimal } from '@bourse/decimal';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { screen, waitFor, within } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { cancelOrder, completedOrders, openBuys, openSells } from '../contract';
import { aFill, anOpenOrder } from '../testing/fixtures';
import { spotExchange, spotHandlers, type SpotExchange } from '../testing/handlers';
import { stubLayout } from '../testing/layout-stubs';
import { marketHandlers } from '../testing/market-handlers';
import { renderSpot } from '../testing/render-spot';
import { Component as AllTransaction } from './all-transaction';

const server = setupServer();
let exchange: SpotExchange;

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  stubLayout(1440);
  exchange = spotExchange({
    open: [
      anOpenOrder({ id: 1, createdAt: 3000 }),
      anOpenOrder({ id: 2, createdAt: 2000, side: 'sell', base: 'ETH', price: decimal(3400) }),
      anOpenOrder({ id: 3, createdAt: 1000, side: 'sell' }),
    ],
    fills: [aFill({ id: 11 }), aFill({ id: 12, base: 'ETH', side: 'sell', feeCurrency: 'USDT' })],
  });
  server.use(...spotHandlers(exchange), ...marketHandlers());
});
afterEach(() => {
  server.resetHandlers();
  vi.restoreAllMocks();
});
afterAll(() => server.close());

const wireOrder = (id: number, currency_name: string) => ({
  id,
  create_time: 1_790_000_000,
  currency_name,
  legal_name: 'USDT',
  price: '97000',
  number: '1',
});

const open = (search = '') => renderSpot(<AllTransaction />, { address: `/allTransaction${search}` });
const rowsOf = async (name: string) =>
  (await within(await screen.findByRole('table', { name })).findAllByRole('row')).slice(1);
const numbersOf = async (name: string) => {
  await screen.findAllByRole('link', { name: /^Link to order/ });
  return (await rowsOf(name)).map((row) => within(row).getByRole('link').textContent);
};

describe('all orders', () => {
  it('are those of all pairs, newest first', async () => {
    open();
    expect(await numbersOf('Open orders')).toEqual(['1', '2', '3']);
  });

  it('are filtered by pair and side, and the address says so', async () => {
    const { user, router } = open();
    await numbersOf('Open orders');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Pair' }), 'BTC/USDT');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Side' }), 'Sell');
    expect(await numbersOf('Open orders')).toEqual(['3']);
    expect(router.state.location.search).toBe('?pair=BTC_USDT&side=sell');
    await user.click(screen.getByRole('button', { name: 'Clear filter' }));
    expect(await numbersOf('Open orders')).toHaveLength(3);
  });

  it('of a pair are asked for by its currency, and found behind those of others', async () => {
    const asked: unknown[] = [];
    server.use(
      respond(openBuys, ({ request }) => {
        asked.push(request.currency_id);
        // A back end that does not filter: the wanted row is on the third page.
        const id = request.page;
        return id > 3 ? { list: [] } : { list: [wireOrder(id, id === 3 ? 'ETH' : 'BTC')] };
      }),
      respond(openSells, () => ({ list: [] })),
    );
    open('?pair=ETH_USDT');
    expect(await numbersOf('Open orders')).toEqual(['3']);
    expect(asked).toContain(2);
  });

  it('whose next page does not come say so, and ask again', async () => {
    exchange.open = Array.from({ length: 11 }, (_, index) => anOpenOrder({ id: index + 1, createdAt: index * 1000 }));
    const { user } = open();
    await numbersOf('Open orders');
    server.use(respond(openBuys, () => status(503)));
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await screen.findByText('The next orders could not be loaded.')).toBeVisible();
    expect(await numbersOf('Open orders')).toHaveLength(10);
    server.resetHandlers();
    server.use(...spotHandlers(exchange), ...marketHandlers());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect(await numbersOf('Open orders')).toHaveLength(11));
  });

  it('show prices with the places of their pair', async () => {
    open();
    expect(await screen.findAllByText('97,000.00')).toHaveLength(2);
  });

  it('that match no filter are said to, not said to be none', async () => {
    open('?pair=XRP_USDT');
    expect(await screen.findByText('No order loaded so far matches the filter')).toBeVisible();
  });

  it('are sorted by a press on a head', async () => {
    const { user } = open();
    await numbersOf('Open orders');
    await user.click(screen.getByRole('button', { name: 'Price' }));
    expect(await numbersOf('Open orders')).toEqual(['1', '3', '2']);
  });

  it('have two tabs in the address, and back returns', async () => {
    const { user, router } = open();
    await user.click(await screen.findByRole('tab', { name: 'Order history' }));
    expect(await numbersOf('Order history')).toEqual(['11', '12']);
    expect(router.state.location.search).toBe('?tab=history');
    await router.navigate(-1);
    expect(await numbersOf('Open orders')).toHaveLength(3);
  });

  it('offer more over 8 rows, and say the end', async () => {
    exchange.open = Array.from({ length: 11 }, (_, index) => anOpenOrder({ id: index + 1, createdAt: index * 1000 }));
    const { user } = open();
    expect(await numbersOf('Open orders')).toHaveLength(10);
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    await waitFor(async () => expect(await numbersOf('Open orders')).toHaveLength(11));
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await screen.findByText('No more orders')).toBeVisible();
  });

  it('say how to get some where there are none', async () => {
    exchange.open = [];
    open();
    expect(await screen.findByText('No open orders')).toBeVisible();
  });

  it('that cannot be loaded are asked for again', async () => {
    server.use(respond(openBuys, () => status(500)));
    const { user } = open();
    expect(await screen.findByText('Your orders could not be loaded.')).toBeVisible();
    server.resetHandlers();
    server.use(...spotHandlers(exchange), ...marketHandlers());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await numbersOf('Open orders')).toHaveLength(3);
  });
});

describe('a link to one order', () => {
  it('marks it', async () => {
    open('?order=2');
    expect(await screen.findByRole('link', { name: 'Link to order 2' })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('link', { name: 'Link to order 1' })).not.toHaveAttribute('aria-current');
  });

  it('finds it on whatever page it is', async () => {
    exchange.open = Array.from({ length: 35 }, (_, index) =>
      anOpenOrder({ id: index + 1, createdAt: (35 - index) * 1000 }),
    );
    open('?order=33');
    expect(await screen.findByRole('link', { name: 'Link to order 33' })).toHaveAttribute('aria-current', 'true');
    expect(await numbersOf('Open orders')).toHaveLength(11);
  });

  it('finds a trade of long ago', async () => {
    exchange.fills = Array.from({ length: 35 }, (_, index) => aFill({ id: index + 1 }));
    open('?tab=history&order=33');
    expect(await screen.findByRole('link', { name: 'Link to order 33' })).toHaveAttribute('aria-current', 'true');
  });

  it('says that it is not there, once every page was looked through', async () => {
    open('?order=99');
    expect(await screen.findByText('There is no order 99 in this list.')).toBeVisible();
  });

  it('is on every row', async () => {
    const { user, router } = open('?side=sell');
    await user.click(await screen.findByRole('link', { name: 'Link to order 3' }));
    expect(router.state.location.search).toBe('?side=sell&order=3');
  });
});

const confirm = () => screen.findByRole('button', { name: 'Cancel these orders' });
const linesOf = async (title: string) =>
  within(await screen.findByRole('dialog', { name: title }))
    .getAllByRole('listitem')
    .map((line) => line.textContent);

const askCancelAll = async (name = 'Cancel all', search = '') => {
  const rendered = open(search);
  await numbersOf('Open orders');
  await rendered.user.click(screen.getByRole('button', { name }));
  return rendered;
};

describe('cancel all', () => {
  it('shows the orders first, and sends nothing without a yes', async () => {
    const { user } = await askCancelAll();
    await confirm();
    expect(await linesOf('Cancel all of these orders?')).toEqual([
      'Buy 0.4 BTC at 97,000.00 USDT',
      'Sell 0.4 ETH at 3,400.00 USDT',
      'Sell 0.4 BTC at 97,000.00 USDT',
    ]);
    await user.click(screen.getByRole('button', { name: 'Keep them' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(exchange.cancelled).toEqual([]);
  });

  it('reaches orders on pages that were never loaded, each once', async () => {
    exchange.open = Array.from({ length: 23 }, (_, index) => anOpenOrder({ id: index + 1, createdAt: index * 1000 }));
    const { user } = await askCancelAll();
    await user.dblClick(await confirm());
    expect(await screen.findByText('Cancelled: 23 of 23')).toBeVisible();
    expect(exchange.cancelled.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 23 }, (_, index) => index + 1));
  });

  it('takes only what is looked at', async () => {
    const { user } = await askCancelAll('Cancel filtered', '?side=sell');
    await user.click(await confirm());
    expect(await screen.findByText('Cancelled: 2 of 2')).toBeVisible();
    expect(exchange.cancelled).toEqual([2, 3]);
  });

  it('reports each, also one that was refused and one that is still open without a reply', async () => {
    server.use(
      respond(cancelOrder, ({ request }) => {
        if (request.id === 1) return rejection(SERVER_TEXTS.orderNotRevocable);
        if (request.id === 2) return status(502);
        exchange.open = exchange.open.filter(({ id }) => id !== 3);
        return noConnection();
      }),
    );
    const { user } = await askCancelAll();
    await user.click(await confirm());
    expect(await screen.findByText('Cancelled: 1 of 3')).toBeVisible();
    const [refused, still, gone] = await linesOf('Cancellations');
    expect(refused).toMatch(/Refused: \S+/);
    expect(still).toMatch(/Still open$/);
    expect(gone).toMatch(/No longer open$/);
  });

  it('stops where nothing can be reached, and says what was not sent', async () => {
    const { user } = await askCancelAll();
    const button = await confirm();
    server.use(respond(cancelOrder, noConnection), respond(openBuys, noConnection));
    await user.click(button);
    expect(await screen.findByText('Cancelled: 0 of 3')).toBeVisible();
    const [lost, ...rest] = await linesOf('Cancellations');
    expect(lost).toMatch(/Not known/);
    expect(rest.every((line) => line?.endsWith('Not sent'))).toBe(true);
  });

  it('stops where the session has ended', async () => {
    const { user } = await askCancelAll();
    const button = await confirm();
    let calls = 0;
    server.use(
      respond(cancelOrder, () => {
        calls += 1;
        return expired();
      }),
    );
    await user.click(button);
    expect(await screen.findByText('Cancelled: 0 of 3')).toBeVisible();
    expect(calls).toBe(1);
  });

  it('says that it could not see the orders, and cancels nothing', async () => {
    const { user } = open();
    await numbersOf('Open orders');
    server.use(respond(openBuys, () => status(500)));
    await user.click(screen.getByRole('button', { name: 'Cancel all' }));
    expect(await screen.findByText('Your open orders could not be loaded. Nothing was cancelled.')).toBeVisible();
  });
});

function catchFiles() {
  const files: { name: string; content: Blob }[] = [];
  let content = new Blob();
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        content = blob;
        return 'blob:file';
      },
      revokeObjectURL: () => {},
    }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    files.push({ name: this.download, content });
  });
  return files;
}

describe('the export', () => {
  it('saves the whole history, not the pages that are loaded', async () => {
    const files = catchFiles();
    exchange.fills = Array.from({ length: 25 }, (_, index) => aFill({ id: index + 1 }));
    const { user } = open('?tab=history');
    await numbersOf('Order history');
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText('Saved as spot-history_2026-11-20_2026-11-20.csv.')).toBeVisible();
    expect(files.map(({ name }) => name)).toEqual(['spot-history_2026-11-20_2026-11-20.csv']);
    const lines = (await files[0]?.content.text())?.trimEnd().split('\r\n');
    expect(lines).toHaveLength(26);
    expect(lines?.[1]).toBe('1,2026-11-20T12:00:00.000Z,BTC/USDT,Buy,97000,0.1,9700,USDT,0.0001,BTC');
  });

  it('saves what is looked at', async () => {
    const files = catchFiles();
    const { user } = open('?tab=history&pair=ETH_USDT');
    await numbersOf('Order history');
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    await screen.findByText(/^Saved as/);
    expect((await files[0]?.content.text())?.trimEnd().split('\r\n')).toHaveLength(2);
  });

  it('makes no file of a history that cannot be read', async () => {
    const files = catchFiles();
    const { user } = open('?tab=history');
    await numbersOf('Order history');
    server.use(respond(completedOrders, () => status(500)));
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText('Your history could not be loaded, so no file was made.')).toBeVisible();
    expect(files).toEqual([]);
  });
});
