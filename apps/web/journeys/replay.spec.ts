import type { Page } from '@playwright/test';
import { expect, test } from './support/journey';
import { restingBox } from './support/motion';

const replayOf = (page: Page) => page.getByRole('dialog', { name: 'Replay of BTC/USDT' });

/** Opens the replay, whose chart has drawn. */
async function openReplay(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Chart type and tools' }).click();
  await page.getByRole('menuitem', { name: 'Replay' }).click();
  await expect(replayOf(page).getByText('Replay: not the real market')).toBeVisible();
  await expect(replayOf(page).locator('.highcharts-candlestick-series .highcharts-point').nth(20)).toBeAttached();
}

/** Presses the chart a third of its width from the left. */
async function pressBar(page: Page): Promise<void> {
  const chart = replayOf(page).getByRole('application');
  const { x, y, width, height } = await restingBox(chart);
  await page.mouse.click(x + width / 3, y + height / 3);
  await expect(replayOf(page).getByRole('button', { name: 'Next bar' })).toBeFocused();
}

test('a replay starts at a pressed bar, trades on paper, and leaves the real orders alone', async ({
  deal,
  page,
  sandbox,
}) => {
  await deal.openAsNew(await sandbox.user({ USDT: '1000' }));
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') writes.push(new URL(request.url()).pathname);
  });
  await openReplay(page);
  await pressBar(page);
  const replay = replayOf(page);
  await replay.getByRole('textbox', { name: 'Size' }).fill('0.5');
  await replay.getByRole('button', { name: 'Paper buy' }).click();
  await expect(replay.getByText('Long 0.5 BTC')).toBeVisible();
  await replay.getByRole('button', { name: 'Next bar' }).click();
  await replay.getByRole('button', { name: 'Paper sell' }).click();
  await expect(replay.getByRole('table', { name: 'Paper trades' }).getByRole('row')).toHaveCount(3);
  await expect(deal.amount).not.toBeFocused();
  await replay.getByRole('button', { name: 'Leave replay' }).click();
  await expect(replay).toHaveCount(0);
  await expect(page.getByText('No open orders')).toBeVisible();
  await expect(deal.amount).toHaveValue('');
  expect(writes.filter((path) => /transaction|order/.test(path))).toEqual([]);
});

test('a replay is used by keyboard alone: start, steps, play, and back to the chart', async ({ deal, page }) => {
  await deal.open();
  await page.getByRole('button', { name: 'Chart type and tools' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Replay' }).focus();
  await page.keyboard.press('Enter');
  const replay = replayOf(page);
  const chart = replay.getByRole('application');
  await expect(replay.locator('.highcharts-candlestick-series .highcharts-point').nth(20)).toBeAttached();
  // Buying by its key is off below the window.
  await page.keyboard.press('b');
  await chart.focus();
  for (let strokes = 0; strokes < 4; strokes += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  const step = replay.getByRole('button', { name: 'Next bar' });
  await expect(step).toBeFocused();
  const bar = replay.getByText(/, close [\d,.]+$/).first();
  const first = (await bar.textContent()) ?? '';
  await page.keyboard.press('n');
  await expect(bar).not.toHaveText(first);
  const second = (await bar.textContent()) ?? '';
  await page.keyboard.press('k');
  await expect(bar).not.toHaveText(second);
  await page.keyboard.press('k');
  await expect(replay.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(replay).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Chart type and tools' })).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a replay has its chart above the orders on paper, and its controls at the foot', async ({ deal, page }) => {
    await deal.openOnPhone();
    await openReplay(page);
    const replay = replayOf(page);
    const box = await restingBox(replay.getByRole('application'));
    await page.touchscreen.tap(box.x + box.width / 3, box.y + box.height / 3);
    const step = replay.getByRole('button', { name: 'Next bar' });
    await expect(step).toBeInViewport();
    await step.tap();
    await replay.getByRole('textbox', { name: 'Size' }).fill('1');
    await replay.getByRole('button', { name: 'Paper sell' }).tap();
    await expect(replay.getByText('Short 1 BTC')).toBeVisible();
    await expect(step).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await replay.getByRole('button', { name: 'Leave replay' }).tap();
    await expect(replay).toHaveCount(0);
  });
});
