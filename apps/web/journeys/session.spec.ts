import type { Page, WebSocket } from '@playwright/test';
import { DealCenter } from './support/deal-center';
import { expect, test } from './support/journey';
import { tickAbove } from './support/sandbox';

/** The best bid of a tab's book, where it has this quantity. */
const best = ({ book }: DealCenter, quantity: string) =>
  book.getByRole('row', { name: new RegExp(`^Buy-in 1 .* ${quantity} `) });

test('three tabs of a session have one connection, and the others go on when its tab is closed', async ({
  deal,
  page,
  sandbox,
}) => {
  const { account } = await sandbox.user({ USDT: '1000000' });
  // The open ones: a connection that breaks on a busy machine is replaced.
  const connections = new Set<WebSocket>();
  const count = (tab: Page) =>
    tab.on('websocket', (socket) => {
      if (!socket.url().includes('/socket.io/')) return;
      connections.add(socket);
      socket.on('close', () => connections.delete(socket));
      tab.on('close', () => connections.delete(socket));
    });
  count(page);
  page.context().on('page', count);
  const bid = async (quantity: string) =>
    sandbox.order({
      account,
      symbol: 'BTC/USDT',
      side: 'buy',
      quantity,
      price: tickAbove(await sandbox.bestBid('BTC/USDT')),
    });

  await deal.open();
  const others = [
    new DealCenter(await page.context().newPage(), sandbox),
    new DealCenter(await page.context().newPage(), sandbox),
  ];
  for (const other of others) await other.open();
  await bid('0.01234');
  for (const tab of [deal, ...others]) await expect(best(tab, '0\\.01234')).toBeAttached();
  expect(connections.size).toBe(1);
  const [ofFirst] = connections;

  await page.close();
  await expect.poll(() => [...connections].filter((socket) => socket !== ofFirst)).toHaveLength(1);
  for (const other of others) await other.live();
  await bid('0.02345');
  for (const other of others) await expect(best(other, '0\\.02345')).toBeAttached();
  expect(connections.size).toBe(1);
});
