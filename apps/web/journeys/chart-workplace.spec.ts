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

test('the chart counts down to the end of its bar, and a date before the first one of the market shows that', async ({
  deal,
  page,
}) => {
  await deal.open();
  const chart = page.getByRole('application', { name: /BTC\/USDT/ });
  const countdown = chart.locator('[data-note]');
  await expect(countdown).toHaveText(/^00:[0-5]\d$|^01:00$/);
  const shown = await countdown.textContent();
  await expect(countdown).not.toHaveText(shown ?? '');
  const menu = page.getByRole('button', { name: 'Chart type and tools' });
  await menu.click();
  await page.getByRole('menuitemcheckbox', { name: 'Bar countdown' }).click();
  await page.keyboard.press('Escape');
  await expect(countdown).toBeEmpty();

  await chart.focus();
  await page.keyboard.press('g');
  const dialog = page.getByRole('dialog', { name: 'Go to date' });
  await dialog.getByRole('spinbutton', { name: 'Year' }).click();
  await page.keyboard.type('2001');
  await dialog.getByLabel(/^Time/).fill('12:00');
  await dialog.getByRole('button', { name: 'Go to date' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(
    page.getByText(/^The first bar of BTC\/USDT opened on .* Interval changed to 1 day/).first(),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Go to latest' })).toBeVisible();
});
