import { html, never, noConnection, respond, status } from '@bourse/api-client/testing';
import { decimal, type Decimal } from '@bourse/decimal';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { completedOrders, openBuys, openSells, placeBuy } from '@bourse/contracts/spot';
import {
  amount,
  buyButton,
  confirm,
  fillLimitBuy,
  openPanel,
  renderPanel,
} from '../order-form/order-panel.test-support';
import { anOpenOrder } from '../testing/fixtures';
import { freshExchange } from '../testing/fresh-exchange';

const { server, present, heal } = freshExchange();

const wireOrder = {
  id: 9,
  create_time: Date.now() / 1000,
  currency_name: 'BTC',
  legal_name: 'USDT',
  price: '96000',
  number: '0.5',
};

const restingOrder = (at: Decimal, of: Decimal) =>
  anOpenOrder({ id: 9, createdAt: Date.now(), price: at, amount: of, remaining: of, filled: decimal(0) });

describe('a lost reply', () => {
  const lost = { 'a broken connection': noConnection, 'a 500': () => status(500), 'an HTML page': html };

  it.each(Object.entries(lost))('a lost reply by %s is looked up and never sent again', async (_, answer) => {
    let calls = 0;
    server.use(
      respond(placeBuy, () => {
        calls += 1;
        return answer();
      }),
    );
    const { user } = await openPanel();
    await fillLimitBuy(user);
    await user.click(buyButton());
    await confirm(user);
    const found = await screen.findByRole('status', { name: 'Your order was not found' });
    expect(found).toHaveTextContent('Buy 0.5 BTC at 96,000');
    expect(calls).toBe(1);
    // The outcome is in place of the form, which keeps its input.
    expect(screen.queryByRole('form')).not.toBeInTheDocument();

    await user.click(within(found).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('dialog', { name: 'Place this order?' })).toBeVisible();
    expect(calls).toBe(1);
  });

  it('a lost reply is looked up again on request: an order that arrived later is found', async () => {
    server.use(respond(placeBuy, () => status(500)));
    const { user } = await openPanel();
    await fillLimitBuy(user);
    await user.click(buyButton());
    await confirm(user);
    const notice = await screen.findByRole('status', { name: 'Your order was not found' });
    expect(notice).toHaveTextContent('It may still be processing');
    present.exchange.open.unshift(restingOrder(decimal('96000'), decimal('0.5')));
    await user.click(within(notice).getByRole('button', { name: 'Check again' }));
    expect(await screen.findByRole('status', { name: 'Your order was placed' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(amount()).toHaveValue('');
  });

  it('a lost reply of an order that rests is found among open orders, and the form is reset', async () => {
    server.use(
      respond(placeBuy, ({ request }) => {
        present.exchange.open.unshift(restingOrder(request.price, request.num));
        return noConnection();
      }),
    );
    const { user } = await openPanel();
    await fillLimitBuy(user);
    await user.click(buyButton());
    await confirm(user);
    const found = await screen.findByRole('status', { name: 'Your order was placed' });
    expect(found).toHaveTextContent('your order is in your open orders');
    expect(within(found).queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    await user.click(within(found).getByRole('button', { name: 'Close' }));
    expect(amount()).toHaveValue('');
  });

  it('a lost reply stays unknown while orders cannot be requested, and can be looked up again', async () => {
    const { user } = await openPanel();
    await fillLimitBuy(user);
    await user.click(buyButton());
    server.use(
      respond(placeBuy, () => status(500)),
      respond(openBuys, () => status(503)),
      respond(openSells, () => status(503)),
      respond(completedOrders, () => status(503)),
    );
    await confirm(user);
    const notice = await screen.findByRole('alert', { name: 'Order status unknown' });
    const again = await within(notice).findByRole('button', { name: 'Check again' });
    expect(screen.queryByRole('form')).not.toBeInTheDocument();

    heal();
    await user.click(again);
    expect(await screen.findByRole('status', { name: 'Your order was not found' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(buyButton()).not.toHaveAttribute('aria-disabled');
    expect(amount()).toHaveValue('0.5');
  });

  it('another try after a lost reply is confirmed even where orders need none: it may be a second order', async () => {
    localStorage.setItem('bourse.spot.skipConfirmation', '1');
    let calls = 0;
    server.use(
      respond(placeBuy, () => {
        calls += 1;
        return status(500);
      }),
    );
    const { user } = await openPanel();
    await fillLimitBuy(user);
    await user.click(buyButton());
    await screen.findByRole('status', { name: 'Your order was not found' });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('dialog', { name: 'Place this order?' })).toBeVisible();
    expect(calls).toBe(1);
  });

  it('a lost reply is not resolved by the order before it, which no list had yet', async () => {
    const { user } = await openPanel();
    await fillLimitBuy(user);
    await user.click(buyButton());
    let lists = 0;
    server.use(
      // The pair's first list after the order is on its way for ever; the others have it.
      respond(openBuys, ({ request }) => {
        if (request.currency_id !== undefined) lists += 1;
        if (request.currency_id !== undefined && lists === 1) return never();
        return { list: request.page === 1 ? [wireOrder] : [] };
      }),
    );
    await confirm(user);
    await waitFor(() => expect(lists).toBe(1));
    server.use(respond(placeBuy, noConnection));
    await fillLimitBuy(user);
    await user.click(buyButton());
    await confirm(user);
    expect(await screen.findByRole('status', { name: 'Check your orders' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(amount()).toHaveValue('0.5');
  });

  it('a lost reply is searched for on every page of the open orders', async () => {
    const older = anOpenOrder({ id: 3, price: decimal('95000') });
    present.exchange.open = [older];
    present.exchange.pageSize = 1;
    server.use(
      respond(placeBuy, ({ request }) => {
        present.exchange.open = [older, restingOrder(request.price, request.num)];
        return noConnection();
      }),
    );
    const { user } = await openPanel();
    await fillLimitBuy(user);
    await user.click(buyButton());
    await confirm(user);
    expect(await screen.findByRole('status', { name: 'Your order was placed' })).toBeVisible();
  });

  it('a lost reply is reported after the form was closed', async () => {
    const loss = Promise.withResolvers<void>();
    server.use(
      respond(placeBuy, async () => {
        await loss.promise;
        return status(500);
      }),
    );
    const { user, router } = await openPanel();
    await fillLimitBuy(user);
    await user.click(buyButton());
    await confirm(user);
    await router.navigate('/login');
    await screen.findByText('Screen at /login');
    loss.resolve();
    expect(await screen.findByText('Your order was not found')).toBeVisible();
  });
});

async function loseAndReload() {
  const { user, unmount } = await openPanel();
  await fillLimitBuy(user);
  await user.click(buyButton());
  server.use(
    respond(placeBuy, ({ request }) => {
      present.exchange.open.unshift(restingOrder(request.price, request.num));
      return noConnection();
    }),
    respond(completedOrders, () => status(503)),
  );
  await confirm(user);
  await screen.findByText(/The result cannot be checked right now\. Your request will not be sent again\./);
  unmount();
  heal();
}

it('a reload while an order is pending reports its outcome', async () => {
  await loseAndReload();
  const { unmount } = renderPanel();
  const found = await screen.findByRole('status', { name: 'Your order was placed' });
  expect(found).toHaveTextContent('Buy 0.5 BTC at 96,000');
  unmount();
  await openPanel();
  expect(screen.queryByText('Your order was placed')).not.toBeInTheDocument();
});

it('a reload while an order is pending is not reported to another user', async () => {
  localStorage.setItem('user_id', '7');
  await loseAndReload();
  localStorage.setItem('user_id', '8');
  await openPanel();
  expect(screen.queryByRole('status', { name: /order/ })).not.toBeInTheDocument();
});
