import { expect, test } from './support/journey';
import { restingBox } from './support/motion';

/** A figure of the book as a field shows it: without zeros at its end. */
const shown = (figure: string) => Number(figure.replaceAll(',', '')).toLocaleString('en', { maximumFractionDigits: 8 });

test('panels are dragged and hidden, and stay so after a reload; with Shift a level of the book fills its price and the amount', async ({
  deal,
  page,
  sandbox,
}) => {
  // The market list is docked.
  await page.setViewportSize({ width: 1680, height: 900 });
  await deal.openAs(await sandbox.user({ USDT: '100' }));
  await test.step('with Shift a level fills its price and the amount up to it', async () => {
    await deal.book.locator('[tabindex="0"]').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const [, price = '', , sum = ''] = await deal.book.locator(':focus').getByRole('gridcell').allTextContents();
    await page.keyboard.press('Shift+Enter');
    await expect(deal.price).toHaveValue(shown(price));
    await expect(deal.amount).toHaveValue(shown(sum));
  });

  const markets = page.getByRole('region', { name: 'Markets' });
  const edge = page.getByRole('separator', { name: 'Width of the market list' });
  const before = await restingBox(markets);
  const grip = await restingBox(edge);
  const y = grip.y + grip.height / 2;
  await page.mouse.move(grip.x + grip.width / 2, y);
  await page.mouse.down();
  await page.mouse.move(grip.x + grip.width / 2 + 60, y, { steps: 4 });
  await page.mouse.up();
  await page.getByRole('button', { name: 'Panels' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Trades' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);

  await page.reload();
  await deal.live();
  const width = async () => (await markets.boundingBox())?.width;
  await expect.poll(width).toBe(before.width + 60);
  await expect(deal.trades).toHaveCount(0);
  await page.getByRole('separator', { name: 'Width of the market list' }).dblclick();
  await expect.poll(width).toBe(before.width);
  // The main task needs no scrolling.
  const bottom = async () => {
    const orders = await page.getByRole('region', { name: 'My orders' }).boundingBox();
    return orders ? orders.y + orders.height : Number.NaN;
  };
  await expect.poll(bottom).toBeLessThanOrEqual(900);
});

test('on a phone a level of the book opens the form with its price', async ({ deal, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/dealCenter?symbol=BTC_USDT');
  await page.getByRole('tab', { name: 'Order book' }).click();
  await deal.live();
  await deal.book.locator('[tabindex="0"]').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'BTC/USDT' })).toBeVisible();
  await expect(deal.price).not.toHaveValue('');
});

test('one of two tabs announces an alert once, and both show it as triggered, after a reload too', async ({
  deal,
  page,
  sandbox,
}) => {
  await deal.openAs(await sandbox.user({ USDT: '100' }), 'SOL_USDT');
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(other.getByText('Live', { exact: true }).first()).toBeVisible();

  await page.getByRole('button', { name: '24h figures and alerts' }).click();
  await page.getByRole('button', { name: 'Set a price alert' }).click();
  const above = (Number(await sandbox.bestBid('SOL/USDT')) * 1.002).toFixed(2);
  await page.getByRole('dialog').getByRole('textbox').fill(above);
  await page.getByRole('button', { name: 'Set alert' }).click();
  const states = [page, other].map((tab) => tab.getByRole('row', { name: /SOL\/USDT/ }).filter({ hasText: 'Rises' }));
  for (const tab of [page, other]) await tab.getByRole('tab', { name: 'Alerts' }).click();
  for (const state of states) await expect(state).toContainText('Active');

  await sandbox.buyUpTo('SOL/USDT', above);
  for (const state of states) await expect(state).toContainText('Triggered');
  const said = () => Promise.all([page, other].map((tab) => tab.getByText(/SOL\/USDT has reached/).count()));
  await expect.poll(async () => (await said()).reduce((sum, count) => sum + count, 0)).toBe(1);

  await page.reload();
  await deal.live();
  await page.getByRole('tab', { name: 'Alerts' }).click();
  await expect(page.getByRole('row', { name: /^SOL\/USDT Rises/ })).toContainText('Triggered');
});
