import { expect, test } from './support/journey';

test('a price alert fires once when the price is reached, with a message', async ({ deal, page, sandbox }) => {
  await deal.openAs(await sandbox.user({ USDT: '100' }), 'SOL_USDT');
  await page.getByRole('tab', { name: 'Alerts' }).click();
  await page.getByRole('button', { name: 'New alert' }).click();
  const dialog = page.getByRole('dialog');
  const above = (Number(await sandbox.bestBid('SOL/USDT')) * 1.001).toFixed(2);
  await dialog.getByRole('textbox', { name: 'Trigger price' }).fill(above);
  await dialog.getByRole('button', { name: 'Set alert' }).click();
  await expect(page.getByRole('row', { name: /active/i })).toBeVisible();

  await sandbox.buyUpTo('SOL/USDT', above);

  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(/SOL\/USDT has reached/);
  await page.reload();
  await deal.live();
  await page.getByRole('tab', { name: 'Alerts' }).click();
  await expect(page.getByRole('row', { name: /SOL\/USDT/ }).filter({ hasText: /triggered/i })).toBeVisible();
});
