import type { Locator, Page } from '@playwright/test';
import {
  axeFindings,
  contrastFindings,
  sidewaysScroll,
  smallTouchTargets,
  textSpacingFindings,
} from './support/accessibility';
import { expect, test } from './support/journey';
import { sidewaysScrollByLanguage } from './support/languages';
import { goWithin } from './support/navigation';

/** Shows the first screen by its address and each further one within the page. Resolves once the screen has its heading and its rows. */
async function show(page: Page, { path, title }: Screen, isFirst: boolean): Promise<void> {
  if (isFirst) await page.goto(path);
  else await goWithin(page, path, title);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  await expect(page.locator('table[aria-busy="true"]')).toHaveCount(0);
}

interface Screen {
  readonly path: string;
  readonly title: RegExp;
  /** Opens a menu or a dialog, or makes the errors of a form visible. A dialog has a history entry: it is of a domain's last screen. */
  readonly open?: (page: Page) => Promise<void>;
}

// The stories have each view by day and by night, the smallest phone below has each domain, and `back-ends.spec.ts` has the screens of
// a user at 1440 px.
test('axe finds nothing on the screens of a visitor by day at 1440 px, and nothing scrolls sideways', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const screens = [
    { path: '/', title: /Bourse/ },
    { path: '/nowhere', title: /^Page not found/ },
    { path: '/components/login', title: /^Log in/ },
  ];
  for (const [at, screen] of screens.entries()) {
    await show(page, screen, at === 0);
    expect(await sidewaysScroll(page), screen.path).toBeLessThanOrEqual(0);
    expect(await axeFindings(page), screen.path).toEqual([]);
  }
});

test('every text has enough contrast by night at 390 px, and nothing scrolls sideways', async ({
  deal,
  page,
  sandbox,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 844 });
  await deal.logIn(await sandbox.user({ USDT: '50000', BTC: '1' }));
  const screens = [
    { path: '/quotation', title: /^Markets/ },
    { path: '/noticeList', title: /^Announcements/ },
    { path: '/dealCenter', title: /Spot/ },
    { path: '/allTransaction', title: /^My orders/ },
    { path: '/account/accountEntrust', title: /^Open orders/ },
  ];
  for (const [at, screen] of screens.entries()) {
    await show(page, screen, at === 0);
    if (screen.path === '/dealCenter') await deal.live();
    expect(await sidewaysScroll(page), screen.path).toBeLessThanOrEqual(0);
    expect(await contrastFindings(page), screen.path).toEqual([]);
  }
});

/** Presses a button and waits for its dialog or for the errors of its form. */
const press = (name: string | RegExp, shown: (page: Page) => Locator) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click();
  await expect(shown(page).first()).toBeVisible();
};
const dialog = (page: Page) => page.getByRole('dialog');
const errors = (page: Page) => page.locator('[aria-invalid="true"]');

/** The main screens of the domains. */
const DOMAINS: Readonly<Record<string, readonly Screen[]>> = {
  market: [
    { path: '/', title: /Bourse/ },
    { path: '/quotation', title: /^Markets/ },
    { path: '/noticeList', title: /^Announcements/ },
  ],
  'deal screens': [
    { path: '/dealCenter', title: /Spot/ },
    { path: '/leverdealCenter', title: /Leverage/ },
    { path: '/secondDealCenter', title: /Timed options/ },
  ],
  spot: [
    { path: '/allTransaction', title: /^My orders/ },
    { path: '/allTransaction?tab=history', title: /^My orders/ },
    { path: '/account/accountEntrust', title: /^Open orders/ },
  ],
  wallet: [
    { path: '/letransactions', title: /^Assets/ },
    { path: '/account/recharge', title: /^Deposit/ },
    { path: '/new_account/withdraw', title: /^Withdraw/ },
    { path: '/new_account/transfer', title: /^Transfer/ },
    { path: '/transferRecord', title: /^Transfer history/ },
    { path: '/new_account/ledger', title: /^Account history/ },
  ],
  c2c: [
    { path: '/c2cOrder', title: /^My orders/ },
    { path: '/c2cRelease', title: /^My ads/ },
    { path: '/account/aceite', title: /^Acceptors/ },
    { path: '/c2c', title: /^Post an ad/, open: press('Post ad', errors) },
    { path: '/fiatradCenter', title: /^C2C market/, open: press(/^Buy USDT/, dialog) },
  ],
  leverage: [
    { path: '/leverRecord', title: /^Leverage history/ },
    { path: '/leverList', title: /^My leverage orders/ },
    { path: '/results', title: /^Results/ },
  ],
  subscription: [
    { path: '/upstart', title: /^Launchpad/ },
    { path: '/sg', title: /^Token subscription/ },
    { path: '/uplist', title: /^Subscription history/ },
  ],
};

/**
 * The screens of the route table that are made of the parts of those above: their texts are measured, and nothing else. The password that
 * `/resetPwd` asks for needs a code; its fields are those of the registration.
 */
