import type { Page } from '@playwright/test';
import { expect, test } from './support/journey';
import { restingBox } from './support/motion';
import { PHONE } from './support/views';

type Place = readonly [x: number, y: number];

/** Seconds between two events of a finger. */
const FRAME = 0.016;

/** Touch gestures as the browser receives them, a frame apart by their own clock, however busy this machine is. */
async function fingersOn(page: Page) {
  const session = await page.context().newCDPSession(page);
  let timestamp = 0;
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', places: readonly Place[]) => {
    timestamp = type === 'touchStart' ? Date.now() / 1000 : timestamp + FRAME;
    const touchPoints = places.map(([x, y], id) => ({ x, y, id }));
    return session.send('Input.dispatchTouchEvent', { type, timestamp, touchPoints });
  };
  const stroke = async (from: readonly Place[], to: readonly Place[]) => {
    await send('touchStart', from);
    for (let step = 1; step <= 8; step += 1) {
      const at = from.map(([x, y], index): Place => {
        const [endX, endY] = to[index] ?? [x, y];
        return [x + ((endX - x) * step) / 8, y + ((endY - y) * step) / 8];
      });
      await send('touchMove', at);
    }
    await send('touchEnd', []);
  };
  return stroke;
}

test.describe('on a phone', () => {
  test.use(PHONE);

  test('a finger scrolls the chart back sideways and the page up and down, after a pinch too', async ({
    deal,
    page,
  }) => {
    await deal.openOnPhone();
    const chart = page.getByRole('application', { name: /BTC\/USDT/ });
    await expect(chart.locator('.highcharts-candlestick-series .highcharts-point').nth(50)).toBeAttached();
    const box = await restingBox(chart);
    const at = (x: number, y: number): Place => [box.x + x, box.y + y];
    const stroke = await fingersOn(page);
    const newest = page.getByRole('button', { name: 'Go to latest' });

    await stroke([at(80, 150)], [at(240, 150)]);
    await expect(newest).toBeVisible();
    await newest.click();
    await expect(newest).toHaveCount(0);

    await stroke([at(140, 150), at(180, 150)], [at(100, 150), at(220, 150)]);
    // Highcharts' own style after a pinch.
    await expect(chart.locator('.highcharts-reset-zoom')).toHaveCount(0);
    await stroke([at(150, 250)], [at(150, 90)]);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(50);
  });

  test('a finger takes hold of a point of a drawing, and draws a stroke with the brush', async ({ deal, page }) => {
    await deal.openOnPhone();
    await page.getByRole('button', { name: 'Drawing tools' }).tap();
    await expect(page.getByRole('button', { name: 'Close the drawing tools' })).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Trend line' }).tap();
    const sheet = page.locator('[data-sheet]');
    const box = await restingBox(sheet);
    const at = (x: number, y: number): Place => [box.x + x, box.y + y];
    const stroke = await fingersOn(page);
    await stroke([at(120, 60)], [at(240, 150)]);
    const end = page.getByRole('button', { name: 'Point 2' });
    const before = await restingBox(end);
    await stroke([at(240, 150)], [at(260, 80)]);
    await expect.poll(async () => (await end.boundingBox())?.y).toBeLessThan(before.y - 50);

    await page.getByRole('button', { name: 'More drawing tools' }).tap();
    await page.getByRole('menuitem', { name: 'Brush' }).tap();
    await stroke([at(60, 200)], [at(200, 120)]);
    await expect(page.locator('[data-drawing="brush"]')).toHaveCount(1);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test('in a tall window the chart has more room, until its height is chosen, and a compared pair is drawn in per cent, after a reload too', async ({
  deal,
  page,
}) => {
  const chart = page.getByRole('region', { name: 'Chart' });
  const heightAt = async (height: number) => {
    await page.setViewportSize({ width: 1920, height });
    await deal.open();
    return (await restingBox(chart)).height;
  };
  expect(await heightAt(900)).toBeGreaterThan(520);
  expect(await heightAt(1080)).toBeGreaterThan(600);
  const edge = page.getByRole('separator', { name: 'Height of the chart' });
  const before = (await restingBox(chart)).height;
  await edge.focus();
  await page.keyboard.press('ArrowUp');
  await expect.poll(async () => (await chart.boundingBox())?.height).toBeLessThan(before);
  const chosen = (await restingBox(chart)).height;
  expect(await heightAt(1300)).toBe(chosen);
  expect(await heightAt(1080)).toBe(chosen);

  const line = chart.locator('.highcharts-line-series path.highcharts-graph');
  await expect(line).toHaveCount(0);
  await page.getByRole('button', { name: 'Indicators' }).click();
  await page.getByRole('combobox', { name: /^Compare with a pair/ }).click();
  await page.getByRole('option', { name: 'ETH/USDT' }).click();
  for (const visit of ['first', 'second']) {
    await expect(chart.locator('[data-percent]').filter({ hasText: '0.00%' })).toBeVisible();
    await expect(chart.locator('[data-figures]')).toContainText(/ETH\/USDT [+−-]?\d+\.\d\d%/);
    // A line through most of the sixty bars in view.
    await expect.poll(async () => (await line.getAttribute('d'))?.split('L').length).toBeGreaterThan(40);
    if (visit === 'first') await deal.open();
  }
});
