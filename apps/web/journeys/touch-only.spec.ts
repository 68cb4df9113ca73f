import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { expect, test } from './support/journey';
import { PHONE } from './support/views';

/** Touches a field and types with the keyboard on the screen. */
async function typeInto(field: Locator, text: string): Promise<void> {
  await field.tap();
  await expect(field).toBeFocused();
  await field.fill(text);
}

test.use(PHONE);

test('a user logs in, trades and cancels upright and sideways, sets an alert, saves the history and changes the language by touch alone', async ({
  deal,
  page,
  sandbox,
}) => {
  const user = await sandbox.user({ USDT: '50000', ETH: '1' });
  await sandbox.order({ account: user.account, symbol: 'ETH/USDT', side: 'sell', quantity: '0.1' });

  await test.step('log in', async () => {
    await page.goto('/components/login');
    await typeInto(page.getByRole('textbox', { name: 'Account' }), user.account);
    await typeInto(page.getByLabel('Password', { exact: true }), user.password);
    await page.getByRole('button', { name: 'Log in', exact: true }).tap();
    await expect(page).not.toHaveURL(/login/);
    await page.getByRole('button', { name: 'Menu' }).tap();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Spot' }).tap();
    await expect(page).toHaveURL(/dealCenter/);
    await deal.live();
  });

  for (const { held, width, height } of [
    { held: 'upright', width: 390, height: 844 },
    { held: 'sideways', width: 844, height: 390 },
  ]) {
    await test.step(`limit order and its cancellation, on its line or in its row, held ${held}`, async () => {
      await page.setViewportSize({ width, height });
      // The buttons of the arrangement after the rotation: a form that is opened before it loses the focus.
      const place = page.getByRole('region', { name: held === 'upright' ? 'Buy or sell' : 'BTC/USDT at a glance' });
      await place.getByRole('button', { name: 'Buy', exact: true }).tap();
      // Near enough that its line is in sight.
      await typeInto(deal.price, (Number(await sandbox.bestBid('BTC/USDT')) - 20).toFixed(2));
      await typeInto(deal.amount, '0.1');
      // The figures of the foot have arrived, so that the button is at rest.
      await expect(deal.available()).toContainText(/50,\d{3}/);
      await expect(deal.submitButton('Buy')).toContainText('0.1 BTC');
      await deal.submitButton('Buy').tap();
      await deal.sure.tap();
      await expect.poll(() => deal.openOrdersOf(user)).toBe(1);

      // The sheet of a phone closes after the order.
      await expect(page.getByRole('dialog')).toHaveCount(0);
      const cancel = page.getByRole('button', { name: held === 'upright' ? /^On the chart: Cancel:/ : /^Cancel:/ });
      await cancel.tap();
      await expect(cancel).toHaveCount(0);
      await expect.poll(() => deal.openOrdersOf(user)).toBe(0);
    });
  }

  await test.step('alert', async () => {
    await page.getByRole('button', { name: '24h figures and alerts' }).tap();
    await page.getByRole('button', { name: 'Set a price alert' }).tap();
    await typeInto(page.getByRole('dialog').getByRole('textbox'), '150000');
    await page.getByRole('button', { name: 'Set alert' }).tap();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('tab', { name: 'Alerts' }).tap();
    await expect(page.getByRole('button', { name: /^Remove the alert/ })).toBeVisible();
  });

  await test.step('history export', async () => {
    await page.getByRole('tab', { name: 'Trade history' }).tap();
    await page.getByRole('link', { name: 'All orders' }).tap();
    // The deal screen has a tab of the same name.
    await expect(page.getByRole('heading', { level: 1, name: 'My orders' })).toBeVisible();
    await page.getByRole('tab', { name: 'Trade history' }).tap();
    // A market order may fill in several parts.
    await expect(deal.history.getByRole('row', { name: /ETH/ }).first()).toBeVisible();
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: /CSV/ }).tap();
    expect(await readFile(await (await saving).path(), 'utf8')).toContain('ETH');
  });

  await test.step('language', async () => {
    await page.getByRole('button', { name: 'Menu' }).tap();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'English' }).tap();
    await page.getByRole('menuitemradio', { name: 'Español' }).tap();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  });
});
