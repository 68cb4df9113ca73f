import type { Locator } from '@playwright/test';
import { expect, test } from './support/journey';
import { restingBox } from './support/motion';

/** Top and height of an element, CSS pixels. */
async function placeOf(element: Locator): Promise<{ readonly top: number; readonly height: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error('not laid out');
  return { top: Math.round(box.y), height: Math.round(box.height) };
}

test.describe('the order sheet of a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the order sheet of a phone offers the best price, keeps its fields in place, follows typed amounts, and closes after the order', async ({
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
    await expect(deal.form.getByText('Insufficient balance. Reduce the amount or deposit funds.')).toBeVisible();
    expect(await placeOf(deal.price)).toEqual(before);

    // The middle of the track.
    await deal.form.locator('.MuiSlider-root').tap();
    await expect(deal.amount).toHaveValue('0.05');
    await deal.submit('Buy');
    await expect(deal.form).toHaveCount(0);
    const toast = page.getByRole('region', { name: 'Notifications' }).locator('.MuiAlert-root');
    const bar = page.getByRole('region', { name: 'Buy or sell' });
    const [card, foot] = [await restingBox(toast), await restingBox(bar)];
    expect(card.y + card.height).toBeLessThanOrEqual(foot.y);
    expect(card.y).toBeGreaterThan(422);
    await expect.poll(() => deal.openOrdersOf(user)).toBe(1);
  });

  test('the order sheet of a phone shows its button in a window of 450 px', async ({ deal, page, sandbox }) => {
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
