import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { expect, test } from './support/journey';
import { LeverScreen } from './support/lever-screen';
import { nextPoll, ownClock } from './support/polls';
import type { Sandbox, SandboxUser } from './support/sandbox';

const TRON = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
const USDT_CONTRACT = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const BLOCK_MS = 10_000;
const CONFIRMATIONS = 6;
/** One pixel. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const addressOf = (page: Page) => page.getByRole('textbox', { name: 'USDT address' });
const amountOf = (page: Page) => page.getByRole('textbox', { name: 'Amount' });
const review = (page: Page) => page.getByRole('button', { name: 'Review withdrawal' }).click();
const withdrawals = (page: Page, amount = '100') => page.getByRole('row', { name: new RegExp(`[-−]${amount} USDT`) });

const refusal = (page: Page) => page.getByText('Insufficient balance.');

async function requestWithdrawal(page: Page, amount = '100') {
  await page.goto('/new_account/withdraw');
  await addressOf(page).fill(TRON);
  await amountOf(page).fill(amount);
  await review(page);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `Withdraw ${amount} USDT` })
    .click();
}

const envelope = v.object({ type: v.union([v.string(), v.number()]) });
const rows = v.object({ list: v.array(v.object({ value: v.union([v.string(), v.number()]) })) });

/** How many withdrawals the exchange itself has from this user. */
async function withdrawalsOf(sandbox: Sandbox, { token }: SandboxUser): Promise<number> {
  const usdt = v
    .parse(
      v.array(v.object({ id: v.number(), name: v.string() })),
      await sandbox.message('GET', 'currency/user_currency_list', undefined, token),
    )
    .find(({ name }) => name === 'USDT');
  const log = await sandbox.message('POST', 'wallet/legal_log', `type=2&page=1&currency=${usdt?.id}`, token);
  return v.parse(rows, log).list.filter(({ value }) => Number(value) < 0).length;
}

test('a deposit over TRC20 counts from 0 to 6 confirmations in every tab, and a deposit proof is credited as reviewed', async ({
  deal,
  page,
  sandbox,
}) => {
  await sandbox.automaticDesk(false);
  const user = await sandbox.user({});
  await ownClock(page);
  await deal.logIn(user);
  await page.goto('/account/recharge');
  await test.step('confirmations', async () => {
    await page.getByRole('radio', { name: /TRC20/ }).check();
    await expect(page.getByRole('img', { name: 'USDT address on TRC20' })).toBeVisible();
    const other = await page.context().newPage();
    await other.goto('/new_account/change');
    await expect(other.getByRole('row', { name: /^USDT/ })).toContainText('0.00000000');

    await page.bringToFront();
    await sandbox.payIn({ account: user.account, currency: 'USDT', network: 'TRC20', amount: '250' });
    const row = page.getByRole('row', { name: /250 USDT/ });
    await nextPoll(page);
    // Blocks follow the exchange's clock: on a slow machine more of them have passed.
    await expect(row).toContainText(/[0-5] of 6 confirmations/);
    await sandbox.advance(BLOCK_MS);
    await expect(other.getByRole('row', { name: /^USDT/ })).toContainText('250');
    for (let block = 1; block <= CONFIRMATIONS; block += 1) await sandbox.advance(BLOCK_MS);
    await nextPoll(page);
    await expect(row).toContainText('Confirmed');
    await other.close();
  });

  await test.step('proof', async () => {
    await page.getByRole('button', { name: 'Submit a deposit proof' }).click();
    const dialog = page.getByRole('dialog', { name: 'Deposit proof, USDT' });
    await dialog.getByRole('button', { name: 'Submit proof' }).click();
    await expect(dialog.getByText('Add a payment screenshot.')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'From address' }).fill(TRON);
    await dialog.getByRole('textbox', { name: 'Transaction hash' }).fill(`0x${String(user.id).padStart(64, 'f')}`);
    await dialog.getByRole('textbox', { name: 'Amount sent' }).fill('100');
    const picture = { name: 'payment.png', mimeType: 'image/png', buffer: Buffer.from(PNG, 'base64') };
    await dialog.getByLabel(/^Choose photo/).setInputFiles(picture);
    await expect(dialog.getByText('Uploaded')).toBeVisible();
    await dialog.getByRole('button', { name: 'Submit proof' }).click();
    await expect(dialog).toBeHidden();
    const claimed = page.getByRole('row', { name: /100 USDT/ });
    await expect(claimed).toContainText('Under review');

    await sandbox.decide(user, 'approve', { fields: { amount: '40' } });
    await nextPoll(page);
    await expect(page.getByRole('row', { name: /40 USDT/ })).toContainText('Completed');
    await expect(claimed).toHaveCount(0);
  });
});

