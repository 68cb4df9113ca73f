import type { Page } from '@playwright/test';
import { axeFindings } from './support/accessibility';
import { logInOnScreen, turnSecondFactorOn } from './support/identity';
import { expect, test } from './support/journey';
import type { Sandbox, SandboxUser } from './support/sandbox';
import { onDesktopAndPhone } from './support/views';

const HOUR_MS = 3_600_000;

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Recover your account' });

/** Logs in with the password and reports the loss. */
async function reportLoss(page: Page, user: SandboxUser) {
  await page.goto('/components/login');
  await logInOnScreen(page, user, user.password);
  await page.getByRole('button', { name: 'Lost your phone and codes?' }).click();
  await expect(dialog(page)).toBeVisible();
}

async function request(page: Page, sandbox: Sandbox, user: SandboxUser) {
  await dialog(page).getByRole('button', { name: 'Send code' }).click();
  const code = dialog(page).getByRole('textbox', { name: 'Verification code' });
  await expect(code).toBeFocused();
  await code.fill(await sandbox.codeOf(user.account));
  await dialog(page).getByRole('button', { name: 'Request recovery' }).click();
  await expect(dialog(page).getByText(/^In review since/)).toBeVisible();
}

onDesktopAndPhone(() => {
  test('a running session cancels a request; one that the desk approves ends the second factor after three days', async ({
    deal,
    page,
    sandbox,
    secondUser,
  }) => {
    const user = await sandbox.user({ USDT: '100' });
    await turnSecondFactorOn(sandbox, user);
    // The device under test is the running session first, so that its bar is seen in this view.
    await deal.logIn(user);
    await page.goto('/account/accountSet');
    await expect(page.getByText('10 recovery codes left')).toBeVisible();
    const other = secondUser.page;
    await reportLoss(other, user);
    expect(await axeFindings(other)).toEqual([]);
    await request(other, sandbox, user);

    const cancel = page.getByRole('button', { name: 'This was not me: cancel' });
    await expect(cancel).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await cancel.click();
    // Its button has another name while the cancellation is on its way.
    await expect(page.getByRole('region', { name: 'A recovery of your account was requested' })).toHaveCount(0);

    await page.evaluate(() => localStorage.clear());
    await sandbox.expireSession(user.account);
    await sandbox.advance(HOUR_MS);
    await reportLoss(page, user);
    await expect(dialog(page).getByText('The last request was cancelled.')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await request(page, sandbox, user);
    await sandbox.decide(user, 'approve');
    await reportLoss(page, user);
    await expect(dialog(page).getByText(/^Approved: the second factor ends on/)).toBeVisible();

    await sandbox.advance(72 * HOUR_MS);
    await expect
      .poll(async () => {
        await page.goto('/components/login');
        await logInOnScreen(page, user, user.password);
        // One of both comes; how long it takes is not part of the journey.
        return Promise.race([
          page
            .getByRole('dialog')
            .waitFor()
            .then(() => 'asked'),
          page.waitForURL((url) => !url.pathname.endsWith('/login')).then(() => 'logged in'),
        ]);
      })
      .toBe('logged in');
    await page.goto('/account/accountSet');
    await expect(page.getByRole('button', { name: 'Set up authenticator app' })).toBeVisible();
  });
});