const OTHERS: readonly Screen[] = [
  { path: '/diagnostics', title: /^Diagnostics/ },
  { path: '/fees', title: /^Fees/ },
  { path: '/components/noticeDetail', title: /^Announcement/ },
  { path: '/account/accountMessage', title: /^Notifications/ },
  { path: '/success', title: /^Result/ },
  { path: '/spotProfit', title: /^Spot profit and loss/ },
  { path: '/dealCenter/panel', title: /Market data/ },
  { path: '/leverTransactions', title: /^All open positions/ },
  { path: '/leverOvernight', title: /^Overnight fee/ },
  { path: '/leverTransaction', title: /^Leverage order/ },
  { path: '/optionRecord', title: /^Options history/ },
  { path: '/c2cDetail', title: /^Orders for this ad/ },
  { path: '/c2cPeople', title: /^Merchants and hours/ },
  { path: '/account/rechargeMoney?id=1&current=0', title: /^Acceptor deal/ },
  { path: '/account/chargeRecord', title: /^Acceptor history/ },
  { path: '/bindEmail', title: /^Link email/ },
  { path: '/account/accountCenter', title: /^Account overview/ },
  { path: '/account/accountSet', title: /^Account settings/ },
  { path: '/account/userSetting', title: /^Payment methods/ },
  { path: '/authentication', title: /^Identity verification/ },
  { path: '/payment', title: /^Pay via acceptor/ },
  { path: '/account/region', title: /^Regional users/ },
  { path: '/account/referral', title: /^Referral/ },
  { path: '/setCash', title: /^Funds password/ },
  { path: '/new_account/legal', title: /^Funding account/ },
  { path: '/new_account/legalAccount', title: /^Funding account/ },
  { path: '/new_account/change', title: /^Spot account/ },
  { path: '/new_account/changeAccount', title: /^Spot account/ },
  { path: '/new_account/lever', title: /^Leverage account/ },
  { path: '/new_account/finance', title: /^Contract transfers/ },
  { path: '/new_account/transferLegal', title: /^Transfer/ },
  { path: '/new_account/statement', title: /^Statement/ },
  { path: '/account/coinRecord', title: /^Deposit history/ },
  { path: '/withdraw_address', title: /^Address book/ },
  { path: '/lever_manger', title: /^Leverage management/ },
  { path: '/finanrec', title: /^Finance history/ },
];

/** The screens of a visitor who has no session. */
const IDENTITY: readonly Screen[] = [
  { path: '/forgetPwd', title: /^Reset password/, open: press('Send code', errors) },
  { path: '/components/login', title: /^Log in/, open: press('Log in', errors) },
  { path: '/components/register', title: /^Sign up/ },
];

/** Everything that axe, WCAG 1.4.10, 1.4.12 and 2.5.5 find on the screens. */
async function expectAccessible(page: Page, screens: readonly Screen[]): Promise<void> {
  for (const [at, screen] of screens.entries()) {
    const { path, open } = screen;
    await show(page, screen, at === 0);
    await open?.(page);
    expect.soft(await sidewaysScrollByLanguage(page), path).toEqual({});
    expect.soft(await textSpacingFindings(page), path).toEqual([]);
    expect.soft(await smallTouchTargets(page), path).toEqual([]);
    expect.soft(await axeFindings(page), path).toEqual([]);
  }
}

test.describe('on the smallest phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  for (const [domain, screens] of Object.entries(DOMAINS)) {
    test(`the screens of ${domain} pass axe, width in languages by turns, text spacing and touch targets`, async ({
      deal,
      page,
      sandbox,
    }) => {
      await deal.logIn(await sandbox.user({ USDT: '50000', BTC: '1' }));
      await expectAccessible(page, screens);
    });
  }

  test('no other screen of the route table scrolls sideways in any language', async ({ deal, page, sandbox }) => {
    await deal.logIn(await sandbox.user({ USDT: '50000', BTC: '1' }));
    for (const [at, screen] of OTHERS.entries()) {
      await show(page, screen, at === 0);
      expect.soft(await sidewaysScrollByLanguage(page), screen.path).toEqual({});
    }
  });

  test('the screens of identity pass axe, width in languages by turns, text spacing and touch targets', async ({
    page,
  }) => {
    await expectAccessible(page, IDENTITY);
  });

  test('the state of the connection is fully visible while the socket connects', async ({ deal, page, sandbox }) => {
    await deal.logIn(await sandbox.user({ USDT: '1000' }));
    await page.route('**/socket.io/**', () => undefined);
    await page.routeWebSocket('**/socket.io/**', () => undefined);
    await page.goto('/secondDealCenter');
    await expect(page.getByText('Connecting', { exact: true })).toBeVisible();
    await expect(page.locator('table[aria-busy="true"]')).toHaveCount(0);
    expect(await textSpacingFindings(page)).toEqual([]);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});
