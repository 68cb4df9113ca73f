import { test } from './support/journey';
const S = [
  ['spot', '/dealCenter'],
  ['lever', '/leverdealCenter'],
  ['opt', '/secondDealCenter'],
] as const;
test('look', async ({ deal, page, sandbox }) => {
  await page.emulateMedia({ colorScheme: (process.env['SCHEME'] ?? 'dark') as 'dark' });
  await deal.logIn(await sandbox.user({ USDT: '50000' }));
  if (process.env['LANG_']) await page.addInitScript((l) => localStorage.setItem('lang', l!), process.env['LANG_']);
  for (const [n, p] of S) {
    await page.goto(`${p}?symbol=BTC_USDT`);
    await page.waitForTimeout(2500);
    for (const [w, h] of [
      [1440, 900],
      [1366, 768],
      [1024, 768],
      [1920, 1080],
      [800, 900],
    ] as const) {
      await page.setViewportSize({ width: w, height: h });
      await page.waitForTimeout(500);
      await page.screenshot({ path: `/tmp/ha/${n}-${w}${process.env['LANG_'] ?? ''}.png` });
    }
  }
});