test('a withdrawal to a new address passes every check, is approved, and is confirmed by the chain; a rejected one is released with the reason', async ({
  deal,
  page,
  sandbox,
}) => {
  await sandbox.automaticDesk(false);
  await ownClock(page);
  const user = await sandbox.user({ USDT: '1000' });
  await deal.logIn(user);
  await page.goto('/new_account/withdraw');
  const address = addressOf(page);
  const amount = amountOf(page);
  await review(page);
  await expect(page.getByText('Enter an address.')).toBeVisible();
  await expect(page.getByText('Enter an amount.')).toBeVisible();
  for (const [wrong, problem] of [
    ['nonsense', 'This is not a valid address for this currency.'],
    ['TJRabPrwbZy45sbavfcjinPJC18kjpRTv9', 'Invalid address (checksum error)'],
    [USDT_CONTRACT, 'This is a token contract address'],
  ] as const) {
    await address.fill(wrong);
    await expect(page.getByText(problem)).toBeVisible();
  }
  await address.fill(TRON);
  await expect(page.getByRole('radio', { name: /TRC20/ })).toBeChecked();
  for (const [typed, problem] of [
    ['5', 'Minimum: 10 USDT'],
    ['60000', 'Up to 50,000 USDT per withdrawal'],
    ['5000', 'Insufficient balance'],
  ] as const) {
    await amount.fill(typed);
    await expect(page.getByText(problem)).toBeVisible();
  }
  await amount.fill('15');
  await review(page);
  await expect(page.getByText('Accept the fee or change the amount.')).toBeVisible();
  await amount.fill('100');
  await review(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(TRON);
  await expect(dialog).toContainText('99 USDT');
  await dialog.getByRole('button', { name: 'Withdraw 100 USDT' }).dblclick();

  const row = withdrawals(page);
  await expect(row).toContainText('Under review');
  await sandbox.decide(user, 'approve');
  await nextPoll(page);
  await expect(row).toContainText('Approved, pending on-chain');
  await sandbox.advance(BLOCK_MS);
  await nextPoll(page);
  await expect(row).toContainText('Completed');
  await expect(row).toHaveCount(1);

  await expect(page.getByText('Available 900 USDT')).toBeVisible();
  await requestWithdrawal(page, '200');
  const rejected = withdrawals(page, '200');
  await expect(rejected).toContainText('Under review');
  await expect(page.getByText('Available 700 USDT')).toBeVisible();
  await sandbox.decide(user, 'reject', { note: 'Unusual' });
  await nextPoll(page);
  await expect(rejected).toContainText('Rejected');
  await expect(rejected).toContainText('Reason: Unusual');
  await expect(page.getByText('Available 900 USDT')).toBeVisible();
});

test('a withdrawal whose reply is lost is found, not sent again, and its input is emptied', async ({
  deal,
  page,
  sandbox,
}) => {
  const user = await sandbox.user({ USDT: '1000' });
  await deal.logIn(user);
  const fault = { path: '/api/wallet/out', method: 'POST', spoils: 'reply', times: 1 } as const;
  await sandbox.fault({ ...fault, kind: 'status', status: 502 });
  await requestWithdrawal(page);
  await expect(page.getByRole('heading', { name: 'Your withdrawal was submitted' })).toBeVisible();
  await expect(amountOf(page)).toHaveValue('');
  await expect(withdrawals(page)).toHaveCount(1);
  expect(await withdrawalsOf(sandbox, user)).toBe(1);

  // Chromium repeats a request by itself when the connection drops; both have the same identity.
  await sandbox.fault({ ...fault, kind: 'drop' });
  await requestWithdrawal(page, '50');
  await expect(withdrawals(page, '50')).toHaveCount(1);
  expect(await withdrawalsOf(sandbox, user)).toBe(2);
});

test('two tabs that withdraw the whole balance at once make one withdrawal', async ({ deal, page, sandbox }) => {
  const user = await sandbox.user({ USDT: '500' });
  await deal.logIn(user);
  await page.goto('/new_account/withdraw');
  const other = await page.context().newPage();
  const tabs = [page, other];
  for (const tab of tabs) {
    await tab.goto('/new_account/withdraw');
    await addressOf(tab).fill(TRON);
    await tab.getByRole('button', { name: 'All' }).click();
    await review(tab);
    await expect(tab.getByRole('dialog')).toBeVisible();
  }
  const replies = tabs.map(async (tab) => v.parse(envelope, await (await tab.waitForResponse(/wallet\/out/)).json()));
  await Promise.all(tabs.map((tab) => tab.getByRole('button', { name: 'Withdraw 500 USDT' }).click()));
  // Equal requests of the same millisecond are one request to the exchange: both tabs are then told of the one withdrawal.
  const refused = (await Promise.all(replies)).filter(({ type }) => type !== 'ok').length;
  expect(refused).toBeLessThanOrEqual(1);
  await expect
    .poll(async () => (await Promise.all(tabs.map((tab) => refusal(tab).count()))).filter((count) => count > 0).length)
    .toBe(refused);
  for (const tab of tabs) await expect(withdrawals(tab, '500')).toHaveCount(1);
  expect(await withdrawalsOf(sandbox, user)).toBe(1);
  expect(await sandbox.brokenRules()).toEqual({});
});

async function transfer(page: Page, from: string, to: string, amount: string) {
  await page.goto(`/new_account/transfer?from=${from}&to=${to}`);
  await amountOf(page).fill(amount);
  await page.getByRole('button', { name: 'Transfer', exact: true }).click();
  await page.getByRole('button', { name: `Transfer ${amount} USDT` }).click();
}

test('transfers move money between all accounts; a lost reply is found; the statement is exact', async ({
  deal,
  page,
  sandbox,
}) => {
  const user = await sandbox.user({ USDT: '1000' });
  await deal.logIn(user);
  const steps = [
    ['change', 'legal', '400'],
    ['legal', 'lever', '200'],
    ['lever', 'micro', '50'],
    ['micro', 'change', '20'],
  ] as const;
  for (const [from, to, amount] of steps) {
    await transfer(page, from, to, amount);
    await expect(page.getByRole('heading', { name: 'Transfer history', level: 1 })).toBeVisible();
  }
  const history = page.getByRole('table', { name: 'Transfer history' }).getByRole('row', { name: /USDT/ });
  await expect(history).toHaveCount(steps.length);

  const fault = { path: '/api/wallet/change', method: 'POST', spoils: 'reply', times: 1 } as const;
  await sandbox.fault({ ...fault, kind: 'status', status: 502 });
  await transfer(page, 'change', 'legal', '7');
  await expect(page.getByRole('heading', { name: 'Transfer completed' })).toBeVisible();
  await expect(amountOf(page)).toHaveValue('');
  await page.goto('/transferRecord');
  await expect(history).toHaveCount(steps.length + 1);

  for (let order = 1; order <= 10; order += 1) {
    await sandbox.order({ account: user.account, symbol: 'BTC/USDT', side: 'buy', quantity: '0.0001', price: '50000' });
    await sandbox.order({ account: user.account, symbol: 'ETH/USDT', side: 'buy', quantity: '0.003' });
  }
  await page.goto('/new_account/statement');
  await page.getByRole('button', { name: 'Generate statement' }).click();
  await expect(page.getByText(/.* to .*: all balances match their entries\./)).toBeVisible();
  expect(await sandbox.brokenRules()).toEqual({});
});

test('a transfer that would take margin of an open position is named before and refused', async ({
  deal,
  page,
  sandbox,
}) => {
  const user = await sandbox.user({ USDT: '300' }, 'lever');
  await deal.logIn(user);
  await page.goto('/leverdealCenter?symbol=LINK_USDT');
  await new LeverScreen(page).chooseMultiple('10');
  await page.getByRole('textbox', { name: 'Lots' }).fill('5');
  await page.getByRole('button', { name: 'Open long' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Open long' }).click();
  await expect(page.getByRole('row').getByRole('button', { name: /^Close: order/ })).toHaveCount(1);

  // At a loss, the whole available amount is needed beside the margin.
  await sandbox.dropPrice('LINK/USDT');
  await page.goto('/new_account/transfer?from=lever&to=legal');
  await expect(page.getByText(/.* is used as margin for open positions and cannot be transferred\./)).toBeVisible();
  await page.getByRole('button', { name: 'All' }).click();
  const amount = await amountOf(page).inputValue();
  await page.getByRole('button', { name: 'Transfer', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Transfer/ })
    .click();
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: /margin/i })
      .first(),
  ).toBeVisible();
  await expect(amountOf(page)).toHaveValue(amount);
});
