import { never, respond, status } from '@bourse/api-client/testing';
import { decimal } from '@bourse/decimal';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cancelOrder, openBuys } from '@bourse/contracts/spot';
import { aFill, anOpenOrder } from '../testing/fixtures';
import { freshExchange } from '../testing/fresh-exchange';
import { openDeal, rowsOf } from './deal-center.test-support';

const { server, present } = freshExchange();

describe('open orders', () => {
  it('open orders of this pair only are listed, buys and sales together, newest first', async () => {
    present.exchange.open = [
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

  it('an open order is cancelled once, and disappears', async () => {
    present.exchange.open = [anOpenOrder()];
    const { user } = await openDeal();
    const cancel = await screen.findByRole('button', { name: /^Cancel: buy 0.5 BTC/ });
    await user.dblClick(cancel);
    expect(await screen.findByText('Your order has been cancelled.')).toBeVisible();
    expect(await screen.findByText('No open orders')).toBeVisible();
    expect(present.exchange.cancelled).toEqual([1001]);
  });

  it('all open orders are cancelled from the head of their list, after a confirmation that names them with their prices', async () => {
    present.exchange.open = [anOpenOrder({ price: decimal('95000.5') }), anOpenOrder({ id: 1002 })];
    const { user } = await openDeal();
    await user.click(await screen.findByRole('button', { name: 'Cancel all' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cancel all these orders?' });
    expect(within(dialog).getByText(/at 95,000\.50 USDT/)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel these orders' }));
    expect(await screen.findByText('Cancelled: 2 of 2')).toBeVisible();
    expect(present.exchange.cancelled.toSorted((a, b) => a - b)).toEqual([1001, 1002]);
    expect(screen.queryByRole('button', { name: 'Cancel all' })).not.toBeInTheDocument();
  });

  it('open orders disappear with the reply, before the list is requested again', async () => {
    present.exchange.open = [anOpenOrder()];
    const { user } = await openDeal();
    const cancel = await screen.findByRole('button', { name: /^Cancel: buy/ });
    server.use(respond(openBuys, never));
    await user.click(cancel);
    expect(await screen.findByText('No open orders')).toBeVisible();
  });

  it.each([
    ['is still there', true, 'The order is still open. You can cancel it again.'],
    ['is gone', false, 'The order is no longer open.'],
  ])('an open order without a reply to its cancellation is looked up: one that %s', async (_, stays, words) => {
    present.exchange.open = [anOpenOrder()];
    let calls = 0;
    server.use(
      respond(cancelOrder, () => {
        calls += 1;
        if (!stays) present.exchange.open = [];
        return status(502);
      }),
    );
    const { user } = await openDeal();
    await user.click(await screen.findByRole('button', { name: /^Cancel: buy/ }));
    expect(await screen.findByText(words)).toBeVisible();
    expect(calls).toBe(1);
  });

  it('more open orders are loaded after 8 rows, and the end is shown', async () => {
    present.exchange.open = Array.from({ length: 12 }, (_, index) =>
      anOpenOrder({ id: index + 1, createdAt: index * 1000 }),
    );
    const { user } = await openDeal();
    expect(await rowsOf('Open orders')).toHaveLength(11);
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    await waitFor(async () => expect(await rowsOf('Open orders')).toHaveLength(13));
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await screen.findByText('No more entries')).toBeVisible();
  });

  it('open orders require a login', async () => {
    await openDeal({ isVisitor: true });
    expect(await screen.findByText('Log in to see your orders.')).toBeVisible();
  });
});

it('the history shows fills with total and fee', async () => {
  present.exchange.fills = [aFill(), aFill({ id: 2, side: 'sell', fee: aFill().price, feeCurrency: 'USDT' })];
  const { user } = await openDeal();
  await user.click(await screen.findByRole('tab', { name: 'Trade history' }));
  const [, bought, sold] = await rowsOf('Trade history');
  expect(bought).toHaveTextContent('Buy97,000.000.19,700 USDT0.0001 BTC');
  expect(sold).toHaveTextContent('Sell97,000.000.19,700 USDT97,000 USDT');
});
