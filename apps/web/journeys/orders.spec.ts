import { readFile } from 'node:fs/promises';
import { expect, test } from './support/journey';

test('all orders are filtered by the address and cancelled as filtered, and a fill is exported to a file', async ({
  deal,
  page,
  sandbox,
}) => {
  const user = await sandbox.user({ USDT: '50000', ETH: '10' });
  const rest = { account: user.account, quantity: '0.1' };
  await sandbox.order({ ...rest, symbol: 'BTC/USDT', side: 'buy', price: '12000' });
  await sandbox.order({ ...rest, symbol: 'ETH/USDT', side: 'buy', price: '1200' });
  await sandbox.order({ ...rest, symbol: 'ETH/USDT', side: 'sell', price: '99000' });
  await sandbox.offerOnTop('BTC/USDT', '1');
  await sandbox.order({ account: user.account, symbol: 'BTC/USDT', side: 'buy', quantity: '0.00113' });
  await deal.logIn(user);
  await page.goto('/allTransaction');
  const rows = deal.openOrders.getByRole('row').filter({ has: page.getByRole('button', { name: /^Cancel/ }) });
  await expect(rows).toHaveCount(3);

  const choose = async (field: string, option: string) => {
    await page.getByRole('combobox', { name: field }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  };
  await choose('Pair', 'ETH/USDT');
  await expect(rows).toHaveCount(2);
  await choose('Side', 'Sell');
  await expect(rows).toHaveCount(1);
  await page.reload();
  await expect(rows).toHaveCount(1);
  await expect(page.getByRole('combobox', { name: 'Pair' })).toHaveText(/ETH/);

  await page.getByRole('button', { name: 'Cancel filtered' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel these orders' }).click();
  await expect.poll(() => deal.openOrdersOf(user)).toBe(2);

  await page.goto('/allTransaction?tab=history');
  await expect(deal.history.getByRole('row', { name: /0\.00113/ })).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: /CSV/ }).click();
  expect(await readFile(await (await saving).path(), 'utf8')).toContain('0.00113');
});
