import type { Page } from '@playwright/test';
import { axeFindings } from './support/accessibility';
import { routeToBackEnd } from './support/back-end';
import { expect, test } from './support/journey';

const TRON = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';

/**
 * Title of each screen and what it has to show of the back end. The sum of all accounts is not sent; the last price is that of the ticker, not
 * that of the deal call.
 */
const SCREENS = [
  ['/dealCenter', /^64,210\.5000 BTC\/USDT · Spot/, '64,220.0000'],
  ['/leverdealCenter', /^64,210\.5000 BTC\/USDT · Leverage/, '212.40%'],
  ['/secondDealCenter', /^64,210\.5000 BTC\/USDT · Timed options/, '60 s · pays 80%'],
  ['/quotation', /^Markets/, '812.44 BTC'],
  ['/fiatradCenter', /^C2C market/, 'Full amount only: 3,600.00 CNY'],
  ['/c2cOrder', /^My orders/, '3,600.00 CNY'],
  ['/c2c', /^Post an ad/, 'Available: 250.5 USDT'],
  ['/allTransaction', /^My orders/, '64,000.0000'],
  ['/leverList', /^My leverage orders/, 'BTC/USDT Long'],
  ['/letransactions', /^Assets/, '1,002.00 USDT'],
  ['/new_account/withdraw', /^Withdraw/, 'Available 250.5 USDT'],
  ['/new_account/transfer', /^Transfer/, 'Available 250.50 USDT'],
  ['/new_account/change', /^Spot account/, 'Account total 250.50 USDT'],
  ['/new_account/ledger', /^Account history/, 'USDT'],
  ['/transferRecord', /^Transfer history/, '20.5 USDT'],
  ['/withdraw_address', /^Address book/, 'Withdrawal allowlist'],
  ['/account/accountCenter', /^Account overview/, '138****8000'],
  ['/account/accountSet', /^Account settings/, 'LIN7'],
  ['/account/accountMessage', /^Notifications/, 'Maintenance'],
  ['/account/userSetting', /^Payment methods/, 'Alipay account'],
] as const;

/** What a figure that is missing must not become, and what something absent must not be called. */
const WRONG = /NaN|undefined|Infinity|\[object|could not be loaded/;

/** Goes to another screen of the open page, as its links do. */
async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const state = { idx: history.length, key: to };
    history.pushState(state, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state }));
  }, path);
}

for (const family of ['a', 'b', 'c'] as const) {
  test(`in front of a back end of family ${family} every screen has its figures`, async ({ page }) => {
    test.slow();
    const stop = await routeToBackEnd(page, family);
    await page.goto('/noticeList');
    for (const [path, title, figure] of SCREENS) {
      await goWithin(page, path);
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole('main'), path).toContainText(figure);
      expect(await page.locator('body').innerText(), path).not.toMatch(WRONG);
      // The families differ in figures, not in elements.
      if (family === 'a') expect(await axeFindings(page), path).toEqual([]);
    }
    await goWithin(page, '/account/recharge');
    if (family !== 'c') await page.getByRole('radio', { name: 'TRC20' }).check();
    await expect(page.getByText(TRON, { exact: true })).toBeVisible();
    await stop();
  });
}
