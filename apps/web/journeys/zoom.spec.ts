import { sidewaysScroll } from './support/accessibility';
import { expect, test } from './support/journey';
import { goWithin } from './support/navigation';

/** A window of 1440 × 900 at 200 %: half as many CSS pixels, each twice as large. */
const ZOOMED = { viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 };

test.use(ZOOMED);

test('an order is placed and cancelled at 200 % zoom, and no content of the screens is cut off', async ({
  deal,
  page,
  sandbox,
}) => {
  const user = await sandbox.user({ USDT: '50000' });
  await deal.openAs(user);
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);

  await deal.type('Buy', '12345.6', '0.5');
  await deal.submit('Buy');

  const row = deal.openOrders.getByRole('row', { name: /12,345\.6/ });
  await row.scrollIntoViewIfNeeded();
  await expect(row).toBeInViewport();
  await row.getByRole('button', { name: /^Cancel/ }).click();
  await expect(row).toHaveCount(0);
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);

  for (const [path, title] of [
    ['/', /Bourse/],
    ['/quotation', /^Markets/],
    ['/noticeList', /^Announcements/],
    ['/allTransaction', /^My orders/],
    ['/letransactions', /^Assets/],
  ] as const) {
    await goWithin(page, path, title);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    expect(await sidewaysScroll(page), path).toBeLessThanOrEqual(0);
  }
  // A user who is logged in is redirected from the login.
  await page.evaluate(() => localStorage.clear());
  await page.goto('/components/login');
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
});
