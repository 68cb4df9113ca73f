import { expect, test } from './support/journey';
import { LeverScreen } from './support/lever-screen';
import { VIEWS } from './support/views';

for (const [view, options] of Object.entries(VIEWS)) {
  test.describe(`on ${view}`, () => {
    test.use(options);

    test('a user finds a closed position in the results of all products, and saves its picture without amounts', async ({
      deal,
      page,
      sandbox,
    }) => {
      const lever = new LeverScreen(page);
      await lever.openFunded({ deal, sandbox }, '5000', '15');
      await lever.openPosition('10', '2');
      await expect(lever.closeButtons).toHaveCount(1);
      await lever.close();
      await expect(lever.closeButtons).toHaveCount(0);

      await page.goto('/leverRecord');
      await page.getByRole('navigation', { name: 'Results' }).getByRole('link', { name: 'All products' }).click();
      await expect(page).toHaveTitle(/^Results/);
      const products = page.getByRole('table', { name: 'By product' });
      await expect(products.getByRole('row', { name: /^Leverage 1 / })).toBeVisible();

      await page.getByRole('button', { name: 'Share total result' }).click();
      const dialog = page.getByRole('dialog', { name: 'Picture of the result' });
      await expect(dialog.getByRole('img')).not.toHaveAccessibleName(/USDT/);
      const download = page.waitForEvent('download');
      await dialog.getByRole('button', { name: 'Save picture' }).click();
      expect((await download).suggestedFilename()).toBe('result.png');
    });
  });
}
