import { axeFindings, sidewaysScroll } from './support/accessibility';
import { submitVerification } from './support/identity';
import { expect, test } from './support/journey';
import { smallPng } from './support/photos';
import { otherViewport, VIEWS } from './support/views';

const DAY_MS = 86_400_000;

for (const [view, options] of Object.entries(VIEWS)) {
  test.describe(`with the inviter on ${view}`, () => {
    test.use(options);

    test('a friend registers by the link of a user, is verified and trades, and the user gets the rebate on the next day', async ({
      deal,
      page,
      sandbox,
      secondUser,
    }) => {
      await sandbox.automaticDesk(false);
      // Both trades are of one day.
      await sandbox.advance(DAY_MS - ((await sandbox.now()) % DAY_MS));
      const inviter = await sandbox.user({}, 'change', { reviewStatus: 2 });
      await deal.logIn(inviter);
      await page.goto('/account/accountSet');
      await page.getByRole('link', { name: 'Invited friends and rebates' }).click();
      await expect(page.getByText('No invited friends yet')).toBeVisible();
      const link = await page.getByText(/^http.*register\?extension_code=/).textContent();

      const friendly = secondUser.page;
      await friendly.setViewportSize(otherViewport(view));
      await friendly.goto(link ?? '');
      const address = `friend${inviter.id}@example.org`;
      const form = friendly.getByRole('form', { name: 'Sign up' });
      await form.getByRole('textbox', { name: 'Email address' }).fill(address);
      await form.getByRole('checkbox').check();
      await form.getByRole('button', { name: 'Send code' }).click();
      await expect(form.getByRole('textbox', { name: 'Verification code' })).toBeFocused();
      await form.getByRole('textbox', { name: 'Verification code' }).fill(await sandbox.codeOf(address));
      await form.getByLabel('Password', { exact: true }).fill('secret1');
      await form.getByLabel('Confirm password').fill('secret1');
      await form.getByRole('button', { name: 'Sign up' }).click();
      await friendly.getByRole('button', { name: 'Get 10,000 USDT play money' }).click();
      const trade = friendly.getByRole('region', { name: 'Get started' }).getByRole('listitem');
      await expect(trade.filter({ hasText: 'Make your first trade' })).toHaveAttribute('aria-current', 'step');

      await page.reload();
      const friends = page.getByRole('table', { name: 'Invited friends' });
      await expect(friends.getByRole('row', { name: /Not verified/ })).toHaveCount(1);
      await friendly.goto('/authentication');
      await submitVerification(friendly, `FRIEND${inviter.id}`, await smallPng(friendly));
      const id = Number(await friendly.evaluate(() => localStorage.getItem('user_id')));
      await sandbox.decide({ id }, 'approve');

      const symbol = 'BTC/USDT';
      await sandbox.order({ account: address, symbol, side: 'buy', quantity: '0.02' });
      await sandbox.order({ account: address, symbol, side: 'sell', quantity: '0.01' });
      await sandbox.advance(DAY_MS);
      await expect(page.getByRole('table', { name: 'Rebates' }).getByRole('row')).toHaveCount(2);
      await page.reload();
      await expect(friends.getByRole('row', { name: /fr\S*\*.* Verified/ })).toHaveCount(1);
      await expect(page.getByText(/^You get 20\.00% of the spot fees/)).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
      expect(await sandbox.brokenRules()).toEqual({});
    });
  });
}
