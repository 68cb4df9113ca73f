import type { Page } from '@playwright/test';
import { logInOnScreen } from './support/identity';
import { expect, test } from './support/journey';
import type { SandboxUser } from './support/sandbox';
import { onDesktopAndPhone, PHONE } from './support/views';

/** Opens the limits of the spot form: on a phone the form is a sheet. */
async function openLimits(page: Page, isPhone: boolean) {
  await page.goto('/dealCenter?symbol=BTC_USDT');
  if (isPhone) await page.getByRole('region', { name: 'Buy or sell' }).getByRole('button', { name: /^Buy/ }).click();
  const form = isPhone ? page.getByRole('dialog') : page.getByRole('form', { name: /^Trade / });
  await form.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'My limits' }).click();
  const dialog = page.getByRole('dialog', { name: 'My limits' });
  return { dialog, limit: dialog.getByRole('textbox', { name: 'Daily loss limit' }) };
}

async function expectProtections(page: Page, isPhone: boolean, limit: string, allowList: 'On' | 'Off') {
  const limits = await openLimits(page, isPhone);
  await expect(limits.limit).toHaveValue(limit);
  await page.goto('/withdraw_address');
  await expect(page.getByText(`Withdrawal allowlist · ${allowList}`)).toBeVisible();
}

async function askToLogOut(page: Page) {
  await page.getByRole('button', { name: /\*{3}/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
}

async function logIn(page: Page, user: SandboxUser) {
  await expect(page).toHaveURL(/\/components\/login/);
  await logInOnScreen(page, user, user.password);
  await expect(page).not.toHaveURL(/\/components\/login/);
}

/** The keys of the user's values in local storage and IndexedDB. */
const keptOnDevice = (page: Page, userId: number): Promise<string[]> =>
  page.evaluate(
    (id) =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('bourse');
        opening.addEventListener('error', () => reject(new Error('no database')));
        opening.addEventListener('success', () => {
          const keys = opening.result.transaction('device').objectStore('device').getAllKeys();
          keys.addEventListener('success', () => {
            const all = [...Object.keys(localStorage), ...keys.result.map(String)];
            resolve(all.filter((key) => key.startsWith(`kept/${id}/`) || key.startsWith(`bourse.user.${id}/`)));
          });
        });
      }),
    userId,
  );

onDesktopAndPhone((isPhone) => {
  test('a device keeps limits and allowlist over a log-out for their user alone, and another device has them', async ({
    browser,
    deal,
    page,
    sandbox,
  }) => {
    const [ann, ben] = [await sandbox.user({ USDT: '1000' }), await sandbox.user({})];
    await deal.logIn(ann);
    const { dialog, limit } = await openLimits(page, isPhone);
    await limit.fill('100');
    await dialog.getByRole('button', { name: 'Save limits' }).click();
    await page.goto('/withdraw_address');
    await page.getByRole('button', { name: 'Turn on' }).click();
    await expect(page.getByText('Withdrawal allowlist · On')).toBeVisible();

    await askToLogOut(page);
    const question = page.getByRole('dialog', { name: 'Log out?' });
    await expect(question.getByRole('listitem')).toHaveText([
      'Withdrawal allowlist and its cool-down',
      'Your trading limits and the losses counted today',
    ]);
    await question.getByRole('button', { name: 'Log out' }).click();
    await logIn(page, ben);
    await expectProtections(page, isPhone, '', 'Off');
    await askToLogOut(page);
    await logIn(page, ann);
    await expectProtections(page, isPhone, '100', 'On');

    await askToLogOut(page);
    await question.getByRole('button', { name: 'Remove everything from this device' }).click();
    await expect(page).toHaveURL(/\/components\/login/);
    expect(await keptOnDevice(page, ann.id)).toEqual([]);

    const other = await browser.newContext(isPhone ? PHONE : {});
    const tab = await other.newPage();
    await tab.goto(new URL('/components/login', page.url()).href);
    await logIn(tab, ann);
    await expect.poll(() => tab.evaluate(() => Object.keys(localStorage).join(' '))).toMatch(/spot\.limits/);
    await tab.goto(new URL('/dealCenter', page.url()).href);
    await expectProtections(tab, isPhone, '100', 'On');
    await other.close();
  });
});
