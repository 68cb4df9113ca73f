import type { Locator } from '@playwright/test';
import { expect, test } from './support/journey';
import { restingBox } from './support/motion';

/** Top and height of an element, CSS pixels. */
async function placeOf(element: Locator): Promise<{ readonly top: number; readonly height: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error('not laid out');
  return { top: Math.round(box.y), height: Math.round(box.height) };
}

for (const { symbol, width, quantity } of [
  { symbol: 'PEPE/USDT', width: 375, quantity: '100000' },
  { symbol: 'BTC/USDT', width: 360, quantity: '0.01' },
  { symbol: 'BTC/USDT', width: 1024, quantity: '0.01' },
]) {
  test(`the pair bar of ${symbol} keeps its height at ${width} px with an arrow and while reconnecting`, async ({
    deal,
    page,
    sandbox,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/dealCenter?symbol=${symbol.replace('/', '_')}`);
    await deal.live();
    const bar = page.getByRole('region', { name: /at a glance/ });
    const before = await placeOf(bar);
    const arrow = bar.getByText(/^(?:up|down)$/);
    await expect(arrow).toHaveCount(0);

    const { account } = await sandbox.user({ USDT: '1000000', [symbol.split('/')[0] ?? '']: quantity });
    await sandbox.order({ account, symbol, side: 'buy', quantity });
    await sandbox.order({ account, symbol, side: 'sell', quantity });
    await expect(arrow).toBeAttached();
    expect(await placeOf(bar)).toEqual(before);

    await sandbox.interruptSocket(6000);
    await expect(bar.getByText('Reconnecting')).toBeVisible();
    expect(await placeOf(bar)).toEqual(before);
  });
}

test.describe('the order sheet of a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('offers the best price, keeps its fields in place, follows typed amounts, and closes after the order', async ({
    deal,
    page,
    sandbox,
  }) => {
    const user = await sandbox.user({ USDT: '1000' });
    await deal.logIn(user);
    await page.goto('/dealCenter?symbol=BTC_USDT');
    await deal.live();
    await page.getByRole('button', { name: 'Buy', exact: true }).tap();
    await expect(deal.price).not.toHaveValue('');
    await expect(deal.available()).toContainText('1,000');
    const before = await placeOf(deal.price);

    await deal.price.fill('10000');
    await deal.amount.fill('0.037');
    const slider = deal.form.getByRole('slider');
    await expect(slider).toHaveAttribute('aria-valuenow', '37');
    expect(await placeOf(deal.price)).toEqual(before);
    await deal.amount.fill('5');
    await deal.price.focus();
    await expect(deal.form.getByText('This is more than you have available.')).toBeVisible();
    expect(await placeOf(deal.price)).toEqual(before);

    await deal.form.getByText('50%').tap();
    await expect(deal.amount).toHaveValue('0.05');
    await deal.submit('Buy');
    await expect(deal.form).toHaveCount(0);
    const toast = page.getByRole('region', { name: 'Messages' }).locator('.MuiAlert-root');
    const bar = page.getByRole('region', { name: 'Buy or sell' });
    const [card, foot] = [await restingBox(toast), await restingBox(bar)];
    expect(card.y + card.height).toBeLessThanOrEqual(foot.y);
    expect(card.y).toBeGreaterThan(422);
    await expect.poll(() => deal.openOrdersOf(user)).toBe(1);
  });

  test('shows its button in a window of 450 px', async ({ deal, page, sandbox }) => {
    await page.setViewportSize({ width: 390, height: 450 });
    await deal.logIn(await sandbox.user({ USDT: '1000' }));
    await page.goto('/dealCenter?symbol=BTC_USDT');
    await deal.live();
    await page.getByRole('button', { name: 'Buy', exact: true }).tap();
    await expect(deal.submitButton('Buy')).toBeInViewport({ ratio: 1 });
    await deal.amount.focus();
    const [field, button] = [await placeOf(deal.amount), await placeOf(deal.submitButton('Buy'))];
    expect(field.top + field.height).toBeLessThanOrEqual(button.top);
  });
});

test('the list of pairs shows whole names and the currency of the turnover at 390 px', async ({ deal, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/quotation');
  await deal.live();
  for (const symbol of ['BTC/USDT', 'PEPE/USDT']) {
    const name = page.getByRole('rowheader').filter({ hasText: symbol });
    await expect(name).toContainText(/[KMB] USDT$/);
    const cut = name
      .locator('*')
      .evaluateAll(
        (parts) => parts.filter((part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0).length,
      );
    expect(await cut).toBe(0);
    expect((await placeOf(name)).height).toBeLessThanOrEqual(56);
  }
});

test.describe('a phone on its side', () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true });

  test('gives the chart at least 250 px, in the page and in full screen', async ({ deal, page }) => {
    await page.goto('/dealCenter?symbol=BTC_USDT');
    await deal.live();
    const plot = page.getByRole('application');
    await expect(plot).toBeVisible({ timeout: 20_000 });
    expect((await placeOf(plot)).height).toBeGreaterThanOrEqual(250);
    await page.getByRole('button', { name: 'Full screen' }).tap();
    await expect(page.getByRole('dialog', { name: /chart/i })).toBeVisible();
    expect((await placeOf(plot)).height).toBeGreaterThanOrEqual(250);
  });
});
