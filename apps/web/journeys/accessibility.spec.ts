import type { Locator, Page } from '@playwright/test';
import { axeFindings, sidewaysScroll, smallTouchTargets, textSpacingFindings } from './support/accessibility';
import { expect, test } from './support/journey';

// The stories have each view by day and by night, and the smallest phone below has each domain; here each width has one theme.
for (const { name, colorScheme, viewport, screens } of [
  {
    name: 'by day at 1440 px',
    colorScheme: 'light',
    viewport: { width: 1440, height: 900 },
    screens: ['/', '/components/login', '/dealCenter', '/letransactions', '/nowhere'],
  },
  {
    name: 'by night at 390 px',
    colorScheme: 'dark',
    viewport: { width: 390, height: 844 },
    screens: ['/quotation', '/noticeList', '/dealCenter', '/allTransaction', '/account/accountEntrust'],
  },
] as const) {
  test(`axe finds nothing ${name}, and nothing scrolls sideways`, async ({ deal, page, sandbox }) => {
    // Five screens, each read whole by axe.
    test.slow();
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(viewport);
    await deal.logIn(await sandbox.user({ USDT: '50000', BTC: '1' }));
    for (const path of screens) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
      if (path === '/dealCenter') await deal.live();
      expect(await sidewaysScroll(page), path).toBeLessThanOrEqual(0);
      expect(await axeFindings(page), path).toEqual([]);
    }
  });
}

interface Screen {
  readonly path: string;
  /** Opens a menu or a dialog, or makes the errors of a form visible. */
  readonly open?: (page: Page) => Promise<void>;
}

/** Presses a button and waits for its dialog or for the errors of its form. */
const press = (name: string | RegExp, shown: (page: Page) => Locator) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click();
  await expect(shown(page).first()).toBeVisible();
};
const dialog = (page: Page) => page.getByRole('dialog');
const errors = (page: Page) => page.locator('[aria-invalid="true"]');

/** The main screens of the domains. */
const DOMAINS: Readonly<Record<string, readonly Screen[]>> = {
  market: [{ path: '/' }, { path: '/quotation' }, { path: '/noticeList' }],
  'deal screens': [{ path: '/dealCenter' }, { path: '/leverdealCenter' }, { path: '/secondDealCenter' }],
  identity: [{ path: '/forgetPwd', open: press('Send code', errors) }, { path: '/components/register' }],
  spot: [{ path: '/allTransaction' }, { path: '/allTransaction?tab=history' }],
  wallet: [
    { path: '/letransactions' },
    { path: '/account/recharge' },
    { path: '/new_account/withdraw' },
    { path: '/new_account/transfer' },
    { path: '/transferRecord' },
    { path: '/new_account/ledger' },
  ],
  c2c: [
    { path: '/fiatradCenter', open: press(/^Buy USDT/, dialog) },
    { path: '/c2c', open: press('Post ad', errors) },
    { path: '/c2cOrder' },
    { path: '/c2cRelease' },
    { path: '/account/aceite' },
  ],
  leverage: [{ path: '/leverRecord' }, { path: '/leverList' }],
  subscription: [{ path: '/upstart' }, { path: '/sg' }, { path: '/uplist' }],
};

test.describe('on the smallest phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  for (const [domain, screens] of Object.entries(DOMAINS)) {
    test(`${domain}: axe, width, text spacing and touch targets`, async ({ deal, page, sandbox }) => {
      await deal.logIn(await sandbox.user({ USDT: '50000', BTC: '1' }));
      for (const { path, open } of screens) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
        await expect(page.locator('table[aria-busy="true"]')).toHaveCount(0);
        await open?.(page);
        expect.soft(await sidewaysScroll(page), path).toBeLessThanOrEqual(0);
        expect.soft(await textSpacingFindings(page), path).toEqual([]);
        expect.soft(await smallTouchTargets(page), path).toEqual([]);
        expect.soft(await axeFindings(page), path).toEqual([]);
      }
    });
  }

  test('the state of the connection is whole while the socket connects', async ({ deal, page, sandbox }) => {
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
