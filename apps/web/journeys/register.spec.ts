import { axeFindings, contrastFindings } from './support/accessibility';
import { expect, test } from './support/journey';
import { sidewaysScrollByLanguage } from './support/languages';

test('a visitor registers from the home page with a code from the mailbox, and logs in', async ({ page, sandbox }) => {
  const inviter = await sandbox.user({});
  const address = `ana${inviter.id}@example.org`;
  await page.goto('/');
  await page.getByRole('textbox', { name: 'Email address' }).fill(address);
  await page.getByRole('form', { name: 'Sign up' }).getByRole('button').click();

  const form = page.getByRole('form', { name: 'Sign up' });
  await expect(form.getByRole('textbox', { name: 'Email address' })).toHaveValue(address);
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Send code' }).click();
  await expect(form.getByRole('textbox', { name: 'Verification code' })).toBeFocused();
  await page.keyboard.type('000');
  await form.getByLabel('Password', { exact: true }).fill('secret1');
  await form.getByLabel('Confirm password').fill('secret1');
  await form.getByRole('textbox', { name: 'Invite code' }).fill('nobody');
  await form.getByRole('button', { name: 'Sign up' }).click();
  await expect(form.getByText('Incorrect verification code.')).toBeVisible();

  await form.getByRole('textbox', { name: 'Verification code' }).fill(await sandbox.codeOf(address));
  await form.getByRole('button', { name: 'Sign up' }).click();
  await expect(form.getByText('This invite code does not exist.')).toBeVisible();

  await form.getByRole('textbox', { name: 'Invite code' }).fill('bourse');
  await form.getByRole('button', { name: 'Sign up' }).click();
  await expect(page).toHaveURL(/\/components\/login$/);
  await expect(page.getByRole('textbox', { name: 'Account' })).toHaveValue(address);
  await page.getByLabel('Password', { exact: true }).fill('secret1');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('button', { name: /\*{4}/ })).toBeVisible();
  await expect(page).toHaveURL(/\/account\/accountCenter$/);
  await expect(page.getByRole('heading', { name: 'Get started' })).toBeVisible();
});

test('the register form on a phone shows all errors in every language without overflow, and axe finds nothing by day and by night', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/components/register');
  await page.locator('form button[type=submit]').click();
  await expect(page.locator('form [id$="-error"]')).toHaveCount(6);
  expect(await sidewaysScrollByLanguage(page)).toEqual({});
  expect(await axeFindings(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await contrastFindings(page)).toEqual([]);
});
