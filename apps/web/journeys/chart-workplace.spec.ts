import { expect, test } from './support/journey';
import { restingBox } from './support/motion';

test('an indicator is found by search and drawn, and an order starts at a price of the chart', async ({
  deal,
  page,
}) => {
  await deal.open();
  const chart = page.getByRole('application', { name: /BTC\/USDT/ });
  await expect(chart.locator('.highcharts-candlestick-series .highcharts-point').nth(50)).toBeAttached();

  await page.getByRole('button', { name: 'Indicators' }).click();
  const panel = page.getByRole('dialog', { name: 'Indicators' });
  await panel.getByRole('searchbox').fill('super');
  await panel.getByRole('button', { name: 'Favourite: SuperTrend' }).click();
  await panel.getByRole('checkbox', { name: /^SuperTrend/ }).check();
  const values = page.getByRole('list', { name: 'Indicator values (latest bar)' });
  await expect(values).toContainText(/SuperTrend [\d,]+\.\d+/);
  await panel.getByRole('button', { name: 'Close the indicators' }).click();
  await page.getByRole('button', { name: 'Indicators' }).click();
  await expect(page.getByRole('region', { name: 'Favourites' }).getByRole('checkbox')).toBeChecked();
  await page.getByRole('button', { name: 'Close the indicators' }).click();

  const box = await restingBox(chart);
  await chart.click({ button: 'right', position: { x: box.width / 3, y: box.height / 3 } });
  const sell = page.getByRole('menuitem', { name: /^Sell limit at/ });
  const price = ((await sell.textContent()) ?? '').replace(/^\D+/u, '');
  await sell.click();
  const field = page.getByRole('form', { name: 'Trade BTC/USDT' }).getByRole('textbox', { name: 'Price', exact: true });
  await expect(page.getByRole('radio', { name: 'Sell' })).toBeChecked();
  await expect
    .poll(async () => Number((await field.inputValue()).replaceAll(',', '')))
    .toBe(Number(price.replaceAll(',', '')));
});
