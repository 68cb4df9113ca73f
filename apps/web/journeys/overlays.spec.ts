import type { CDPSession } from '@playwright/test';
import { expect, test } from './support/journey';
import { restingBox } from './support/motion';
import { PHONE } from './support/views';

test.use(PHONE);

/** Moves a finger in steps. Playwright's own touchscreen only taps. */
async function swipe(cdp: CDPSession, from: readonly [number, number], to: readonly [number, number]): Promise<void> {
  const steps = 8;
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', share: number) =>
    cdp.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd' ? [] : [{ x: from[0] + (to[0] - from[0]) * share, y: from[1] + (to[1] - from[1]) * share }],
    });
  await send('touchStart', 0);
  for (let step = 1; step <= steps; step += 1) await send('touchMove', step / steps);
  await send('touchEnd', 1);
}

test('Back and a swipe close the topmost overlay on a phone, and Back leaves the page after that', async ({
  deal,
  page,
}) => {
  await page.goto('/quotation');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await deal.openOnPhone();
  const address = page.url();
  const cdp = await page.context().newCDPSession(page);
  const sheet = page.getByRole('dialog', { name: 'BTC/USDT' });
  const buy = page.getByRole('region', { name: /./ }).getByRole('button', { name: 'Buy', exact: true });

  await buy.tap();
  await expect(deal.form).toBeVisible();
  await page.goBack();
  await expect(sheet).toHaveCount(0);

  await buy.tap();
  const box = await restingBox(sheet);
  await swipe(cdp, [195, box.y + 24], [195, box.y + 420]);
  await expect(sheet).toHaveCount(0);

  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await page.getByRole('button', { name: 'Menu' }).tap();
  await restingBox(drawer);
  await swipe(cdp, [260, 600], [20, 600]);
  await expect(drawer).toHaveCount(0);

  await page.getByRole('button', { name: 'Full screen' }).tap();
  const chart = page.getByRole('dialog', { name: /chart/i });
  await expect(chart).toBeVisible();
  // `setViewportSize` also sizes the window, which Chromium refuses while it is in full screen.
  await cdp.send('Emulation.setDeviceMetricsOverride', { width: 844, height: 390, deviceScaleFactor: 1, mobile: true });
  await expect(chart).toBeVisible();
  await page.getByRole('button', { name: 'Indicators' }).tap();
  const indicators = page.getByRole('dialog', { name: 'Indicators' });
  await expect(indicators).toBeVisible();
  await page.goBack();
  await expect(indicators).toHaveCount(0);
  await expect(chart).toBeVisible();
  await page.goBack();
  await expect(chart).toHaveCount(0);
  expect(page.url()).toBe(address);

  await page.goBack();
  await expect(page).toHaveURL(/quotation/);
});
