import { respond } from '@bourse/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { openBuys } from '@bourse/contracts/spot';
import { anOpenOrder } from '../testing/fixtures';
import { freshExchange } from '../testing/fresh-exchange';
import { stubLayout } from '@bourse/feature-kit/test-server';
import { renderSpot } from '../testing/render-spot';
import { Component as AccountEntrust } from './open-orders';

const { server, present } = freshExchange();
beforeEach(() => stubLayout(390));

const orders = (count: number) => Array.from({ length: count }, (_, index) => anOpenOrder({ id: index + 1 }));
const open = () => renderSpot(<AccountEntrust />, { address: '/account/accountEntrust' });
const rows = async () =>
  within(await screen.findByRole('table', { name: 'Open orders' })).findAllByRole('button', { name: /^Cancel/ });

it('the list offers more rows over 5 rows, not with 5', async () => {
  present.exchange.open = orders(5);
  const { unmount } = open();
  expect(await rows()).toHaveLength(5);
  expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
  unmount();

  Object.assign(present.exchange, { open: orders(6), pageSize: 6 });
  const { user } = open();
  await waitFor(async () => expect(await rows()).toHaveLength(6));
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  expect(await screen.findByText('No more entries')).toBeVisible();
});

it('the list requests open orders with the page only', async () => {
  const asked: unknown[] = [];
  server.use(
    respond(openBuys, ({ request }) => {
      asked.push(request);
      return { list: [] };
    }),
  );
  open();
  expect(await screen.findByText('No open orders')).toBeVisible();
  expect(asked).not.toEqual([]);
  for (const request of asked) expect(request).toEqual({ page: 1 });
});

it('the list links to all orders', async () => {
  open();
  expect(await screen.findByRole('link', { name: 'All orders' })).toHaveAttribute('href', '/allTransaction');
});
