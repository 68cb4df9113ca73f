import type { Page } from '@playwright/test';
import { DealCenter } from './support/deal-center';
import { expect, test } from './support/journey';
import { tickAbove } from './support/sandbox';

test('a user logs in with the right password and not with a wrong one', async ({ page, deal, sandbox }) => {
  const user = await sandbox.user({ USDT: '100' });
  await page.goto('/components/login');
  await page.getByRole('textbox', { name: 'Account' }).fill(user.account);
  await page.getByLabel('Password', { exact: true }).fill('wrong-1234');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: /\w/ }).first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Account' })).toHaveValue(user.account);

  await page.getByLabel('Password', { exact: true }).fill(user.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).press('Enter');
  await expect(page).not.toHaveURL(/login/);
  await deal.open();
  await expect(deal.available()).toContainText('100');
});

test('a session that expires during an order keeps the input', async ({ page, deal, sandbox }) => {
  const user = await sandbox.user({ USDT: '50000' });
  await deal.openAs(user);
  await deal.type('Buy', '11111.1', '0.25');
  // The order is the call that meets the expired session: with `expireSession` a poll could be the first.
  await page.route('**/api/transaction/in*', (route) =>
    route.fulfill({ json: { type: '999', message: 'Log in again' } }),
  );
  await deal.submit('Buy');

  await expect(page).toHaveURL(/\/components\/login/);
  await page.unrouteAll();
  await page.getByRole('textbox', { name: 'Account' }).fill(user.account);
  await page.getByLabel('Password', { exact: true }).fill(user.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();

  await expect(page).toHaveURL(/\/dealCenter/);
  await expect(deal.price).toHaveValue('11111.1');
  await expect(deal.amount).toHaveValue('0.25');
  await expect(page.getByText('No open orders')).toBeVisible();
});

test('logging out in one tab logs the other out', async ({ page, deal, sandbox }) => {
  const user = await sandbox.user({ USDT: '10' });
  await deal.openAs(user);
  const other = await page.context().newPage();
  await other.goto('/dealCenter');
  await expect(other.getByRole('form', { name: /^Trade / })).toBeVisible();
  await other.getByRole('button', { name: /\*{4}/ }).click();
  await other.getByRole('menuitem', { name: 'Log out' }).click();

  await expect(other).toHaveURL(/\/components\/login/);
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

/** The best bid of a tab's book, where it has this quantity. */
const best = ({ book }: DealCenter, quantity: string) =>
  book.getByRole('row', { name: new RegExp(`^Buy-in 1 .* ${quantity} `) });

test('three tabs of a session have one connection, and the others go on when its tab is closed', async ({
  deal,
  page,
  sandbox,
}) => {
  const { account } = await sandbox.user({ USDT: '1000000' });
  let connections = 0;
  const count = (tab: Page) =>
    tab.on('websocket', (socket) => {
      if (socket.url().includes('/socket.io/')) connections += 1;
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
  expect(connections).toBe(1);

  await page.close();
  await expect.poll(() => connections).toBe(2);
  for (const other of others) await other.live();
  await bid('0.02345');
  for (const other of others) await expect(best(other, '0\\.02345')).toBeAttached();
  expect(connections).toBe(2);
});
