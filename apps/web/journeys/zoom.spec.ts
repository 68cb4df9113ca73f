import { sidewaysScroll } from './support/accessibility';
import { expect, test } from './support/journey';

/** A window of 1440 × 900 at 200 %: half as many CSS pixels, each twice as large. */
const ZOOMED = { viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 };

test.use(ZOOMED);

test('an order is placed and cancelled at 200 % zoom, and nothing scrolls sideways', async ({
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
});

for (const path of ['/', '/quotation', '/noticeList', '/components/login', '/allTransaction', '/letransactions']) {
  test(`no content of ${path} is cut off at 200 % zoom`, async ({ deal, page, sandbox }) => {
    await deal.logIn(await sandbox.user({ USDT: '50000' }));
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  });
}
