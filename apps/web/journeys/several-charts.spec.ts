import { expect, test } from './support/journey';
import { restingBox } from './support/motion';

test('four charts have a linked cross-hair, and a reload restores them', async ({ deal, page }) => {
  await deal.open();
  await page.getByRole('button', { name: 'Chart type and tools' }).click();
  await page.getByRole('menuitem', { name: 'Several charts…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Arrange panels' });
  await dialog.getByRole('radio', { name: '4' }).check();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  const chartOf = (name: string) => page.getByRole('group', { name, exact: true });
  const hour = chartOf('BTC/USDT, 1 hour');
  await expect(hour).toBeVisible();

  await hour.getByRole('button', { name: 'BTC/USDT' }).click();
  await page.getByRole('menuitem', { name: 'Change pair' }).click();
  await page.getByRole('dialog', { name: 'Markets' }).getByRole('row', { name: /ETH/ }).first().click();
  const other = chartOf('ETH/USDT, 1 hour');
  await expect(other.getByRole('application')).toBeVisible();
  await expect(page.getByRole('application', { name: /^Price chart of/ })).toHaveCount(4);

  const plot = other.getByRole('application');
  await expect(plot.locator('.highcharts-candlestick-series .highcharts-point').nth(20)).toBeAttached();
  const box = await restingBox(plot);
  const hover = (share: number) => plot.hover({ position: { x: box.width * share, y: box.height / 2 } });
  // A pointer moves on. The chart library takes its place on the page from the first move after a drawing, and the bar from the next one.
  await expect(async () => {
    await hover(0.5);
    await hover(0.55);
    // The hour is before the view of the chart of minutes.
    expect(await page.locator('[data-cross-hair]').count()).toBe(2);
  }).toPass({ timeout: 60_000 });

  await page.reload();
  for (const name of ['ETH/USDT, 1 hour', 'BTC/USDT, 4 hours', 'BTC/USDT, 1 day']) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other names the missing one
    await expect(chartOf(name).getByRole('application')).toBeVisible();
  }
});
