import { axeFindings, sidewaysScroll } from './support/accessibility';
import { form, idOf, sellerAndBuyer } from './support/c2c';
import { expect, test } from './support/journey';
import { otherViewport, VIEWS } from './support/views';

for (const [view, options] of Object.entries(VIEWS)) {
  test.describe(`with the seller on ${view}`, () => {
    test.use(options);
    /** The ad of the other view stays in the market. */
    const price = view === 'a phone' ? '6.67' : '6.66';

    test('a buyer follows a merchant, the merchant closes by the hours, opens again and blocks the buyer', async ({
      deal,
      secondUser,
      page: selling,
      sandbox,
    }) => {
      const buying = secondUser.page;
      const { seller } = await sellerAndBuyer(sandbox, deal, secondUser, otherViewport(view));
      const lose = (path: string) =>
        sandbox.fault({ path: `/api/c2c/${path}`, method: 'POST', kind: 'drop', spoils: 'reply', times: 1 });
      const currency_id = await idOf(sandbox, 'USDT');
      const ad = { price, total_number: '21', way: 'bank', currency_id, type: 'sell' };
      await sandbox.message('POST', 'c2c_send', form(ad), seller.token);

      await buying.goto('/fiatradCenter');
      const row = buying.getByRole('row', { name: new RegExp(price) });
      await row.getByRole('button').first().click();
      await lose('relate');
      await buying.getByRole('dialog').getByRole('button', { name: 'Follow' }).click();
      await expect(buying.getByRole('button', { name: 'Unfollow' })).toBeVisible();
      await buying.keyboard.press('Escape');
      await expect(buying.getByRole('dialog')).toHaveCount(0);
      // The filter is in the address: the switch follows it.
      await buying.getByRole('switch', { name: 'Followed only' }).click();
      await expect(buying).toHaveURL(/followed=1/);
      await expect(row).toHaveCount(1);
      await expect(buying.getByText('Lotus Trading')).toHaveCount(0);
      await row.getByRole('button', { name: 'Buy USDT' }).click();
      const taking = buying.getByRole('dialog');
      await expect(taking.getByRole('button', { name: 'Buy 21 USDT' })).toBeEnabled();

      // The shortest hours that are over: the day before yesterday, by the clock of the exchange.
      const day = new Date(Date.now() - 2 * 86_400_000).getUTCDay() || 7;
      await selling.goto('/c2cPeople');
      expect(await axeFindings(selling)).toEqual([]);
      const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
      await selling.getByRole('checkbox', { name: days[day - 1] ?? '' }).check();
      await lose('hours');
      await selling.getByRole('button', { name: 'Save hours' }).click();
      await expect(selling.getByText('Hours saved').first()).toBeVisible();

      await taking.getByRole('button', { name: 'Buy 21 USDT' }).click();
      await expect(taking.getByText('The merchant is outside business hours now.')).toBeVisible();
      await buying.reload();
      await expect(buying.getByText('Closed now')).toBeVisible();
      expect(await axeFindings(buying)).toEqual([]);
      expect(await sidewaysScroll(buying)).toBeLessThanOrEqual(0);

      await selling.reload();
      await selling.getByRole('checkbox', { name: days[day - 1] ?? '' }).uncheck();
      await selling.getByRole('button', { name: 'Save hours' }).click();
      await expect(selling.getByText('Hours saved').first()).toBeVisible();
      await buying.reload();
      await row.getByRole('button', { name: 'Buy USDT' }).click();
      await taking.getByRole('button', { name: 'Buy 21 USDT' }).click();
      await expect(buying.getByText('Transfer the exact amount')).toBeVisible();

      await selling.goto('/c2cOrder');
      await selling.getByRole('table', { name: 'My orders' }).getByRole('link').first().click();
      await selling.getByRole('button', { name: 'Block' }).click();
      await selling.getByRole('dialog').getByRole('button', { name: 'Block' }).click();
      await expect(selling.getByRole('button', { name: 'Unblock' })).toBeVisible();
      await sandbox.message('POST', 'c2c_send', form(ad), seller.token);
      await buying.goto('/fiatradCenter?followed=1');
      await expect(buying.getByRole('switch', { name: 'Followed only' })).toBeChecked();
      await expect(buying.getByText(/^No ad/)).toBeVisible();
      await expect(row).toHaveCount(0);
      expect(await sandbox.brokenRules()).toEqual({});
    });
  });
}
