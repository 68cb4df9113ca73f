import { readFile } from 'node:fs/promises';
// The test of Playwright itself: that of the journeys starts a sandbox.
import { expect, test, type Browser, type Page } from '@playwright/test';
import { DealCenter } from './support/deal-center';
import { isCcxtInstalled, OWNER, startGateway } from './support/gateway';
import { leavePagesAtRest } from './support/history-at-rest';
import { logInOnScreen } from './support/identity';
import { listenForComplaints } from './support/journey';
import { LeverScreen } from './support/lever-screen';

/** Runs the journey of an owner in front of a gateway of its own. In the end the page has no complaints. */
async function atVenue(
  browser: Browser,
  venue: Parameters<typeof startGateway>[0],
  journey: (page: Page) => Promise<void>,
): Promise<void> {
  const gateway = await startGateway(venue);
  const context = await browser.newContext({
    baseURL: gateway.address,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
  });
  leavePagesAtRest(context);
  try {
    const page = await context.newPage();
    const complaints = listenForComplaints(page);
    await journey(page);
    expect(complaints).toEqual([]);
  } finally {
    await context.close();
    await gateway.stop();
  }
}

test('the owner of an account at a venue trades with it, and sees what the venue has alone', async ({ browser }) => {
  await atVenue(browser, undefined, async (page) => {
    const news: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/news/')) news.push(request.url());
    });
    const deal = new DealCenter(page);
    await page.goto('/components/login');
    await logInOnScreen(page, OWNER, OWNER.password);
    await expect(page).not.toHaveURL(/login/);
    await deal.open();
    await expect(page.getByText('Testnet')).toBeVisible();
    await expect(deal.available()).toContainText('1,000');

    await deal.type('Buy', '90', '0.5');
    await deal.submit('Buy');
    const order = deal.openOrders.getByRole('row', { name: /90\.00/ });
    await expect(order).toBeVisible();
    await expect(deal.available()).toContainText('955');
    await order.getByRole('button', { name: /^Cancel/ }).click();
    await expect(order).toHaveCount(0);
    await expect(deal.available()).toContainText('1,000');

    // The page of all orders: filtered, and cancelled as filtered.
    for (const price of ['91', '92']) {
      await deal.type('Buy', price, '0.1');
      await deal.submit('Buy');
      await expect(deal.openOrders.getByRole('row', { name: new RegExp(`${price}\\.00`) })).toBeVisible();
    }
    await page.goto('/allTransaction');
    const rows = deal.openOrders.getByRole('row').filter({ has: page.getByRole('button', { name: /^Cancel/ }) });
    await expect(rows).toHaveCount(2);
    for (const [side, count] of [
      ['Sell', 0],
      ['Buy', 2],
    ] as const) {
      await page.getByRole('combobox', { name: 'Side' }).click();
      await page.getByRole('option', { name: side, exact: true }).click();
      await expect(rows).toHaveCount(count);
    }
    await page.getByRole('button', { name: 'Cancel filtered' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel these orders' }).click();
    await expect(rows).toHaveCount(0);

    await deal.open();
    await deal.choose('Market');
    await deal.sizeIn('BTC');
    await deal.amount.fill('0.2');
    await deal.submit('Buy');
    await expect(deal.available()).toContainText('979.95');
    await deal.showHistory();
    await expect(deal.history.getByRole('row', { name: /Buy.*100\.25.*0\.2/ })).toBeVisible();
    await page.goto('/allTransaction?tab=history');
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: /CSV/ }).click();
    expect(await readFile(await (await saving).path(), 'utf8')).toContain('100.25');

    const menu = page.getByRole('navigation').getByRole('link');
    for (const name of ['Leverage', 'Options', 'C2C']) await expect(menu.filter({ hasText: name })).toHaveCount(0);
    // A product without a back end by its address, and nothing is asked of it.
    await page.goto('/c2c');
    await expect(page.getByRole('heading', { name: 'Not available on this exchange' })).toBeVisible();
    await page.getByRole('link', { name: 'Assets', exact: true }).first().click();
    const balances = page.getByRole('table');
    await expect(balances.getByRole('row', { name: /^BTC 1\.2/ })).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Leverage account' })).toHaveCount(0);
    expect(news).toEqual([]);
  });
});

