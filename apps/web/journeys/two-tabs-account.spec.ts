import type { Page } from '@playwright/test';
import {
  addAuthenticator,
  openAndLogIn,
  reportLoss,
  requestRecovery,
  scan,
  turnSecondFactorOn,
  typeCode,
  typeRecoveryCode,
  type Authenticator,
} from './support/identity';
import { expect, test } from './support/journey';
import { atTheSameMoment, inAll, secondTab, theTabWith } from './support/tabs';

const dialogOf = (tab: Page) => tab.getByRole('dialog');
const recoveryCodes = (tab: Page) => dialogOf(tab).getByRole('listitem');
const setUpRefusal = (tab: Page) =>
  dialogOf(tab)
    .getByRole('alert')
    .or(dialogOf(tab).getByText(/^Two-factor authentication is on/));

test('settings of the account that are changed in two tabs at the same moment are changed once, and both show them', async ({
  page,
  sandbox,
  secondUser,
}) => {
  const user = await sandbox.user({});
  await openAndLogIn(page, user);
  await openAndLogIn(secondUser.page, user);
  await page.goto('/account/accountSet');
  const tabs = [page, await secondTab(page)];

  await test.step('a key is made and removed', async () => {
    await inAll(tabs, async (tab) => {
      await tab.getByRole('button', { name: 'Create API key' }).click();
      await dialogOf(tab).getByRole('textbox', { name: 'Name' }).fill('Bot');
      await dialogOf(tab).getByLabel('Password', { exact: true }).fill(user.password);
    });
    await atTheSameMoment(tabs, 'user/api_keys/create', (tab) =>
      dialogOf(tab).getByRole('button', { name: 'Create API key' }).click(),
    );
    const refused = 'You already have an API key with this name.';
    const kept = 'I have saved the secret';
    await inAll(tabs, async (tab) => {
      await expect(dialogOf(tab).getByText(refused).or(dialogOf(tab).getByText(kept))).toBeVisible();
    });
    expect(await Promise.all(tabs.map((tab) => dialogOf(tab).getByText(refused).count()))).toContain(1);
    await inAll(tabs, async (tab) => {
      await tab.reload();
      await tab.getByRole('button', { name: 'Remove: Bot' }).click();
    });
    await atTheSameMoment(tabs, 'user/api_keys/remove', (tab) =>
      dialogOf(tab).getByRole('button', { name: 'Remove', exact: true }).click(),
    );
    await inAll(tabs, (tab) => expect(tab.getByText('No API keys yet')).toBeVisible());
  });
  await test.step('the second factor is turned on', async () => {
    await inAll(tabs, async (tab) => {
      await tab.getByRole('button', { name: 'Set up authenticator app' }).click();
      await dialogOf(tab).getByLabel('Password', { exact: true }).fill(user.password);
      await dialogOf(tab).getByRole('button', { name: 'Next' }).click();
      const app = await scan(tab, sandbox);
      await dialogOf(tab)
        .getByRole('textbox', { name: 'Code' })
        .fill(await app.nextCode());
    });
    await atTheSameMoment(tabs, 'user/second_factor/confirm', (tab) =>
      dialogOf(tab).getByRole('button', { name: 'Turn on' }).click(),
    );
    // The key of the tab that asked last counts. The other tab is refused, and says that it is on once it is.
    await inAll(tabs, (tab) => expect(setUpRefusal(tab).or(recoveryCodes(tab).first()).first()).toBeVisible());
    const counts = await Promise.all(tabs.map((tab) => recoveryCodes(tab).count()));
    expect(new Set(counts)).toEqual(new Set([0, 10]));
    await inAll(tabs, async (tab) => {
      await tab.reload();
      await expect(tab.getByText('10 recovery codes left')).toBeVisible();
    });
  });
  await test.step('the other devices are logged out', async () => {
    const end = 'Log out all other devices';
    await inAll(tabs, (tab) => tab.getByRole('button', { name: end }).click());
    await atTheSameMoment(tabs, 'user/sessions/end_others', (tab) =>
      dialogOf(tab).getByRole('button', { name: end }).click(),
    );
    await inAll(tabs, (tab) => expect(tab.getByRole('button', { name: end, includeHidden: true })).toHaveCount(0));
    await secondUser.page.goto('/account/accountCenter');
    await expect(secondUser.page).toHaveURL(/\/components\/login$/);
  });
});

