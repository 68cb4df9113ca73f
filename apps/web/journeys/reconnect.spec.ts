import type { Locator, Page } from '@playwright/test';
import { form, idOf, takenOrder, trader } from './support/c2c';
import {
  addAuthenticator,
  openAndLogIn,
  reportLoss,
  requestRecovery,
  scan,
  turnSecondFactorOn,
  typeCode,
  typeRecoveryCode,
} from './support/identity';
import { expect, test } from './support/journey';
import { openSmallBalances } from './support/small-balances';
import { losesConnection } from './support/tabs';

/**
 * Presses a button, loses the connection with the reply, and connects again: the outcome is found, and the command was sent once.
 * @param outcome what the user reads then
 */
async function pressAndReconnect(page: Page, path: string, button: Locator, outcome: string | RegExp) {
  await test.step(path, async () => {
    const connection = await losesConnection(page, path);
    await button.click();
    await connection.connects();
    await expect(page.getByText(outcome, { exact: true }).first()).toBeVisible();
    expect(connection.calls).toHaveLength(1);
  });
}

/** Closes an outcome that stays until it is read. */
const close = (page: Page, outcome: string) =>
  page.getByRole('status', { name: outcome }).getByRole('button', { name: 'Close' }).click();

test('messages, a payment, a dispute, a rating and a relation whose replies are lost with the connection are found after the reconnect', async ({
  deal,
  page,
  sandbox,
}) => {
  const { id, send } = await takenOrder(sandbox, deal);

  await page.getByRole('textbox', { name: 'Message' }).fill('Hello');
  await pressAndReconnect(
    page,
    'c2c/message',
    page.getByRole('button', { name: 'Send message' }),
    'The message was sent',
  );
  await expect(page.getByRole('log').getByText('Hello', { exact: true })).toHaveCount(1);

  await page.getByRole('button', { name: 'Mark as paid' }).click();
  const paying = page.getByRole('dialog');
  await paying.getByRole('checkbox').check();
  const paid = 'Order status: Paid, awaiting release';
  await pressAndReconnect(page, 'c2c/user_legal_pay', paying.getByRole('button', { name: 'Mark as paid' }), paid);
  await expect(page.getByText(/^Marked as paid: /)).toBeVisible();

  await page.locator('summary', { hasText: 'Open dispute' }).click();
  await page.getByRole('combobox', { name: 'Reason' }).click();
  await page.getByRole('option', { name: 'Paid, but the seller does not release' }).click();
  await page.getByRole('textbox', { name: /Statement/ }).fill('No answer');
  await pressAndReconnect(page, 'c2c/dispute', page.getByRole('button', { name: 'Open dispute' }), 'Submitted');
  await close(page, 'Submitted');
  const withdrawal = page.getByRole('button', { name: 'Withdraw dispute' });
  await pressAndReconnect(page, 'c2c/dispute_withdraw', withdrawal, 'Submitted');
  await expect(page.getByText('You withdrew your dispute. The order goes on as before.')).toBeVisible();

  const dispute = { reason: 'not_received', text: 'No money came', evidence: 'Order' };
  await send('c2c/dispute', { id, ...dispute });
  await page.reload();
  await page.getByRole('textbox', { name: /Statement/ }).fill('Paid at noon');
  await pressAndReconnect(page, 'c2c/dispute_answer', page.getByRole('button', { name: 'Send answer' }), 'Submitted');
  await close(page, 'Submitted');
  await send('c2c/dispute_withdraw', { id });
  await page.reload();

  await pressAndReconnect(page, 'c2c/relate', page.getByRole('button', { name: 'Follow', exact: true }), 'List saved');
  await expect(page.getByRole('button', { name: 'Unfollow' })).toBeVisible();

  await send('c2c/legal_deal_sure', { id });
  await page.getByRole('combobox', { name: 'How was this order?' }).click();
  await page.getByRole('option', { name: 'Good' }).click();
  await pressAndReconnect(page, 'c2c/rate', page.getByRole('button', { name: 'Rate', exact: true }), 'Rating saved');
  expect(await sandbox.brokenRules()).toEqual({});
});

