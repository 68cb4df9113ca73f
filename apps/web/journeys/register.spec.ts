import type { Locator } from '@playwright/test';
import { axeFindings, contrastFindings } from './support/accessibility';
import type { DealCenter } from './support/deal-center';
import { expect, test } from './support/journey';
import { sidewaysScrollByLanguage } from './support/languages';

/** Presses without the typing: a field that is filled in is none. */
const MOST_PRESSES = 12;

/** Buys BTC with play money at the market price, on the market on which a new user lands, and tells the number of presses. */
async function buyWithPlayMoney(deal: DealCenter): Promise<number> {
  await expect(deal.page).toHaveURL(/\/dealCenter/);
  await deal.choose('Market');
  await deal.form.getByRole('textbox', { name: /^Total/ }).fill('100');
  await deal.submit('Buy');
  await deal.showHistory();
  // As many rows as offers were met.
  await expect(deal.history.getByRole('row', { name: /Buy/ }).first()).toBeVisible();
  return 3;
}

test('a visitor registers from the home page with a code from the mailbox, is logged in, and buys BTC with play money', async ({
  deal,
  page,
  sandbox,
}) => {
  const { id } = await sandbox.user({});
  const address = `ana${id}@example.org`;
  let presses = 0;
  const press = async (target: Locator) => {
    presses += 1;
    await target.click();
  };
  await page.goto('/');
  await page.getByRole('textbox', { name: 'Email address' }).fill(address);
  await press(page.getByRole('form', { name: 'Sign up' }).getByRole('button'));

  const form = page.getByRole('form', { name: 'Sign up' });
  await expect(form.getByRole('textbox', { name: 'Email address' })).toHaveValue(address);
  await press(form.getByRole('checkbox'));
  await press(form.getByRole('button', { name: 'Send code' }));
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

  await press(form.getByRole('button', { name: 'Use BOURSE' }));
  await press(form.getByRole('button', { name: 'Sign up' }));
  await press(page.getByRole('button', { name: 'Get 10,000 USDT play money' }));
  const steps = page.getByRole('region', { name: 'Get started' });
  await expect(steps.getByRole('listitem').filter({ hasText: 'Make your first trade' })).toHaveAttribute(
    'aria-current',
    'step',
  );
  expect(presses + (await buyWithPlayMoney(deal))).toBeLessThanOrEqual(MOST_PRESSES);
  await expect(steps.getByRole('link', { name: 'Verify your identity' })).toBeVisible();
});

test('a visitor tries the exchange with a demo account and buys BTC with play money', async ({ deal, page }) => {
  await page.goto('/');
  await expect(page.getByRole('banner').getByText('Practice', { exact: true })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Try it with play money' }).click();
  expect(1 + (await buyWithPlayMoney(deal))).toBeLessThanOrEqual(MOST_PRESSES);
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
