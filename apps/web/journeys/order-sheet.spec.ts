import type { Locator } from '@playwright/test';
import { expect, test } from './support/journey';
import { restingBox } from './support/motion';
import { PHONE } from './support/views';

/** Top and height of an element, CSS pixels. */
async function placeOf(element: Locator): Promise<{ readonly top: number; readonly height: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error('not laid out');
  return { top: Math.round(box.y), height: Math.round(box.height) };
}

const TICKETS = [
  { path: '/dealCenter', account: 'change', read: /transaction\/deal/, open: 'Buy', submit: /^Buy/ },
  { path: '/leverdealCenter', account: 'lever', read: /lever\/deal\?/, open: 'Long', submit: /^Open long/ },
] as const;

test.describe('the button of a ticket', () => {
  test.use({ hasTouch: true, isMobile: true });

  for (const { path, account, read, open, submit } of TICKETS) {
    test(`the button of the ticket of ${path} stays where it is while the balance arrives, held upright and sideways`, async ({
      deal,
      page,
      sandbox,
    }) => {
      await deal.logIn(await sandbox.user({ USDT: '123456.78' }, account));
      for (const [width, height] of [
        [390, 844],
        [844, 390],
      ] as const) {
        await page.setViewportSize({ width, height });
        const held = Promise.withResolvers<undefined>();
        await page.route(read, async (route) => {
          await held.promise;
          await route.continue();
        });
        await page.goto(`${path}?symbol=BTC_USDT`);
        await page.getByRole('region', { name: /./ }).getByRole('button', { name: open, exact: true }).tap();
        const button = page.getByRole('form').getByRole('button', { name: submit });
        const before = await restingBox(button);
        held.resolve(undefined);
        await expect(page.getByRole('form')).toContainText('123,456.78');
        expect(await restingBox(button), `at ${width} px`).toEqual(before);
        await page.unroute(read);
      }
    });
  }
});

test.describe('the order sheet of a phone', () => {
  test.use(PHONE);

  test('the order sheet of a phone offers the best price, keeps its fields in place, follows typed amounts, and closes after the order', async ({
    deal,
    page,
    sandbox,
  }) => {
    const user = await sandbox.user({ USDT: '1000' });
    await deal.openOnPhone(user);
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
    await deal.openOnPhone(await sandbox.user({ USDT: '1000' }));
    await page.getByRole('button', { name: 'Buy', exact: true }).tap();
    await expect(deal.submitButton('Buy')).toBeInViewport({ ratio: 1 });
    await deal.amount.focus();
    const [field, button] = [await placeOf(deal.amount), await placeOf(deal.submitButton('Buy'))];
    expect(field.top + field.height).toBeLessThanOrEqual(button.top);
  });
});
