import { readFile } from 'node:fs/promises';
import { focusFinding } from './support/accessibility';
import { expect, test } from './support/journey';
import { tabTo } from './support/keyboard';

test('an alert is set and removed, the history saved and the language changed by keyboard alone', async ({
  deal,
  page,
  sandbox,
}) => {
  const user = await sandbox.user({ USDT: '50000', ETH: '1' });
  await sandbox.order({ account: user.account, symbol: 'ETH/USDT', side: 'sell', quantity: '0.1' });
  await deal.openAs(user);
  await test.step('alert: Enter submits, an empty one leads to the field, a removal is announced', async () => {
    await tabTo(page.getByRole('button', { name: '24h figures and alerts' }));
    await page.keyboard.press('Enter');
    await tabTo(page.getByRole('button', { name: 'Set a price alert' }));
    await page.keyboard.press('Enter');
    const price = page.getByRole('dialog').getByRole('textbox');
    await tabTo(price);
    await page.keyboard.press('Enter');
    await expect(price).toBeFocused();
    await expect(price).toHaveAttribute('aria-invalid', 'true');
    await page.keyboard.type('150000');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect.poll(() => focusFinding(page)).toBeUndefined();

    await tabTo(page.getByRole('tab', { name: 'Open orders' }));
    for (let tabs = 0; tabs < 3; tabs += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await tabTo(page.getByRole('button', { name: /^Remove the alert/ }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('tab', { name: 'Alerts' })).toBeFocused();
    await expect(page.locator('[data-announcements]')).toContainText('Alert removed');
  });

  await test.step('history export', async () => {
    await page.goto('/allTransaction?tab=history');
    // A market order may fill in several parts.
    await expect(deal.history.getByRole('row', { name: /ETH/ }).first()).toBeVisible();
    await tabTo(page.getByRole('button', { name: /CSV/ }));
    const saving = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    expect(await readFile(await (await saving).path(), 'utf8')).toContain('ETH');
  });

  await test.step('language', async () => {
    await tabTo(page.getByRole('button', { name: 'Settings' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.press('e');
    await page.keyboard.press('s');
    await expect(page.locator(':focus')).toHaveText('Español');
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect.poll(() => focusFinding(page)).toBeUndefined();
  });
});