test('the owner of an account at a venue opens a position with leverage, sets a stop, closes a part and the rest, and cancels an order that waits', async ({
  browser,
}) => {
  test.skip(!isCcxtInstalled(), 'ccxt is not installed');
  await atVenue(browser, 'leverage', async (page) => {
    const lever = new LeverScreen(page, 'BTC/USDT');
    await page.goto('/components/login');
    await logInOnScreen(page, OWNER, OWNER.password);
    await expect(page).not.toHaveURL(/login/);
    await lever.open();
    await lever.openPosition('10', '10000');
    await expect(lever.closeButtons).toHaveCount(1);

    await lever.setStopLoss('90');
    await expect(lever.cell('90.00')).toBeVisible();

    await lever.form.getByRole('radio', { name: 'Limit' }).click();
    await lever.form.getByRole('textbox', { name: /^Price/ }).fill('55');
    await lever.openPosition('10', '10000');
    await lever.showList('Open orders');
    const revoke = page.getByRole('row').getByRole('button', { name: /^Cancel: order/ });
    await revoke.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click();
    await expect(revoke).toHaveCount(0);

    await lever.showList('Positions');
    await lever.closePart('4000');
    await expect(lever.cell('6,000')).toBeVisible();
    await expect(lever.cell('90.00')).toBeVisible();
    await lever.close();
    await expect(lever.closeButtons).toHaveCount(0);
    await lever.showList('Closed');
    await expect(lever.closed).toHaveCount(2);
  });
});

test('the owner places a stop-limit, a post-only, an immediate and a reduce-only order at a venue, and edits one', async ({
  browser,
}) => {
  test.skip(!isCcxtInstalled(), 'ccxt is not installed');
  await atVenue(browser, 'kraken', async (page) => {
    const deal = new DealCenter(page);
    const rowAt = (price: RegExp) => deal.openOrders.getByRole('row', { name: price });
    await page.goto('/components/login');
    await logInOnScreen(page, OWNER, OWNER.password);
    await expect(page).not.toHaveURL(/login/);
    await deal.open('BTC_USD');
    await expect(deal.available()).toContainText('1,000');

    await deal.chooseStopLimit();
    await deal.form.getByRole('textbox', { name: /^Trigger price/ }).fill('110');
    await deal.type('Buy', '112', '0.5');
    await deal.submit('Buy');
    const stop = rowAt(/Stop-limit.*112\.00/);
    await expect(stop).toContainText('110');

    await deal.choose('Limit');
    await deal.form.getByRole('checkbox', { name: 'Post-only' }).check();
    await deal.type('Buy', '90', '0.5');
    await deal.submit('Buy');
    await rowAt(/Post-only.*90\.00/)
      .getByRole('button', { name: /^Edit order/ })
      .click();
    const edit = page.getByRole('dialog', { name: /^Edit buy of 0\.5 BTC at 90/ });
    await edit.getByRole('textbox', { name: 'New price' }).fill('91');
    await edit.getByRole('button', { name: 'Edit order' }).click();
    await expect(rowAt(/Post-only.*91\.00/)).toBeVisible();
    await expect(rowAt(/Post-only.*90\.00/)).toHaveCount(0);

    await deal.form.getByRole('checkbox', { name: 'Post-only' }).uncheck();
    await deal.chooseTimeInForce('Immediate or cancel (IOC)');
    await deal.type('Buy', '100', '0.5');
    await deal.submit('Buy');
    await expect(page.getByText(/Nothing was traded/).first()).toBeVisible();
    await expect(rowAt(/100\.00/)).toHaveCount(0);

    await stop.getByRole('button', { name: /^Cancel/ }).click();
    await expect(stop).toHaveCount(0);

    const lever = new LeverScreen(page, 'BTC/USD');
    await lever.open();
    await lever.openPosition('10', '10000');
    await expect(lever.closeButtons).toHaveCount(1);
    await lever.form.getByRole('radio', { name: 'Limit' }).click();
    await lever.form.getByRole('checkbox', { name: 'Reduce only' }).check();
    await lever.form.getByRole('textbox', { name: /^Price/ }).fill('120');
    await lever.lots.fill('4000');
    await lever.form.getByRole('button', { name: 'Close long' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Close long/ })
      .click();
    await lever.showList('Open orders');
    await expect(lever.cell('4,000')).toBeVisible();
  });
});
