import { expect, test } from './support/journey';

test('results of searches and filters and the removal of a row are announced', async ({ deal, page, sandbox }) => {
  const user = await sandbox.user({ USDT: '50000', ETH: '10' });
  const rest = { account: user.account, quantity: '0.1' };
  await sandbox.order({ ...rest, symbol: 'BTC/USDT', side: 'buy', price: '12000' });
  await sandbox.order({ ...rest, symbol: 'ETH/USDT', side: 'buy', price: '1200' });
  await sandbox.order({ ...rest, symbol: 'ETH/USDT', side: 'sell', price: '99000' });
  const announcement = page.locator('[data-announcements]');

  await test.step('search of pairs', async () => {
    await deal.openAs(user);
    await expect(announcement).toHaveAttribute('aria-live', 'polite');
    await page.getByRole('button', { name: 'BTC/USDT', exact: true }).click();
    const search = page.getByRole('searchbox', { name: 'Search pairs' });
    await search.fill('btc');
    await expect(announcement).toHaveText(/^\d+ results?$/);
    await search.fill('Trading pair not found');
    await expect(announcement).toHaveText('No results');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('removal of an alert', async () => {
    await page.getByRole('button', { name: '24h figures and alerts' }).click();
    await page.getByRole('button', { name: 'Set a price alert' }).click();
    await page.getByRole('dialog').getByRole('textbox').fill('150000');
    await page.getByRole('button', { name: 'Set alert' }).click();
    await page.getByRole('tab', { name: 'Alerts' }).click();
    await page.getByRole('button', { name: /^Remove the alert/ }).click();
    await expect(announcement).toHaveText(/^Alert removed/);
  });

  await test.step('filter and removal of orders', async () => {
    await page.goto('/allTransaction');
    const cancels = deal.openOrders.getByRole('button', { name: /^Cancel:/ });
    await expect(cancels).toHaveCount(3);
    await page.getByRole('combobox', { name: 'Side' }).click();
    await page.getByRole('option', { name: 'Buy', exact: true }).click();
    await expect(announcement).toHaveText('2 results');
    await cancels.first().click();
    await expect(cancels).toHaveCount(1);
    await expect(
      page.getByRole('region', { name: 'Notifications' }).locator('[aria-live="polite"]').first(),
    ).toContainText(/cancelled/i);
  });

  await test.step('search of the markets, of the assets, and filter of the c2c market', async () => {
    await page.goto('/quotation');
    await page.getByRole('searchbox').fill('sol');
    await expect(announcement).toHaveText(/^\d+ results?$/);
    await page.goto('/letransactions');
    await page.getByRole('searchbox').fill('eth');
    await expect(announcement).toHaveText(/^\d+ results?$/);
    await page.goto('/fiatradCenter');
    await expect(page.getByRole('row')).not.toHaveCount(1);
    await page.getByRole('textbox', { name: /^Total/ }).fill('1');
    await expect(announcement).toHaveText('No results');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
