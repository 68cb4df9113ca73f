import { axeFindings, sidewaysScroll } from './support/accessibility';
import { sellerAndBuyer } from './support/c2c';
import { expect, test } from './support/journey';
import { otherViewport, VIEWS } from './support/views';

for (const [view, options] of Object.entries(VIEWS)) {
  test.describe(`with the seller on ${view}`, () => {
    test.use(options);

    test('a price follows the index, a change of it is shown and accepted before the order, and the order keeps it', async ({
      deal,
      secondUser,
      page: selling,
      sandbox,
    }) => {
      const buying = secondUser.page;
      await sellerAndBuyer(sandbox, deal, secondUser, otherViewport(view));

      await selling.goto('/c2c');
      await selling.getByRole('radio', { name: /^Floating/ }).check();
      await selling.getByRole('textbox', { name: /^Percent of index/ }).fill('80.55');
      await expect(selling.getByText(/^Price now: .*5\.70/)).toBeVisible();
      expect(await axeFindings(selling)).toEqual([]);
      await selling.getByRole('textbox', { name: /^Amount/ }).fill('23');
      await selling.getByRole('radio', { name: 'Bank card' }).check();
      await sandbox.fault({ path: '/api/c2c_send', method: 'POST', kind: 'drop', spoils: 'reply', times: 1 });
      await selling.getByRole('button', { name: 'Post ad' }).click();
      const posting = selling.getByRole('dialog');
      await expect(posting.getByText('80.55% of index')).toBeVisible();
      await posting.getByRole('button', { name: 'Post ad' }).click();
      await expect(selling.getByRole('button', { name: 'Edit price' })).toBeVisible();

      await buying.goto('/fiatradCenter');
      await buying.getByRole('row', { name: /5\.70/ }).getByRole('button', { name: 'Buy USDT' }).click();
      const taking = buying.getByRole('dialog');
      const take = taking.getByRole('button', { name: 'Buy 23 USDT' });
      await expect(take).toBeEnabled();

      await selling.getByRole('button', { name: 'Edit price' }).click();
      const editing = selling.getByRole('dialog');
      await editing.getByRole('textbox', { name: /^Percent of index/ }).fill('81');
      await expect(editing.getByText(/^Price now: .*5\.73/)).toBeVisible();
      await sandbox.fault({ path: '/api/c2c/reprice', method: 'POST', kind: 'drop', spoils: 'reply', times: 1 });
      await editing.getByRole('button', { name: 'Save price' }).click();
      await expect(selling.getByText('81% of index')).toBeVisible();

      await take.click();
      await expect(taking.getByText(/^The price is .*5\.73/).first()).toBeVisible();
      expect(await axeFindings(buying)).toEqual([]);
      expect(await sidewaysScroll(buying)).toBeLessThanOrEqual(0);
      await taking.getByRole('button', { name: 'Use this price' }).click();
      await take.click();
      await expect(buying.getByText('Transfer the exact amount')).toBeVisible();
      await expect(buying.getByText(/131\.79/).first()).toBeVisible();

      expect(await sandbox.brokenRules()).toEqual({});
    });
  });
}
