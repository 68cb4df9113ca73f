import { expect, test } from './support/journey';
import { showsFocus, tabTo } from './support/keyboard';

test('a user logs in, places an order, cancels it and logs out by keyboard only', async ({ page, deal, sandbox }) => {
  const user = await sandbox.user({ USDT: '50000' });
  await page.goto('/components/login');
  await tabTo(page.getByRole('textbox', { name: 'Account' }));
  await page.keyboard.type(user.account);
  await tabTo(page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(user.password);
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/login/);

  await tabTo(page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Spot' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/dealCenter/);
  await expect(deal.form).toBeVisible();

  await test.step('the first tab stop skips the header', async () => {
    await page.reload();
    await deal.live();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('#main')).toBeFocused();
  });

  await test.step('the list of keys opens on a question mark, and Escape gives the focus back', async () => {
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog');
    await expect(keys).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(keys).toHaveCount(0);
    await expect(page.locator('#main')).toBeFocused();
  });

  await test.step('a pair is found and chosen', async () => {
    await tabTo(page.getByRole('button', { name: 'BTC/USDT', exact: true }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('searchbox', { name: 'Search pairs' })).toBeFocused();
    await page.keyboard.type('eth');
    const rows = page.getByRole('grid', { name: 'Markets' }).getByRole('row');
    await expect(rows.nth(1)).toContainText('ETH/USDT');
    await tabTo(rows.nth(1));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/symbol=ETH_USDT/);
  });

  await test.step('the keys move through the book and pick a level', async () => {
    await tabTo(page.getByRole('grid', { name: 'Order book of ETH/USDT' }).locator('[tabindex="0"]').first());
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(deal.price).not.toHaveValue('');
  });

  await test.step('an order is typed, confirmed, and rests', async () => {
    await tabTo(deal.price);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('123.45');
    await tabTo(deal.amount);
    await page.keyboard.type('2');
    await tabTo(deal.submitButton('Buy', 'ETH'));
    expect(await showsFocus(deal.submitButton('Buy', 'ETH'))).toBe(true);
    await page.keyboard.press('Enter');
    await tabTo(deal.sure);
    await page.keyboard.press('Enter');
    await expect(deal.openOrders.getByRole('row', { name: /123\.45/ })).toBeVisible();
  });

  await test.step('it is cancelled', async () => {
    const cancel = deal.openOrders.getByRole('row', { name: /123\.45/ }).getByRole('button', { name: /^Cancel/ });
    await tabTo(cancel);
    await page.keyboard.press('Enter');
    await expect(deal.openOrders.getByRole('row', { name: /123\.45/ })).toHaveCount(0);
    await expect.poll(() => deal.openOrdersOf(user)).toBe(0);
  });

  await tabTo(page.getByRole('button', { name: /\*{3}/ }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  const logOut = page.getByRole('menuitem', { name: 'Log out' });
  await expect(logOut).toBeVisible();
  await page.keyboard.press('End');
  await expect(logOut).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/components\/login/);
});
