import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/journey';

const SCREENS = [
  { path: '/dealCenter', hasBook: true },
  { path: '/leverdealCenter', hasBook: true },
  { path: '/secondDealCenter', hasBook: false },
] as const;

/** Least share of the width that the chart has, where the design names one. */
const WINDOWS = [
  { width: 1920, height: 1080, share: 0.5 },
  { width: 1440, height: 900, share: 0.55 },
  { width: 1366, height: 768, share: 0.55 },
  { width: 1200, height: 800, share: 0.5 },
  { width: 1024, height: 768, share: 0.4 },
] as const;

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('the element is not laid out');
  return box;
}

/** Button names of the header and of the pair bar, for the counts of the design. */
const controlsIn = (area: Locator) => area.locator('a:visible, button:visible, input:visible').count();

/** The last button of the form that sends an order. */
const submitOf = (page: Page) =>
  page.getByRole('region', { name: 'Trade', exact: true }).getByRole('button', { name: /^(Buy|Open short|[▲▼] Down)/ });

test('a trading screen fills one window: chart, book and form side by side, orders below, and the button that sends in view', async ({
  deal,
  page,
  sandbox,
}) => {
  await deal.logIn(await sandbox.user({ USDT: '50000' }));
  for (const { path, hasBook } of SCREENS) {
    await page.goto(`${path}?symbol=BTC_USDT`);
    await deal.live();
    for (const { width, height, share } of WINDOWS) {
      await page.setViewportSize({ width, height });
      const at = `${path} at ${width} × ${height}`;
      await expect(submitOf(page).last(), at).toBeInViewport({ ratio: 1 });
      const chart = page.getByRole('region', { name: 'Chart', exact: true });
      const form = page.getByRole('region', { name: 'Trade', exact: true });
      const orders = page.getByRole('region').filter({ has: page.getByRole('tab', { name: 'Alerts' }) });
      await expect.poll(async () => (await boxOf(chart)).width / width, at).toBeGreaterThanOrEqual(share);
      const [ofChart, ofForm, ofOrders] = [await boxOf(chart), await boxOf(form), await boxOf(orders)];
      expect(ofForm.y, at).toBeCloseTo(ofChart.y, 0);
      expect(ofForm.x, at).toBeGreaterThan(ofChart.x + ofChart.width);
      if (hasBook) {
        const book = await boxOf(page.getByRole('grid', { name: /^Order book of/ }));
        expect(book.x, at).toBeGreaterThan(ofChart.x + ofChart.width);
        expect(book.x + book.width, at).toBeLessThan(ofForm.x);
        expect(ofOrders.x + ofOrders.width, at).toBeGreaterThan(book.x + book.width - 8);
      }
      expect(ofOrders.height, at).toBeGreaterThanOrEqual(200);
      expect(ofOrders.y + ofOrders.height, at).toBeLessThanOrEqual(height);
      expect(ofForm.y + ofForm.height, at).toBeLessThanOrEqual(height);
      expect(await page.evaluate(() => document.documentElement.scrollHeight), at).toBe(height);
      expect((await boxOf(page.getByRole('banner'))).height, at).toBe(48);
      const bar = page.getByRole('region', { name: /at a glance/ });
      expect((await boxOf(bar)).height, at).toBe(44);
      expect(await controlsIn(page.getByRole('banner')), at).toBeLessThanOrEqual(12);
      expect(await controlsIn(bar), at).toBeLessThanOrEqual(8);
    }
  }
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
});

test('the market list opens from the name of the pair, stays beside the chart when it is pinned, and is docked in a large window', async ({
  deal,
  page,
}) => {
  await deal.open();
  const docked = page.getByRole('region', { name: 'Markets', exact: true });
  await expect(docked).toHaveCount(0);
  await page.getByRole('button', { name: 'BTC/USDT', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Markets' });
  await expect(drawer.getByRole('tab', { name: 'USDT' })).toBeVisible();
  await drawer.getByRole('button', { name: 'Keep beside the chart' }).click();
  await expect(docked).toBeVisible();
  await page.reload();
  await deal.live();
  await expect(docked).toBeVisible();
  await page.getByRole('button', { name: 'Panels' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Markets' }).click();
  await page.keyboard.press('Escape');
  await expect(docked).toHaveCount(0);
  await page.setViewportSize({ width: 1680, height: 1000 });
  await expect(docked).toBeVisible();
});
