import { expired, noConnection, rejection, respond, status } from '@bourse/api-client/testing';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { cancelOrder, openBuys } from '@bourse/contracts/spot';
import { freshOrders, numbersOf, open } from '../screens/all-orders.test-support';
import { anOpenOrder } from '../testing/fixtures';

const { server, present } = freshOrders();

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

it('cancel all shows the orders first, and sends nothing without a confirmation', async () => {
  const { user } = await askCancelAll();
  await confirm();
  expect(await linesOf('Cancel all these orders?')).toEqual([
    'Buy 0.4 BTC at 97,000.00 USDT',
    'Sell 0.4 ETH at 3,400.00 USDT',
    'Sell 0.4 BTC at 97,000.00 USDT',
  ]);
  await user.click(screen.getByRole('button', { name: 'Keep orders' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(present.exchange.cancelled).toEqual([]);
});

it('cancel all reaches orders on pages that were never loaded, each once', async () => {
  present.exchange.pageSize = 2;
  present.exchange.open = Array.from({ length: 5 }, (_, index) =>
    anOpenOrder({ id: index + 1, createdAt: index * 1000 }),
  );
  const { user } = await askCancelAll();
  await user.dblClick(await confirm());
  expect(await screen.findByText('Cancelled: 5 of 5')).toBeVisible();
  expect(present.exchange.cancelled.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5]);
});

it('cancel all cancels only the filtered orders', async () => {
  const { user } = await askCancelAll('Cancel filtered', '?side=sell');
  await user.click(await confirm());
  expect(await screen.findByText('Cancelled: 2 of 2')).toBeVisible();
  expect(present.exchange.cancelled).toEqual([2, 3]);
});

it('cancel all reports each order, including refused ones and those that stay open without a reply', async () => {
  server.use(
    respond(cancelOrder, ({ request }) => {
      if (request.id === 1) return rejection(SERVER_TEXTS.orderNotRevocable);
      if (request.id === 2) return status(502);
      present.exchange.open = present.exchange.open.filter(({ id }) => id !== 3);
      return noConnection();
    }),
  );
  const { user } = await askCancelAll();
  await user.click(await confirm());
  expect(await screen.findByText('Cancelled: 1 of 3')).toBeVisible();
  const [refused, still, gone] = await linesOf('Cancellations');
  expect(refused).toMatch(/Rejected: \S+/);
  expect(still).toMatch(/Still open$/);
  expect(gone).toMatch(/No longer open$/);
});

it('cancel all stops when the exchange is unreachable, and reports the unsent orders', async () => {
  const { user } = await askCancelAll();
  const button = await confirm();
  server.use(respond(cancelOrder, noConnection), respond(openBuys, noConnection));
  await user.click(button);
  expect(await screen.findByText('Cancelled: 0 of 3')).toBeVisible();
  const [lost, ...rest] = await linesOf('Cancellations');
  expect(lost).toMatch(/Unknown: open orders could not be loaded/);
  expect(rest.every((line) => line?.endsWith('Not sent'))).toBe(true);
});

it('cancel all stops when the session has ended', async () => {
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

it('cancel all reports that the orders could not be loaded, and cancels nothing', async () => {
  const { user } = open();
  await numbersOf('Open orders');
  server.use(respond(openBuys, () => status(500)));
  await user.click(screen.getByRole('button', { name: 'Cancel all' }));
  expect(await screen.findByText('Your open orders could not be loaded. Nothing was cancelled.')).toBeVisible();
});
