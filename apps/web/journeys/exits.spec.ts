import { devices, type BrowserContext, type Page } from '@playwright/test';
import { DealCenter } from './support/deal-center';
import { expect, test } from './support/journey';
import type { Sandbox } from './support/sandbox';

const WIDE = { viewport: { width: 1440, height: 900 } };
const PHONE = devices['Pixel 7'];

/** Five inputs after the price: amount, TP/SL, take profit, stop loss, the button. */
async function placeWithExits(deal: DealCenter, exits: { takeProfit: string; stopLoss: string }): Promise<void> {
  await deal.amount.fill('0.01');
  await deal.form.getByRole('checkbox', { name: 'TP/SL' }).check();
  await deal.form.getByRole('textbox', { name: 'Take profit' }).fill(exits.takeProfit);
  await deal.form.getByRole('textbox', { name: 'Stop loss' }).fill(exits.stopLoss);
  await deal.submitButton('Buy').click();
}

/** The tab is closed, the order fills, its stop loss is hit, and the user opens the exchange again. */
async function stopWhileAway(context: BrowserContext, page: Page, sandbox: Sandbox): Promise<Page> {
  await page.close();
  await sandbox.setPrice('BTC/USDT', '59000');
  await sandbox.setPrice('BTC/USDT', '56000');
  return context.newPage();
}

async function expectTold(page: Page): Promise<void> {
  await page.goto('/allTransaction?tab=history');
  const history = page.getByRole('table', { name: 'Trade history' });
  await expect(history.getByRole('row', { name: /Sell.*Stop loss/ }).first()).toBeVisible();
  await page.goto('/account/accountMessage?tab=events');
  await expect(page.getByRole('link', { name: /^Stop loss hit: sold [\d.]+ BTC at [\d,.]+ USDT$/ })).toBeVisible();
}

for (const [name, options] of [
  ['a wide window', WIDE],
  ['a phone', PHONE],
] as const) {
  test(`the stop loss of a limit order protects a user of ${name} whose tab is closed, who finds on return what happened`, async ({
    browser,
    baseURL,
    sandbox,
  }) => {
    const user = await sandbox.user({ USDT: '5000' });
    await sandbox.setPrice('BTC/USDT', '61000');
    const context = await browser.newContext({ ...options, ...(baseURL && { baseURL }), locale: 'en-GB' });
    const page = await context.newPage();
    const deal = new DealCenter(page, sandbox);
    await deal.logIn(user);
    await page.addInitScript(() => localStorage.setItem('bourse.spot.skipConfirmation', '1'));
    await page.goto('/dealCenter?symbol=BTC_USDT');
    await deal.live();
    if (options === PHONE) {
      await page.getByRole('region', { name: 'Buy or sell' }).getByRole('button', { name: 'Buy', exact: true }).tap();
    }
    await deal.price.fill('60000');
    await placeWithExits(deal, { takeProfit: '65000', stopLoss: '58000' });
    await expect.poll(() => deal.openOrdersOf(user)).toBe(1);

    await expectTold(await stopWhileAway(context, page, sandbox));
    expect(await deal.openOrdersOf(user)).toBe(0);
    expect(await sandbox.brokenRules()).toEqual({});
    await context.close();
  });
}
