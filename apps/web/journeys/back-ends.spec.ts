import { axeFindings } from './support/accessibility';
import { routeToBackEnd } from './support/back-end';
import { expect, test } from './support/journey';

const TRON = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';

/** A figure of the back end that each screen has to show. The sum of all accounts is not sent. */
const SCREENS = [
  ['/dealCenter', '64,220.0000'],
  ['/leverdealCenter', '212.40%'],
  ['/secondDealCenter', '60 s · pays 80%'],
  ['/fiatradCenter', 'Full amount only: 3,600.00 CNY'],
  ['/c2cOrder', '3,600.00 CNY'],
  ['/letransactions', '1,002.00 USDT'],
  ['/new_account/withdraw', 'Available 250.5 USDT'],
  ['/account/accountCenter', '138****8000'],
] as const;

/** What a figure that is missing must not become. */
const NO_FIGURE = /NaN|undefined|Infinity|\[object/;

for (const family of ['a', 'b', 'c'] as const) {
  test(`in front of a back end of family ${family} every screen has its figures`, async ({ page }) => {
    test.slow();
    const stop = await routeToBackEnd(page, family);
    for (const [path, figure] of SCREENS) {
      await page.goto(path);
      await expect(page.getByRole('main')).toContainText(figure);
      expect(await page.locator('body').innerText(), path).not.toMatch(NO_FIGURE);
      // The families differ in figures, not in elements.
      if (family === 'a') expect(await axeFindings(page), path).toEqual([]);
    }
    await page.goto('/account/recharge');
    if (family !== 'c') await page.getByRole('radio', { name: 'TRC20' }).check();
    await expect(page.getByText(TRON, { exact: true })).toBeVisible();
    await stop();
  });
}
