import { expect, test } from './support/journey';
import { KeyPresses } from './support/key-presses';

test('from page load a limit order takes at most 12 key presses', async ({ deal, page, sandbox }) => {
  const user = await sandbox.user({ USDT: '100000' });
  await deal.openAs(user);
  const keys = new KeyPresses(page);

  await keys.pressTo('b', deal.price);
  await keys.type('54321');
  await keys.pressTo('Tab', deal.amount);
  await keys.type('1');
  await keys.press('Enter');
  await expect(deal.confirmation).toBeVisible();
  await keys.pressTo('Shift+Tab', deal.confirmation.getByRole('button', { name: 'Confirm' }));
  await keys.press('Enter');

  await expect(deal.openOrders.getByRole('row', { name: /54,321/ })).toBeVisible();
  expect(keys.count).toBeLessThanOrEqual(12);
});

test('from page load a pair is found and opened with at most 6 key presses', async ({ deal, page }) => {
  await deal.open();
  const search = page.getByRole('searchbox', { name: 'Search pairs' });
  await expect(search).toBeVisible();
  const keys = new KeyPresses(page);

  await keys.pressTo('/', search);
  await keys.type('eth');
  await keys.press('Enter');

  await expect(page).toHaveURL(/symbol=ETH_USDT/);
  expect(keys.count).toBeLessThanOrEqual(6);
});

test('from page load one order is cancelled with at most 8 key presses', async ({ deal, page, sandbox }) => {
  const user = await sandbox.user({ USDT: '50000' });
  const order = { account: user.account, symbol: 'BTC/USDT', side: 'buy', quantity: '0.01' } as const;
  await sandbox.order({ ...order, price: '12000' });
  await sandbox.order({ ...order, price: '13000' });
  await deal.openAs(user);
  const cancels = deal.openOrders.getByRole('button', { name: /^Cancel:/ });
  await expect(cancels).toHaveCount(2);
  const keys = new KeyPresses(page);

  await keys.pressTo('o', cancels.first());
  await keys.press('Enter');

  await expect(cancels).toHaveCount(1);
  await expect.poll(() => deal.openOrdersOf(user)).toBe(1);
  expect(keys.count).toBeLessThanOrEqual(8);
});