/** Sends a command that wants a code, in two tabs at the same moment: first without one, then with the code that the app shows. */
async function withCode(tabs: readonly Page[], path: string, app: Authenticator, press: (tab: Page) => Promise<void>) {
  await atTheSameMoment(tabs, path, press);
  const code = await app.nextCode();
  await inAll(tabs, async (tab) => {
    await typeCode(tab, code);
  });
  await atTheSameMoment(tabs, path, (tab) => dialogOf(tab).getByRole('button', { name: 'Confirm' }).click());
}

/** A code counts once: the other tab is asked again, and its user stops. A toast of the step before may still have the same words. */
async function stopInTheOther(tabs: readonly Page[]) {
  const other = await theTabWith(tabs, (tab) => dialogOf(tab).getByText('The code is wrong or has been used already.'));
  await other?.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
}

test('settings of the second factor that are changed in two tabs at the same moment are changed once, and both show them', async ({
  page,
  sandbox,
}) => {
  const user = await sandbox.user({});
  const app = await turnSecondFactorOn(sandbox, user);
  await openAndLogIn(page, user, app);
  await page.goto('/account/accountSet');
  const tabs = [page, await secondTab(page)];

  await test.step('the uses are chosen', async () => {
    await inAll(tabs, (tab) => tab.getByRole('checkbox', { name: 'Withdrawals' }).click());
    const save = { name: 'Save', exact: true };
    await withCode(tabs, 'user/second_factor/uses', app, (tab) => tab.getByRole('button', save).click());
    await stopInTheOther(tabs);
    await inAll(tabs, (tab) => expect(tab.getByRole('button', save)).toBeDisabled());
  });
  await test.step('new recovery codes are made', async () => {
    const codes = { name: 'New recovery codes' };
    await withCode(tabs, 'user/second_factor/recovery_codes', app, (tab) => tab.getByRole('button', codes).click());
    await stopInTheOther(tabs);
    await theTabWith(tabs, recoveryCodes);
    await inAll(tabs, async (tab) => {
      await tab.reload();
    });
  });
  const replaced = await test.step('its device is replaced', async () => {
    const apps: Authenticator[] = [];
    for (const tab of tabs) {
      await tab.getByRole('button', { name: 'Replace device' }).click();
      await dialogOf(tab).getByLabel('Password', { exact: true }).fill(user.password);
      await dialogOf(tab).getByRole('button', { name: 'Next' }).click();
      await (await typeCode(tab, await app.nextCode())).click();
      apps.push(await scan(tab, sandbox));
    }
    for (const [at, tab] of tabs.entries()) {
      const code = await apps[at]?.nextCode();
      await dialogOf(tab)
        .getByRole('textbox', { name: 'Code' })
        .fill(code ?? '');
    }
    await atTheSameMoment(tabs, 'user/second_factor/confirm', (tab) =>
      dialogOf(tab).getByRole('button', { name: 'Turn on' }).click(),
    );
    // The key of the tab that asked last counts.
    const [other, last] = tabs;
    if (!last || !other || !apps[1]) throw new Error('there are two tabs');
    await expect(recoveryCodes(last)).toHaveCount(10);
    await expect(setUpRefusal(other).first()).toBeVisible();
    await inAll(tabs, async (tab) => {
      await tab.reload();
    });
    return apps[1];
  });
  const turnOff = { name: 'Turn off' };
  await test.step('it is turned off', async () => {
    await inAll(tabs, (tab) => tab.getByRole('button', turnOff).click());
    await withCode(tabs, 'user/second_factor/remove', replaced, (tab) =>
      dialogOf(tab).getByRole('button', turnOff).click(),
    );
    await inAll(tabs, (tab) => expect(tab.getByRole('button', { name: 'Set up authenticator app' })).toBeVisible());
  });
});