test('hours and the price of an ad whose replies are lost with the connection are found after the reconnect', async ({
  deal,
  page,
  sandbox,
}) => {
  const merchant = await trader(sandbox, 'Li Wei', '500');
  const currency_id = await idOf(sandbox, 'USDT');
  const ad = { price_percent: '80', total_number: '23', way: 'bank', currency_id, type: 'sell' };
  await sandbox.message('POST', 'c2c_send', form(ad), merchant.token);
  await deal.logIn(merchant);

  await page.goto('/c2cPeople');
  await page.getByRole('checkbox', { name: 'Mon' }).check();
  await pressAndReconnect(page, 'c2c/hours', page.getByRole('button', { name: 'Save hours' }), 'Hours saved');
  await expect(page.getByRole('checkbox', { name: 'Mon' })).toBeChecked();

  await page.goto('/c2cRelease');
  await page.getByRole('button', { name: 'Edit price' }).click();
  const editing = page.getByRole('dialog');
  await editing.getByRole('textbox', { name: /^Percent of index/ }).fill('81');
  await expect(editing.getByText(/^Price now/)).toBeVisible();
  await pressAndReconnect(page, 'c2c/reprice', editing.getByRole('button', { name: 'Save price' }), 'Price saved');
  await expect(page.getByText('81% of index')).toBeVisible();
});

test('settings of the account whose replies are lost with the connection are shown as they are after the reconnect', async ({
  page,
  sandbox,
  secondUser,
}) => {
  const user = await sandbox.user({});
  await openAndLogIn(page, user);
  await openAndLogIn(secondUser.page, user);
  await page.goto('/account/accountSet');
  const dialog = page.getByRole('dialog');

  await page.getByRole('button', { name: 'Create API key' }).click();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Bot');
  await dialog.getByLabel('Password', { exact: true }).fill(user.password);
  const creation = dialog.getByRole('button', { name: 'Create API key' });
  // The list may be read before or after the reconnect.
  const lost = /^(No response from the server\. It is not known|The key “Bot” was created, but the reply)/;
  await pressAndReconnect(page, 'user/api_keys/create', creation, lost);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Remove: Bot' }).click();
  const removal = dialog.getByRole('button', { name: 'Remove', exact: true });
  await pressAndReconnect(page, 'user/api_keys/remove', removal, 'No API keys yet');
  await expect(dialog).toHaveCount(0);

  await page.getByRole('button', { name: 'Set up authenticator app' }).click();
  await dialog.getByLabel('Password', { exact: true }).fill(user.password);
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByRole('textbox', { name: 'Code' }).fill(await (await scan(page, sandbox)).nextCode());
  const turnOn = dialog.getByRole('button', { name: 'Turn on' });
  await pressAndReconnect(page, 'user/second_factor/confirm', turnOn, '10 recovery codes left');
  await page.keyboard.press('Escape');

  const others = 'Log out all other devices';
  await page.getByRole('button', { name: others }).click();
  const end = dialog.getByRole('button', { name: others });
  await pressAndReconnect(page, 'user/sessions/end_others', end, 'This device');
  await expect(page.getByRole('button', { name: others, includeHidden: true })).toHaveCount(0);
});

