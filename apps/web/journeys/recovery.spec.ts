import type { Page } from '@playwright/test';
import { axeFindings } from './support/accessibility';
import { logInOnScreen, reportLoss, turnSecondFactorOn, typeRecoveryCode } from './support/identity';
import { expect, test } from './support/journey';
import type { Sandbox, SandboxUser } from './support/sandbox';
import { onDesktopAndPhone } from './support/views';

const HOUR_MS = 3_600_000;

async function request(page: Page, sandbox: Sandbox, user: SandboxUser) {
  await (await typeRecoveryCode(page, sandbox, user)).click();
  await expect(page.getByText(/^In review since/)).toBeVisible();
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
    await expect(page.getByText('The last request was cancelled.')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await request(page, sandbox, user);
    await sandbox.decide(user, 'approve');
    await reportLoss(page, user);
    await expect(page.getByText(/^Approved: the second factor ends on/)).toBeVisible();

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
