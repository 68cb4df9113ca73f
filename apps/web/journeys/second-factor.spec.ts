import type { Page } from '@playwright/test';
import { logInOnScreen, scan, typeCode, type Authenticator } from './support/identity';
import { expect, test } from './support/journey';
import type { Sandbox } from './support/sandbox';
import { VIEWS } from './support/views';

const TRON = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';

async function answer(page: Page, code: string) {
  await (await typeCode(page, code)).click();
}

/** Sets the app up in the settings of the account. */
async function setUp(page: Page, sandbox: Sandbox, password: string): Promise<Authenticator> {
  await page.goto('/account/accountSet');
  await page.getByRole('button', { name: 'Set up authenticator app' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Next' }).click();
  const app = await scan(page, sandbox);
  await dialog.getByRole('textbox', { name: 'Code' }).fill(await app.nextCode());
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  await dialog.getByRole('checkbox', { name: 'I have saved the recovery codes' }).check();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('10 recovery codes left')).toBeVisible();
  return app;
}

for (const [view, options] of Object.entries(VIEWS)) {
  test.describe(`on ${view}`, () => {
    test.use(options);

    test('an authenticator app is set up, asks at the log-in, and before a withdrawal, which is made once', async ({
      deal,
      page,
      sandbox,
    }) => {
      const user = await sandbox.user({ USDT: '1000' });
      await deal.logIn(user);
      const app = await setUp(page, sandbox, user.password);

      await sandbox.expireSession(user.account);
      await page.goto('/new_account/withdraw');
      await expect(page).toHaveURL(/\/components\/login$/);
      await logInOnScreen(page, user, user.password);
      await answer(page, '000000');
      await expect(page.getByText('The code is wrong or has been used already.')).toBeVisible();
      await answer(page, await app.nextCode());
      await expect(page).toHaveURL(/\/new_account\/withdraw$/);

      await page.getByRole('textbox', { name: 'USDT address' }).fill(TRON);
      await page.getByRole('textbox', { name: 'Amount' }).fill('100');
      const withdrawn = page.getByText(/[-−]100 USDT/).filter({ visible: true });
      const withdraw = async () => {
        await page.getByRole('button', { name: 'Review withdrawal' }).click();
        await page.getByRole('button', { name: 'Withdraw 100 USDT' }).click();
      };
      await withdraw();
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
      await expect(page.getByText('Enter the code of your authenticator app.')).toBeVisible();
      await expect(withdrawn).toHaveCount(0);

      await withdraw();
      await answer(page, await app.nextCode());
      await expect(withdrawn).toHaveCount(1);
    });

    test('another device is logged out, and its next call leads to the log-in', async ({
      deal,
      page,
      sandbox,
      secondUser,
    }) => {
      const user = await sandbox.user({});
      await deal.logIn(user);
      const other = secondUser.page;
      await other.goto('/components/login');
      await logInOnScreen(other, user, user.password);
      await expect(other).not.toHaveURL(/\/components\/login$/);
      await other.goto('/account/accountSet');
      await expect(other.getByText('This device', { exact: true })).toBeVisible();

      await page.goto('/account/accountSet');
      await page.getByRole('button', { name: /^Log out: / }).click();
      await expect(page.getByText('Device logged out')).toBeVisible();
      await expect(page.getByRole('button', { name: /^Log out: / })).toHaveCount(0);
      await expect(page.getByText('This device', { exact: true })).toBeVisible();

      await other.goto('/account/accountCenter');
      await expect(other).toHaveURL(/\/components\/login$/);
    });
  });
}
