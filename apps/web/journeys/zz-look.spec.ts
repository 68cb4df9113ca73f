import { test } from './support/journey';
test.setTimeout(300_000);
const P = '/tmp/d48/';
test.describe('look', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test('look', async ({ deal, page, sandbox }) => {
    const user = await sandbox.user({ USDT: '50000' });
    await deal.logIn(user);
    for (const [lang, tag] of [
      ['en', 'en'],
      ['zh', 'zh'],
    ] as const) {
      await page.addInitScript((l) => localStorage.setItem('language', l), lang);
      await page.goto('/dealCenter?symbol=BTC_USDT');
      await page.waitForTimeout(3000);
      await page.screenshot({ path: `${P}spot-${tag}.png` });
      await page
        .getByRole('button', { name: /^(Buy|买入)$/ })
        .last()
        .tap();
      await page.waitForTimeout(1500);
      await page.screenshot({ path: `${P}spot-sheet-${tag}.png` });
      await page.goto('/leverdealCenter?symbol=BTC_USDT');
      await page.waitForTimeout(2500);
      await page.screenshot({ path: `${P}lever-${tag}.png` });
      await page
        .getByRole('button', { name: /^(Long|做多|开多)$/ })
        .last()
        .tap();
      await page.waitForTimeout(1500);
      await page.screenshot({ path: `${P}lever-sheet-${tag}.png` });
    }
    await page.setViewportSize({ width: 844, height: 390 });
    await page.goto('/dealCenter?symbol=BTC_USDT');
    await page.waitForTimeout(2500);
    await page.screenshot({ path: `${P}side.png` });
    await page.screenshot({ path: `${P}side-full.png`, fullPage: true });
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/letransactions');
    await page.waitForTimeout(2500);
    await page.screenshot({ path: `${P}assets-320.png` });
    await page.goto('/dealCenter?symbol=BTC_USDT');
    await page.waitForTimeout(2500);
    await page.screenshot({ path: `${P}spot-320.png` });
  });
});
