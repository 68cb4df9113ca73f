import type { Page } from '@playwright/test';
import { axeFindings } from './support/accessibility';
import { expect, test } from './support/journey';
import { addAuthenticator, openAndLogIn, scan } from './support/identity';
import type { Sandbox } from './support/sandbox';
import { onDesktopAndPhone } from './support/views';

const TRON = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';

/** An IP address has no passkeys. */
test.use({
  baseURL: async ({ sandbox }, use) => {
    await use(sandbox.address.replace('127.0.0.1', 'localhost'));
  },
});

/** Sets an authenticator app up, so that questions are asked. */
async function turnSecondFactorOn(page: Page, sandbox: Sandbox, password: string) {
  await page.getByRole('button', { name: 'Set up authenticator app' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByRole('textbox', { name: 'Code' }).fill(await (await scan(page, sandbox)).nextCode());
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await dialog.getByRole('checkbox', { name: 'I have saved the recovery codes' }).check();
  await dialog.getByRole('button', { name: 'Done' }).click();
}

onDesktopAndPhone(() => {
  test('a passkey is added, logs in without a password and a code, confirms a withdrawal, and is removed', async ({
    page,
    sandbox,
  }) => {
    await addAuthenticator(page);
    const user = await sandbox.user({ USDT: '1000' });
    await openAndLogIn(page, user);

    await page.goto('/account/accountSet');
    await page.getByRole('button', { name: 'Add passkey' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add passkey' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('My phone');
    await dialog.getByLabel('Password', { exact: true }).fill(user.password);
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Create passkey' }).click();
    await expect(page.getByRole('button', { name: 'Remove: My phone' })).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await turnSecondFactorOn(page, sandbox, user.password);
    expect(await axeFindings(page)).toEqual([]);

    await page.getByRole('button', { name: /\*{3}/ }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(page).toHaveURL(/\/components\/login/);
    await page.goto('/new_account/withdraw');
    await expect(page).toHaveURL(/\/components\/login$/);
    const logIn = page.getByRole('button', { name: 'Log in with a passkey' });
    await expect(logIn).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await logIn.click();
    await expect(page).toHaveURL(/\/new_account\/withdraw$/);

    await page.getByRole('textbox', { name: 'USDT address' }).fill(TRON);
    await page.getByRole('textbox', { name: 'Amount' }).fill('100');
    await page.getByRole('button', { name: 'Review withdrawal' }).click();
    await page.getByRole('button', { name: 'Withdraw 100 USDT' }).click();
    const question = page.getByRole('dialog', { name: 'Confirm with your authenticator app' });
    await expect(question).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await question.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(page.getByText(/[-−]100 USDT/).filter({ visible: true })).toHaveCount(1);

    await page.goto('/account/accountSet');
    await page.getByRole('button', { name: 'Remove: My phone' }).click();
    const removal = page.getByRole('dialog', { name: 'Remove passkey “My phone”?' });
    await removal.getByLabel('Password', { exact: true }).fill(user.password);
    await removal.getByRole('button', { name: 'Remove', exact: true }).click();
    await question.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(page.getByText('No passkeys yet')).toBeVisible();
  });
});
