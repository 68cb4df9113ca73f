import type { Locator, Page } from '@playwright/test';
import type { DealCenter } from './support/deal-center';
import { expect, test } from './support/journey';
import type { Sandbox } from './support/sandbox';

const SYMBOL = 'BTC/USDT';
const TEN_MINUTES = 600_000;
/** The longest duration: the exchange's clock goes on, and on a slow machine a short one ends before its list is shown. */
const DURATION_MS = 300_000;

const setPrice = (sandbox: Sandbox, price: string) => sandbox.keepPrice(SYMBOL, price);

/** The price at which an option opens: the worse of the index and its median over 10 seconds, which earlier prices have left. */
async function settlePrice(sandbox: Sandbox, price: string): Promise<void> {
  await setPrice(sandbox, price);
  // The mark is recorded a quarter of a second later.
  await sandbox.advance(1000);
  await sandbox.advance(11_000);
  // The time that has passed has ended the index.
  await setPrice(sandbox, price);
}

/** Opens the screen as a new user with 1,000 USDT in the options account. */
async function openOptions(deal: DealCenter, sandbox: Sandbox) {
  const user = await sandbox.user({ USDT: '1000' }, 'micro');
  await deal.logIn(user);
  await deal.page.goto('/secondDealCenter?symbol=BTC_USDT');
  await expect(deal.page.getByRole('button', { name: '100', exact: true })).toBeVisible();
  // The outcome of a lost reply is the difference from this list.
  await expect(deal.page.getByText('No open options')).toBeVisible();
  return user;
}

async function buyUp(page: Page) {
  await page.getByRole('button', { name: /^300 s/ }).click();
  await page.getByRole('button', { name: '100', exact: true }).click();
  await page.getByRole('button', { name: /[▲▼] Up/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Up' }).click();
}

const running = (page: Page) => page.getByRole('timer');
const available = (page: Page, amount: string) => page.getByText(new RegExp(`^${amount}.USDT`)).first();

test('an up option wins, loses and draws in two tabs, on a device whose clock is 10 minutes wrong', async ({
  page,
  sandbox,
  deal,
}) => {
  await page.context().addInitScript((wrong) => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + wrong;
  }, TEN_MINUTES);
  await settlePrice(sandbox, '104000');
  await openOptions(deal, sandbox);
  await buyUp(page);
  const other = await page.context().newPage();
  await other.goto('/secondDealCenter?symbol=BTC_USDT');
  for (const tab of [page, other]) {
    await expect(running(tab)).toHaveText(/^(2\d\d|300)\.\d$/);
    // A tab that is not connected hears of no result.
    await expect(tab.getByText('Live', { exact: true }).first()).toBeVisible();
  }

  const settle = async (end: string | undefined, result: RegExp, left: string) => {
    if (end !== undefined) await setPrice(sandbox, end);
    // The mark is recorded a quarter of a second later.
    await sandbox.advance(1000);
    await sandbox.advance(DURATION_MS);
    await expect(running(page)).toHaveCount(0);
    await page.getByRole('tab', { name: 'Closed' }).click();
    await expect(page.getByRole('cell', { name: result })).toBeVisible();
    await expect(available(page, left)).toBeVisible();
    await page.getByRole('tab', { name: 'Open', exact: true }).click();
  };
  await settle('104100', /^\+89\.80\sUSDT$/, '1,089.80');
  await expect(running(other)).toHaveCount(0);
  await other.close();

  await settlePrice(sandbox, '104000');
  await buyUp(page);
  await expect(running(page)).toHaveCount(1);
  await settle('103900', /^−100\.20\sUSDT$/, '989.60');

  await settlePrice(sandbox, '104000');
  await buyUp(page);
  await expect(running(page)).toHaveCount(1);
  await settle(undefined, /^−0\.20\sUSDT$/, '989.40');
});

test('a held Enter key opens one option', async ({ page, sandbox, deal }) => {
  await setPrice(sandbox, '104000');
  await openOptions(deal, sandbox);
  await page.getByRole('button', { name: '100', exact: true }).click();
  const dialog = page.getByRole('dialog');
  const hold = async (button: Locator) => {
    await button.focus();
    for (let repeat = 0; repeat < 20; repeat += 1) await page.keyboard.down('Enter');
  };
  await hold(page.getByRole('button', { name: /[▲▼] Up/ }));
  await expect(dialog).toBeVisible();
  await hold(dialog.getByRole('button', { name: 'Up' }));
  // The key is still down: what it pressed was the button of the panel.
  await expect(dialog).toBeVisible();
  await page.keyboard.up('Enter');
  await hold(dialog.getByRole('button', { name: 'Up' }));
  await expect(dialog).toBeHidden();
  await expect(running(page)).toHaveCount(1);
  // The focus is back on the panel's button, and the key is still down.
  await page.keyboard.down('Enter');
  await expect(dialog).toBeHidden();
  await page.keyboard.up('Enter');
  await expect(available(page, '899.80')).toBeVisible();
});

test('twenty options that expire in the same second while the user is offline are looked up on return', async ({
  context,
  page,
  sandbox,
  deal,
}) => {
  await settlePrice(sandbox, '104000');
  const user = await openOptions(deal, sandbox);
  const { id, legal_id } = await sandbox.pair(SYMBOL);
  const option = `match_id=${id}&currency_id=${legal_id}&type=1&seconds=300&number=10`;
  await Promise.all(Array.from({ length: 20 }, () => sandbox.message('POST', 'microtrade/submit', option, user.token)));
  await page.reload();
  await expect(running(page)).toHaveCount(20);

  await context.setOffline(true);
  await sandbox.interruptSocket(1000);
  await expect(page.getByText(/^You are offline/).first()).toBeVisible();
  await setPrice(sandbox, '104100');
  await sandbox.advance(1000);
  await sandbox.advance(DURATION_MS);
  await context.setOffline(false);
  await expect(running(page)).toHaveCount(0);
  await page.getByRole('tab', { name: 'Closed' }).click();
  await expect(page.getByRole('cell', { name: /^\+8\.98\sUSDT$/ })).toHaveCount(20);
});

test('an option that expires while the server is stopped has the result of the price at its expiry', async ({
  page,
  sandbox,
  deal,
}) => {
  test.skip(sandbox.isShared, 'a cluster is not stopped by a journey');
  await page.clock.install();
  await settlePrice(sandbox, '104000');
  await openOptions(deal, sandbox);
  await buyUp(page);
  await expect(running(page)).toHaveCount(1);
  await setPrice(sandbox, '104100');
  // The mark is recorded by the tick of the clock.
  await sandbox.advance(1000);

  await sandbox.close();
  // The page looks for the result in vain.
  await page.clock.fastForward(DURATION_MS);
  await sandbox.startAgain(DURATION_MS);
  await setPrice(sandbox, '103900');
  await page.clock.fastForward(DURATION_MS);
  await expect(running(page)).toHaveCount(0);
  await page.getByRole('tab', { name: 'Closed' }).click();
  await expect(page.getByRole('cell', { name: /^\+89\.80\sUSDT$/ })).toBeVisible();
  await expect(available(page, '1,089.80')).toBeVisible();
});