test('a recovery that is requested in two tabs at the same moment is requested once, and both show it', async ({
  page,
  sandbox,
}) => {
  const user = await sandbox.user({});
  await turnSecondFactorOn(sandbox, user);
  const tabs = [page, await page.context().newPage()];
  await inAll(tabs, async (tab) => {
    await reportLoss(tab, user);
  });
  await typeRecoveryCode(page, sandbox, user);
  const code = await sandbox.codeOf(user.account);
  await inAll(tabs, (tab) => dialogOf(tab).getByRole('textbox', { name: 'Verification code' }).fill(code));
  await atTheSameMoment(tabs, 'user/recovery/request', (tab) =>
    dialogOf(tab).getByRole('button', { name: 'Request recovery' }).click(),
  );
  await inAll(tabs, (tab) => expect(dialogOf(tab).getByText(/^In review since/)).toBeVisible());
});

test('a recovery that is cancelled in two tabs at the same moment is cancelled, and both bars leave', async ({
  page,
  sandbox,
}) => {
  const user = await sandbox.user({});
  await openAndLogIn(page, user);
  await requestRecovery(sandbox, user);
  await page.goto('/account/accountSet');
  const tabs = [page, await secondTab(page)];
  await atTheSameMoment(tabs, 'user/recovery/cancel', (tab) =>
    tab.getByRole('button', { name: 'This was not me: cancel' }).click(),
  );
  const bar = { name: 'A recovery of your account was requested' };
  await inAll(tabs, (tab) => expect(tab.getByRole('region', bar)).toHaveCount(0));
});

test.describe('passkeys', () => {
  /** An IP address has no passkeys. */
  test.use({
    baseURL: async ({ sandbox }, use) => {
      await use(sandbox.address.replace('127.0.0.1', 'localhost'));
    },
  });

  test('passkeys that are added in two tabs at the same moment are both there, and one that both remove is removed once', async ({
    page,
    sandbox,
  }) => {
    const user = await sandbox.user({});
    await openAndLogIn(page, user);
    await page.goto('/account/accountSet');
    const tabs = [page, await secondTab(page)];
    await inAll(tabs, async (tab) => {
      await addAuthenticator(tab);
      await tab.getByRole('button', { name: 'Add passkey' }).click();
      await dialogOf(tab)
        .getByRole('textbox', { name: 'Name' })
        .fill(`Phone ${tabs.indexOf(tab)}`);
      await dialogOf(tab).getByLabel('Password', { exact: true }).fill(user.password);
    });
    await atTheSameMoment(tabs, 'user/passkeys/confirm', (tab) =>
      dialogOf(tab).getByRole('button', { name: 'Create passkey' }).click(),
    );
    await inAll(tabs, async (tab) => {
      await expect(dialogOf(tab)).toHaveCount(0);
      await tab.reload();
      for (const at of tabs.keys())
        await expect(tab.getByRole('button', { name: `Remove: Phone ${at}` })).toBeVisible();
      await tab.getByRole('button', { name: 'Remove: Phone 0' }).click();
      await dialogOf(tab).getByLabel('Password', { exact: true }).fill(user.password);
    });
    await atTheSameMoment(tabs, 'user/passkeys/remove', (tab) =>
      dialogOf(tab).getByRole('button', { name: 'Remove', exact: true }).click(),
    );
    await inAll(tabs, async (tab) => {
      await tab.reload();
      await expect(tab.getByRole('button', { name: 'Remove: Phone 1' })).toBeVisible();
      await expect(tab.getByRole('button', { name: 'Remove: Phone 0' })).toHaveCount(0);
    });
  });
});
