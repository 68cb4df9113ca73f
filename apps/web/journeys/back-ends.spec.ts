import type { ReceivedRequest } from '@bourse/contract/back-ends';
import type { Page } from '@playwright/test';
import { axeFindings, sidewaysScroll } from './support/accessibility';
import { beLoggedIn, routeToBackEnd } from './support/back-end';
import { DealCenter } from './support/deal-center';
import { logInOnScreen } from './support/identity';
import { expect, listenForComplaints, test } from './support/journey';
import { LeverScreen } from './support/lever-screen';
import { goWithin } from './support/navigation';

const TRON = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';

/**
 * Title of each screen and what it has to show of the back end. The sum of all accounts is not sent; the last price is that of the ticker, not
 * that of the deal call.
 */
const SCREENS = [
  ['/dealCenter', /^64,210\.5000 BTC\/USDT · Spot/, '64,220.0000'],
  ['/leverdealCenter', /^64,210\.5000 BTC\/USDT · Leverage/, '212.40%'],
  ['/secondDealCenter', /^64,210\.5000 BTC\/USDT · Timed options/, '60 s · 80%'],
  // The volume of the ticker, which the socket alone sends.
  ['/quotation', /^Markets/, '812.55 BTC'],
  ['/fiatradCenter', /^C2C market/, 'Full amount only: 3,600.00 CNY'],
  ['/c2cOrder', /^My orders/, '3,600.00 CNY'],
  ['/c2c', /^Post an ad/, 'Available 250.5 USDT'],
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

/** What a phone shows in place of the figure of a panel that it keeps behind a tab. */
const ON_PHONE: Readonly<Record<string, string>> = {
  '/dealCenter': '64,210.5000',
  '/secondDealCenter': 'BTC/USDT · 60 s',
};

/** What a figure that is missing must not become, and what something absent must not be called. */
const WRONG = /NaN|undefined|Infinity|\[object|could not be loaded/;

const WRITES = [
  'POST /user/login',
  'POST /transaction/in',
  'POST /lever/submit',
  'POST /microtrade/submit',
  'POST /wallet/change',
  'POST /wallet/out',
  'POST /c2c/do_legal_deal',
];

/** Calls and texts of what a back end announces; none of these families does. */
const ANNOUNCED_CALL =
  /\/user\/(second_factor|sessions|passkeys|api_keys|recovery|push|settings|referral)|\/c2c\/(message|dispute|rate|relat|hours|reference|reprice)/;
const ANNOUNCED_TEXT =
  /Two-factor|Passkeys|API key|Log out all other devices|Also when this site is closed|Invited friends|Fee tiers|Open dispute|Send message|Merchants and hours/;

const isAbsent = ({ status }: ReceivedRequest) => status === 404 || status === 405;

/** The calls that were asked again although the back end had answered that it does not have them. */
function askedAgain(requests: readonly ReceivedRequest[]): string[] {
  const absent = requests.filter(isAbsent).map(({ name }) => name);
  return absent.filter((name, at) => absent.indexOf(name) !== at);
}

/** The families differ in figures, not in elements: each is looked at on one width. */
const WALKS = [
  ['a', { width: 1440, height: 900 }],
  ['b', { width: 390, height: 844 }],
  ['c', { width: 1440, height: 900 }],
] as const;

for (const [family, viewport] of WALKS) {
  test(`in front of a back end of family ${family} every screen has its figures at ${viewport.width} px, without an error`, async ({
    page,
  }) => {
    const complaints = listenForComplaints(page);
    await page.setViewportSize(viewport);
    await beLoggedIn(page);
    const { requests, stop } = await routeToBackEnd(page, family);
    await page.goto('/noticeList');
    for (const [path, title, figure] of SCREENS) {
      await goWithin(page, path, title);
      const shown = viewport.width < 600 ? (ON_PHONE[path] ?? figure) : figure;
      await expect(page.getByRole('main'), path).toContainText(shown);
      const shownTexts = await page.locator('body').innerText();
      expect(shownTexts, path).not.toMatch(WRONG);
      expect(shownTexts, path).not.toMatch(ANNOUNCED_TEXT);
      expect(await sidewaysScroll(page), path).toBeLessThanOrEqual(0);
      expect(await axeFindings(page), path).toEqual([]);
    }
    await goWithin(page, '/account/recharge', /^Deposit/);
    if (family !== 'c') await page.getByRole('radio', { name: 'TRC20' }).check();
    await expect(page.getByText(TRON, { exact: true })).toBeVisible();
    await expect(page.getByText('Send only USDT over the TRC20 network')).toBeVisible();
    expect(complaints).toEqual([]);
    expect(requests.some(isAbsent)).toBe(true);
    expect(askedAgain(requests)).toEqual([]);
    expect(requests.filter(({ name }) => ANNOUNCED_CALL.test(name))).toEqual([]);
    await stop();
  });
}

/** The question before a write, where a trade password or a code is entered if it is asked for. */
async function confirm(page: Page, button: string, secret?: 'Trade password' | 'SMS code'): Promise<void> {
  const dialog = page.getByRole('dialog');
  if (secret !== undefined) await dialog.getByLabel(secret).fill('123456');
  await dialog.getByRole('button', { name: button }).click();
  await expect(dialog).toBeHidden();
}

for (const family of ['a', 'b', 'c'] as const) {
  test(`a back end of family ${family} accepts the writes of a user who logs in`, async ({ page, sandbox }) => {
    const { requests, stop } = await routeToBackEnd(page, family);
    await page.goto('/components/login');
    await logInOnScreen(page, { account: '+8613800138000' }, 'a1b2c3');
    await expect(page).not.toHaveURL(/login/);

    await goWithin(page, '/dealCenter', /Spot/);
    const spot = new DealCenter(page, sandbox);
    await spot.type('Buy', '63000', '0.001');
    await spot.submit('Buy');
    await expect(spot.openOrders).toContainText('63,000.0000');

    await goWithin(page, '/leverdealCenter', /Leverage/);
    const lever = new LeverScreen(page);
    await lever.openPosition('10', '1');
    await expect(lever.closeButtons).toHaveCount(2);

    await goWithin(page, '/secondDealCenter', /Timed options/);
    await page.getByRole('button', { name: '100', exact: true }).click();
    await page.getByRole('button', { name: /[▲▼] Up/ }).click();
    await confirm(page, 'Up');
    await expect(page.getByRole('timer')).toHaveCount(2);

    await goWithin(page, '/new_account/transfer?from=legal&to=change', /^Transfer/);
    // The form begins with the wallets.
    await expect(page.getByText('Available 250.50 USDT')).toBeVisible();
    await page.getByRole('textbox', { name: 'Amount' }).fill('20');
    await page.getByRole('button', { name: 'Transfer', exact: true }).click();
    await confirm(page, 'Transfer 20 USDT');
    await expect(page).toHaveTitle(/^Transfer history/);

    await goWithin(page, '/new_account/withdraw', /^Withdraw/);
    await page.getByRole('textbox', { name: 'USDT address' }).fill(TRON);
    await page.getByRole('textbox', { name: 'Amount' }).fill('20');
    await page.getByRole('button', { name: 'Review withdrawal' }).click();
    await confirm(page, 'Withdraw 20 USDT', family === 'c' ? 'SMS code' : 'Trade password');

    await goWithin(page, '/fiatradCenter', /^C2C market/);
    await page.getByRole('button', { name: 'Buy USDT' }).click();
    await confirm(page, 'Buy 500 USDT', family === 'c' ? 'Trade password' : undefined);
    await expect(page.getByText('Awaiting payment', { exact: true })).toBeVisible();

    expect(requests.map(({ name }) => name)).toEqual(expect.arrayContaining(WRITES));
    expect(await page.locator('body').innerText()).not.toMatch(WRONG);
    await stop();
  });
}
