import { axeFindings, sidewaysScroll } from './support/accessibility';
import { DealCenter } from './support/deal-center';
import { submitVerification } from './support/identity';
import { expect, test } from './support/journey';
import { smallPng } from './support/photos';
import { VIEWS } from './support/views';

const DAY_MS = 86_400_000;
/** 20 % of the fee of 0.1 % of 1,000 USDT, which lots round down. */
const REBATE = /0\.(2|1[89])\d*\s*USDT/;

for (const [view, options] of Object.entries(VIEWS)) {
  test.describe(`on ${view}`, () => {
    test.use(options);

    test('a friend registers with the link of a user, is verified and trades, and the user gets the rebate at 08:00 in Beijing', async ({
      deal,
      page,
      secondUser,
      sandbox,
    }) => {
      // All of it before the rebates of the day, which are settled at 00:00 UTC.
      await sandbox.advance(DAY_MS - ((await sandbox.now()) % DAY_MS));
      const inviter = await sandbox.user({}, 'change', { reviewStatus: 2 });
      await deal.logIn(inviter);
      await page.goto('/account/referral');
      const friends = page.getByRole('region', { name: 'Invited friends' });
      await expect(friends.getByText('No invited friends yet')).toBeVisible();
      const link = await page.getByText(/extension_code=/).textContent();

      const friend = secondUser.page;
      const account = `friend${inviter.id}@example.org`;
      await friend.goto(String(link));
      const form = friend.getByRole('form', { name: 'Sign up' });
      await form.getByRole('textbox', { name: 'Email address' }).fill(account);
      await form.getByRole('checkbox').check();
      await form.getByRole('button', { name: 'Send code' }).click();
      const code = form.getByRole('textbox', { name: 'Verification code' });
      await expect(code).toBeFocused();
      await code.fill(await sandbox.codeOf(account));
      await form.getByLabel('Password', { exact: true }).fill('secret1');
      await form.getByLabel('Confirm password').fill('secret1');
      await form.getByRole('button', { name: 'Sign up' }).click();
      await friend.getByRole('button', { name: 'Get 10,000 USDT play money' }).click();

      await page.reload();
      await expect(friends.getByRole('row').filter({ hasText: 'Not verified' })).toHaveCount(1);
      await friend.goto('/account/authentication');
      await submitVerification(friend, `REFER${10_000 + inviter.id}`, await smallPng(friend));
      // The back office decides after some seconds, and no event tells the inviter.
      await expect
        .poll(async () => {
          await page.reload();
          await expect(friends.getByRole('row')).toHaveCount(2);
          return friends.getByRole('cell', { name: 'Verified', exact: true }).count();
        })
        .toBe(1);

      await friend.goto('/dealCenter?symbol=BTC_USDT');
      const trading = new DealCenter(friend, sandbox);
      await trading.choose('Market');
      await trading.form.getByRole('textbox', { name: /^Total/ }).fill('1000');
      await trading.submit('Buy');
      await trading.showHistory();
      // As many rows as offers were met.
      await expect(trading.history.getByRole('row', { name: /Buy/ }).first()).toBeVisible();

      await sandbox.advance(DAY_MS);
      const rebates = page.getByRole('region', { name: 'Rebates' });
      await expect(rebates.getByRole('row').nth(1)).toContainText(REBATE);
      await expect(friends.getByRole('row').nth(1)).toContainText(REBATE);
      expect(await axeFindings(page)).toEqual([]);
      expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
      expect(await sandbox.brokenRules()).toEqual({});
    });
  });
}
