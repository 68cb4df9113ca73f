import { expect, test } from './support/journey';
import { restingBox } from './support/motion';

const HEIGHT = 844;
const CHART_AT_LEAST = 0.45 * HEIGHT;
const TOUCH = 44;
const LEVELS = 10;

test.use({ viewport: { width: 390, height: HEIGHT }, hasTouch: true, isMobile: true });

test('a phone has the chart with 45 % of its height, the order buttons above the navigation, and no footer', async ({
  deal,
  page,
  sandbox,
}) => {
  await deal.openOnPhone(await sandbox.user({ USDT: '1000' }));
  const chart = await restingBox(page.getByRole('region', { name: 'Chart', exact: true }));
  const actions = await restingBox(page.getByRole('region', { name: 'Buy or sell' }));
  const navigation = page.getByRole('navigation', { name: 'Quick navigation' });
  const foot = await restingBox(navigation);
  expect(chart.height).toBeGreaterThanOrEqual(CHART_AT_LEAST);
  expect(chart.y + chart.height).toBeLessThanOrEqual(actions.y);
  expect(actions.y + actions.height).toBeLessThanOrEqual(foot.y + 1);
  expect(Math.round(foot.y + foot.height)).toBe(HEIGHT);
  for (const link of await navigation.getByRole('link').all()) {
    expect((await restingBox(link)).height).toBeGreaterThanOrEqual(TOUCH);
  }
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  // A name without room leaves the mark in the middle of the header.
  await page.setViewportSize({ width: 280, height: HEIGHT });
  const header = await restingBox(page.getByRole('banner'));
  const mark = await restingBox(page.getByRole('banner').locator('a svg').first());
  expect(Math.abs(mark.y + mark.height / 2 - header.y - header.height / 2)).toBeLessThan(2);
  await page.setViewportSize({ width: 390, height: HEIGHT });

  await navigation.getByRole('link', { name: 'Assets' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Assets' })).toBeVisible();
  await expect(navigation.getByRole('link', { name: 'Assets' })).toHaveAttribute('aria-current', 'page');
  // The keyboard of the phone has the room of the navigation.
  await page.getByRole('searchbox').or(page.getByRole('textbox')).first().tap();
  await expect(navigation).toBeHidden();
  await page.getByRole('heading', { level: 1, name: 'Assets' }).tap();
  await expect(navigation).toBeVisible();
  await navigation.getByRole('link', { name: 'Trade' }).tap();
  await expect(page).toHaveURL(/dealCenter/);
});

test('the order sheet of a phone has ten levels of each side beside the form, and a press on one fills the price', async ({
  deal,
  page,
  sandbox,
}) => {
  await deal.openOnPhone(await sandbox.user({ USDT: '1000' }));
  await page.getByRole('region', { name: 'Buy or sell' }).getByRole('button', { name: 'Buy', exact: true }).tap();
  const bids = page.getByRole('dialog').getByRole('group', { name: 'Buy-in, bids' }).getByRole('button');
  await expect(bids).toHaveCount(LEVELS);
  const level = bids.nth(2);
  const price = (await level.locator('span').first().textContent())?.replaceAll(',', '');
  await level.tap();
  await expect.poll(async () => Number((await deal.price.inputValue()).replaceAll(',', ''))).toBe(Number(price));
});

test('the window of a phone on its side is the chart, below the pair, its price and the order buttons', async ({
  deal,
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: HEIGHT, height: 390 });
  await deal.openOnPhone(await sandbox.user({ USDT: '1000' }));
  const line = page.getByRole('region', { name: 'BTC/USDT at a glance' });
  const chart = await restingBox(page.getByRole('region', { name: 'Chart', exact: true }));
  const foot = await restingBox(page.getByRole('navigation', { name: 'Quick navigation' }));
  expect(chart.height).toBeGreaterThanOrEqual(280);
  expect(chart.y + chart.height).toBeLessThanOrEqual(foot.y + 1);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await line.getByRole('button', { name: 'Sell', exact: true }).tap();
  await expect(deal.submitButton('Sell')).toBeInViewport();
});
