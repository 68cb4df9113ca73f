import type { Page } from '@playwright/test';
import { axeFindings, sidewaysScroll } from './support/accessibility';
import { expect, test } from './support/journey';
import { VIEWS } from './support/views';

const DAY_MS = 86_400_000;

/** A figure of the tiers on the fee page. */
const figure = (page: Page, label: string) =>
  page.getByText(label, { exact: true }).filter({ visible: true }).locator('xpath=..');

for (const [view, options] of Object.entries(VIEWS)) {
  test.describe(`on ${view}`, () => {
    test.use(options);

    test('the volume of a trade is on the fee page of both tabs, also after a broken connection, and gives a tier on the next day', async ({
      deal,
      page,
      sandbox,
    }) => {
      // Both trades are of one day.
      await sandbox.advance(DAY_MS - ((await sandbox.now()) % DAY_MS));
      const user = await sandbox.user({ BTC: '2' });
      const buyer = await sandbox.user({ USDT: '1000000' });
      const trade = async () => {
        const price = (Number(await sandbox.bestBid('BTC/USDT')) + 1).toFixed(2);
        const of = { symbol: 'BTC/USDT', quantity: '0.3', price };
        await sandbox.order({ ...of, side: 'buy', account: buyer.account });
        await sandbox.order({ ...of, side: 'sell', account: user.account });
      };
      await deal.logIn(user);
      await page.goto('/fees?symbol=BTC_USDT');
      const other = await page.context().newPage();
      await other.goto(page.url());
      const tabs = [page, other];
      for (const tab of tabs) {
        await expect(figure(tab, 'Your tier')).toContainText('Tier 0');
        await expect(figure(tab, 'Today, not counted yet')).toContainText(/counted yet0\s*USDT$/);
      }
      await trade();
      for (const tab of tabs)
        await expect(figure(tab, 'Today, not counted yet')).toContainText(/3\d,\d{3}(\.\d+)?\s*USDT$/);

      await sandbox.interruptSocket(2000);
      await trade();
      for (const tab of tabs)
        await expect(figure(tab, 'Today, not counted yet')).toContainText(/6\d,\d{3}(\.\d+)?\s*USDT$/);

      await sandbox.advance(DAY_MS);
      await page.reload();
      await expect(figure(page, 'Your tier')).toContainText('Tier 1');
      await expect(page.getByRole('progressbar', { name: 'Progress to tier 2' })).toBeVisible();
      await expect(page.getByText(/^1\d\d,\d{3}(\.\d+)? USDT more for tier 2$/)).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
      expect(await sandbox.brokenRules()).toEqual({});
    });
  });
}
