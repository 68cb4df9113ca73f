import type { Page } from '@playwright/test';
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

test('an order of the C2C market that is moved in two tabs at the same moment is moved once, and both show its state', async ({
  deal,
  page,
  sandbox,
}) => {
  const { id, send } = await takenOrder(sandbox, deal);
  const tabs = [page, await secondTab(page)];

  await test.step('each message is sent', async () => {
    await inAll(tabs, (tab) => tab.getByRole('textbox', { name: 'Message' }).fill(`From tab ${tabs.indexOf(tab)}`));
    await atTheSameMoment(tabs, 'c2c/message', (tab) => tab.getByRole('button', { name: 'Send message' }).click());
    await inAll(tabs, async (tab) => {
      for (const at of tabs.keys()) await expect(tab.getByText(`From tab ${at}`, { exact: true })).toHaveCount(1);
    });
  });
  await test.step('the order is paid', async () => {
    await inAll(tabs, async (tab) => {
      await tab.getByRole('button', { name: 'Mark as paid' }).click();
      await dialogOf(tab).getByRole('checkbox').check();
    });
    await atTheSameMoment(tabs, 'c2c/user_legal_pay', (tab) =>
      dialogOf(tab).getByRole('button', { name: 'Mark as paid' }).click(),
    );
    await inAll(tabs, async (tab) => {
      await expect(tab.getByText(/^Marked as paid: /)).toBeVisible();
      await expect(tab.getByText('This order has already been paid.')).toHaveCount(0);
    });
  });
  await test.step('a dispute is opened and withdrawn', async () => {
    await inAll(tabs, async (tab) => {
      await tab.locator('summary', { hasText: 'Open dispute' }).click();
      await tab.getByRole('combobox', { name: 'Reason' }).click();
      await tab.getByRole('option', { name: 'Paid, but the seller does not release' }).click();
      await tab.getByRole('textbox', { name: /Statement/ }).fill('No answer');
    });
    await atTheSameMoment(tabs, 'c2c/dispute', (tab) => tab.getByRole('button', { name: 'Open dispute' }).click());
    const withdrawal = { name: 'Withdraw dispute' };
    await inAll(tabs, async (tab) => {
      await expect(tab.getByRole('button', withdrawal)).toBeVisible();
      await expect(tab.getByText('The order is in dispute.', { exact: true })).toHaveCount(0);
    });
    await atTheSameMoment(tabs, 'c2c/dispute_withdraw', (tab) => tab.getByRole('button', withdrawal).click());
    await inAll(tabs, async (tab) => {
      await expect(tab.getByText('You withdrew your dispute. The order goes on as before.')).toBeVisible();
      await expect(tab.getByText(/^There is no open dispute/)).toHaveCount(0);
    });
  });
  await test.step('a dispute of the seller is answered', async () => {
    await send('c2c/dispute', { id, reason: 'not_received', text: 'No money came', evidence: 'Order' });
    await inAll(tabs, async (tab) => {
      await tab.reload();
      await tab.getByRole('textbox', { name: /Statement/ }).fill('Paid at noon');
    });
    const answer = { name: 'Send answer' };
    await atTheSameMoment(tabs, 'c2c/dispute_answer', (tab) => tab.getByRole('button', answer).click());
    await inAll(tabs, async (tab) => {
      await expect(tab.getByText('Paid at noon', { exact: true })).toHaveCount(1);
      await expect(tab.getByRole('button', answer)).toHaveCount(0);
      await expect(tab.getByRole('alert')).toHaveCount(0);
    });
    await send('c2c/dispute_withdraw', { id });
    await inAll(tabs, async (tab) => {
      await tab.reload();
    });
  });
  await test.step('the seller is followed and rated', async () => {
    await atTheSameMoment(tabs, 'c2c/relate', (tab) =>
      tab.getByRole('button', { name: 'Follow', exact: true }).click(),
    );
    await inAll(tabs, (tab) => expect(tab.getByRole('button', { name: 'Unfollow' })).toBeVisible());
    await send('c2c/legal_deal_sure', { id });
    await inAll(tabs, async (tab) => {
      await tab.getByRole('combobox', { name: 'How was this order?' }).click();
      await tab.getByRole('option', { name: 'Good' }).click();
    });
    await atTheSameMoment(tabs, 'c2c/rate', (tab) => tab.getByRole('button', { name: 'Rate', exact: true }).click());
    await inAll(tabs, (tab) => expect(tab.locator('summary', { hasText: 'Change rating' })).toBeVisible());
  });
  expect(await sandbox.brokenRules()).toEqual({});
});

test('hours and the price of an ad that are sent in two tabs at the same moment are in force once', async ({
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
  const tabs = [page, await secondTab(page)];
  await test.step('hours', async () => {
    await inAll(tabs, (tab) => tab.getByRole('checkbox', { name: 'Mon' }).check());
    await atTheSameMoment(tabs, 'c2c/hours', (tab) => tab.getByRole('button', { name: 'Save hours' }).click());
    await inAll(tabs, async (tab) => {
      await expect(tab.getByText('Hours saved').first()).toBeVisible();
      await expect(tab.getByRole('checkbox', { name: 'Mon' })).toBeChecked();
    });
  });
  await test.step('the price of an ad', async () => {
    await inAll(tabs, async (tab) => {
      await tab.goto('/c2cRelease');
      await tab.getByRole('button', { name: 'Edit price' }).click();
      await dialogOf(tab)
        .getByRole('textbox', { name: /^Percent of index/ })
        .fill('81');
      await expect(dialogOf(tab).getByText(/^Price now/)).toBeVisible();
    });
    await atTheSameMoment(tabs, 'c2c/reprice', (tab) =>
      dialogOf(tab).getByRole('button', { name: 'Save price' }).click(),
    );
    await inAll(tabs, (tab) => expect(tab.getByText('81% of index')).toBeVisible());
  });
  expect(await sandbox.brokenRules()).toEqual({});
});

test('small balances that are converted in two tabs at the same moment are converted once, and the other tab says so', async ({
  deal,
  page,
  sandbox,
}) => {
  await sandbox.keepPrice('BTC/USDT', '100000');
  await deal.logIn(await sandbox.user({ BTC: '0.00005', USDT: '3000' }));
  await page.goto('/letransactions?account=change');
  const tabs = [page, await secondTab(page)];
  await inAll(tabs, async (tab) => {
    await tab.getByRole('button', { name: 'Convert small balances' }).click();
    await dialogOf(tab).getByRole('button', { name: 'Get quote' }).click();
  });
  await atTheSameMoment(tabs, 'wallet/small_convert', (tab) =>
    dialogOf(tab)
      .getByRole('button', { name: /^Convert to/ })
      .click(),
  );
  // The tab that comes second has nothing left to convert.
  await inAll(tabs, async (tab) => {
    await expect(tab.getByText(/^Converted to 4\.\d+ USDT$/).or(tab.getByText('No small balances'))).toBeVisible();
  });
  await inAll(tabs, async (tab) => {
    await tab.reload();
    await expect(tab.getByRole('row', { name: /^USDT/ })).toContainText(/3,004\.\d+/);
  });
  expect(await sandbox.brokenRules()).toEqual({});
});

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

/** A code counts once: the other tab is asked again, and its user stops. */
async function stopInTheOther(tabs: readonly Page[]) {
  const other = await theTabWith(tabs, (tab) => tab.getByText('The code is wrong or has been used already.'));
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