test('settings of the second factor whose replies are lost with the connection are shown as they are after the reconnect', async ({
  page,
  sandbox,
}) => {
  const user = await sandbox.user({});
  const app = await turnSecondFactorOn(sandbox, user);
  await openAndLogIn(page, user, app);
  await page.goto('/account/accountSet');
  const dialog = page.getByRole('dialog');
  const unknown = /^No response from the server\. Check here/;

  await page.getByRole('checkbox', { name: 'Withdrawals' }).click();
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await pressAndReconnect(page, 'user/second_factor/uses', await typeCode(page, await app.nextCode()), unknown);
  await expect(save).toBeDisabled();

  await page.getByRole('button', { name: 'New recovery codes' }).click();
  const confirm = await typeCode(page, await app.nextCode());
  const ended = /^No response from the server\. Your old recovery codes may no longer work/;
  await pressAndReconnect(page, 'user/second_factor/recovery_codes', confirm, ended);

  await page.getByRole('button', { name: 'Replace device' }).click();
  await dialog.getByLabel('Password', { exact: true }).fill(user.password);
  await dialog.getByRole('button', { name: 'Next' }).click();
  await (await typeCode(page, await app.nextCode())).click();
  const replaced = await scan(page, sandbox);
  await dialog.getByRole('textbox', { name: 'Code' }).fill(await replaced.nextCode());
  const turnOn = dialog.getByRole('button', { name: 'Turn on' });
  const either = /The old or the new device may count now/;
  await pressAndReconnect(page, 'user/second_factor/confirm', turnOn, either);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Turn off' }).click();
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await pressAndReconnect(page, 'user/second_factor/remove', await typeCode(page, await replaced.nextCode()), unknown);
  await expect(page.getByRole('button', { name: 'Set up authenticator app' })).toBeVisible();
});

test('a recovery whose request is lost with the connection is looked up after the reconnect', async ({
  page,
  sandbox,
}) => {
  const user = await sandbox.user({});
  await turnSecondFactorOn(sandbox, user);
  const dialog = await reportLoss(page, user);
  const submit = await typeRecoveryCode(page, sandbox, user);
  // The state may be read before or after the reconnect.
  await pressAndReconnect(page, 'user/recovery/request', submit, /^(In review since|The request could not be loaded)/);
  const again = dialog.getByRole('button', { name: 'Try again' });
  if (await again.isVisible()) await again.click();
  await expect(dialog.getByText(/^In review since/)).toBeVisible();
});

test('a conversion of small balances whose reply is lost with the connection is found after the reconnect', async ({
  deal,
  page,
  sandbox,
}) => {
  await openSmallBalances(deal, sandbox);
  await page.getByRole('button', { name: 'Convert small balances' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Get quote' }).click();
  const convert = dialog.getByRole('button', { name: /^Convert to/ });
  await pressAndReconnect(page, 'wallet/small_convert', convert, 'The conversion was carried out');
  await page.reload();
  await expect(page.getByRole('row', { name: /^USDT/ })).toContainText(/3,004\.\d+/);
  expect(await sandbox.brokenRules()).toEqual({});
});

test.describe('passkeys and a recovery', () => {
  /** An IP address has no passkeys. */
  test.use({
    baseURL: async ({ sandbox }, use) => {
      await use(sandbox.address.replace('127.0.0.1', 'localhost'));
    },
  });

  test('passkeys and a cancelled recovery whose replies are lost with the connection are shown as they are after the reconnect', async ({
    page,
    sandbox,
  }) => {
    const user = await sandbox.user({});
    await openAndLogIn(page, user);
    await addAuthenticator(page);
    await page.goto('/account/accountSet');
    const dialog = page.getByRole('dialog');
    const unknown = /^No response from the server\. Check here/;

    await page.getByRole('button', { name: 'Add passkey' }).click();
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Phone');
    await dialog.getByLabel('Password', { exact: true }).fill(user.password);
    const creation = dialog.getByRole('button', { name: 'Create passkey' });
    await pressAndReconnect(page, 'user/passkeys/confirm', creation, unknown);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Remove: Phone' }).click();
    await dialog.getByLabel('Password', { exact: true }).fill(user.password);
    const removal = dialog.getByRole('button', { name: 'Remove', exact: true });
    await pressAndReconnect(page, 'user/passkeys/remove', removal, unknown);
    await page.keyboard.press('Escape');
    await expect(page.getByText('No passkeys yet')).toBeVisible();

    await requestRecovery(sandbox, user);
    await page.reload();
    const cancel = page.getByRole('button', { name: 'This was not me: cancel' });
    // The bar ends with its cause.
    await pressAndReconnect(page, 'user/recovery/cancel', cancel, '10 recovery codes left');
    await expect(cancel).toHaveCount(0);
  });
});
