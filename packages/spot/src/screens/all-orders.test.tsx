import { respond, status } from '@bourse/api-client/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openBuys, openSells } from '@bourse/contracts/spot';
import { aFill, anOpenOrder } from '../testing/fixtures';
import { freshOrders, numbersOf, open } from './all-orders.test-support';

const { server, present, heal } = freshOrders();

const wireOrder = (id: number, currency_name: string) => ({
  id,
  create_time: 1_790_000_000,
  currency_name,
  legal_name: 'USDT',
  price: '97000',
  number: '1',
});

describe('all orders', () => {
  it('the list has the orders of all pairs, newest first', async () => {
    open();
    expect(await numbersOf('Open orders')).toEqual(['1', '2', '3']);
  });

  it('the list is filtered by pair and side, and the filter is written to the address', async () => {
    const { user, router } = open();
    await numbersOf('Open orders');
    await user.click(screen.getByRole('combobox', { name: 'Pair' }));
    await user.click(screen.getByRole('option', { name: 'BTC/USDT' }));
    await user.click(screen.getByRole('combobox', { name: 'Side' }));
    await user.click(screen.getByRole('option', { name: 'Sell' }));
    expect(await numbersOf('Open orders')).toEqual(['3']);
    expect(router.state.location.search).toBe('?pair=BTC_USDT&side=sell');
    await user.click(screen.getByRole('button', { name: 'Clear filter' }));
    expect(await numbersOf('Open orders')).toHaveLength(3);
  });

  it('orders of a pair are requested by its currency, and found on later pages', async () => {
    const asked: unknown[] = [];
    server.use(
      respond(openBuys, ({ request }) => {
        asked.push(request.currency_id);
        // A back end that does not filter: the matching row is on the third page.
        const id = request.page;
        return id > 3 ? { list: [] } : { list: [wireOrder(id, id === 3 ? 'ETH' : 'BTC')] };
      }),
      respond(openSells, () => ({ list: [] })),
    );
    open('?pair=ETH_USDT');
    expect(await numbersOf('Open orders')).toEqual(['3']);
    expect(asked).toContain(2);
  });

  it('a list whose next page fails shows the failure and a retry', async () => {
    present.exchange.open = Array.from({ length: 11 }, (_, index) =>
      anOpenOrder({ id: index + 1, createdAt: index * 1000 }),
    );
    const { user } = open();
    await numbersOf('Open orders');
    server.use(respond(openBuys, () => status(503)));
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await screen.findByText('More entries could not be loaded. Try again.')).toBeVisible();
    expect(await numbersOf('Open orders')).toHaveLength(10);
    heal();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect(await numbersOf('Open orders')).toHaveLength(11));
  });

  it('orders show prices with the decimals of their pair', async () => {
    open();
    expect(await screen.findAllByText('97,000.00')).toHaveLength(2);
  });

  it('a list without a match says that no order matches the filter', async () => {
    open('?pair=XRP_USDT');
    expect(await screen.findByText('None of the loaded orders match the filter')).toBeVisible();
  });

  it('orders are sorted by a press on a column head', async () => {
    const { user } = open();
    await numbersOf('Open orders');
    await user.click(screen.getByRole('button', { name: 'Price' }));
    expect(await numbersOf('Open orders')).toEqual(['1', '3', '2']);
  });

  it('the two tabs of the list are in the address, and back returns', async () => {
    const { user, router } = open();
    await user.click(await screen.findByRole('tab', { name: 'Trade history' }));
    expect(await numbersOf('Trade history')).toEqual(['11', '12']);
    expect(router.state.location.search).toBe('?tab=history');
    await router.navigate(-1);
    expect(await numbersOf('Open orders')).toHaveLength(3);
  });

  it('the list loads more after 8 rows, and shows its end', async () => {
    present.exchange.open = Array.from({ length: 11 }, (_, index) =>
      anOpenOrder({ id: index + 1, createdAt: index * 1000 }),
    );
    const { user } = open();
    expect(await numbersOf('Open orders')).toHaveLength(10);
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    await waitFor(async () => expect(await numbersOf('Open orders')).toHaveLength(11));
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await screen.findByText('No more entries')).toBeVisible();
  });

  it('an empty list shows how to start trading', async () => {
    present.exchange.open = [];
    open();
    expect(await screen.findByText('No open orders')).toBeVisible();
  });

  it('the list is requested again after a failure', async () => {
    server.use(respond(openBuys, () => status(500)));
    const { user } = open();
    expect(await screen.findByText('Your orders could not be loaded.')).toBeVisible();
    heal();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await numbersOf('Open orders')).toHaveLength(3);
  });
});

describe('a link to one order', () => {
  it('a link to an order marks it', async () => {
    open('?order=2');
    expect(await screen.findByRole('link', { name: 'Link to order 2' })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('link', { name: 'Link to order 1' })).not.toHaveAttribute('aria-current');
  });

  it('a linked order is found on any page', async () => {
    present.exchange.open = Array.from({ length: 35 }, (_, index) =>
      anOpenOrder({ id: index + 1, createdAt: (35 - index) * 1000 }),
    );
    open('?order=33');
    expect(await screen.findByRole('link', { name: 'Link to order 33' })).toHaveAttribute('aria-current', 'true');
    expect(await numbersOf('Open orders')).toHaveLength(11);
  });

  it('a linked order of long ago is found', async () => {
    present.exchange.fills = Array.from({ length: 35 }, (_, index) => aFill({ id: index + 1 }));
    open('?tab=history&order=33');
    expect(await screen.findByRole('link', { name: 'Link to order 33' })).toHaveAttribute('aria-current', 'true');
  });

  it('a link to an order says that it does not exist after every page was searched', async () => {
    open('?order=99');
    expect(await screen.findByText('Order 99 is not in this list.')).toBeVisible();
  });

  it('the list of all orders has a link to each order in its row', async () => {
    const { user, router } = open('?side=sell');
    await user.click(await screen.findByRole('link', { name: 'Link to order 3' }));
    expect(router.state.location.search).toBe('?side=sell&order=3');
  });
});
