import process from 'node:process';
import { addAsianFonts } from './support/asian-fonts';
import { beLoggedIn, routeToBackEnd } from './support/back-end';
import { expect, test } from './support/journey';
import { goWithin } from './support/navigation';
import { showIn } from './support/languages';

// `playwright test pictures.spec.ts --update-snapshots` takes the pictures anew.

/** Main screens and their titles in English. */
const SCREENS = [
  ['spot', '/dealCenter', /^64,210\.5000 BTC\/USDT · Spot/],
  ['leverage', '/leverdealCenter', /^64,210\.5000 BTC\/USDT · Leverage/],
  ['c2c', '/fiatradCenter', /^C2C market/],
  ['assets', '/letransactions', /^Assets/],
  ['withdraw', '/new_account/withdraw', /^Withdraw/],
] as const;

const SIZES = [
  [1440, 900],
  [390, 844],
] as const;

/** The moment at which the figures of the back end are current. */
const NOW = Date.parse('2026-11-20T12:00:00Z');

test.skip(process.platform !== 'linux', 'Other systems draw text in their own way.');

for (const [width, height] of SIZES) {
  test(`the main screens at ${width} px look as in their pictures, English by day and Chinese by night`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.clock.setFixedTime(NOW);
    await addAsianFonts(page);
    await beLoggedIn(page);
    const { stop } = await routeToBackEnd(page, 'a');
    await page.goto('/noticeList');
    for (const [name, path, title] of SCREENS) {
      await goWithin(page, path, title);
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      for (const [language, colorScheme] of [
        ['zh', 'dark'],
        ['en', 'light'],
      ] as const) {
        await page.emulateMedia({ colorScheme });
        await showIn(page, language);
        await page.evaluate(() => document.fonts.ready);
        // The ring is drawn again for each theme, after the page is still.
        if (name === 'assets') await expect(page.locator('path.highcharts-point').first()).toBeVisible();
        await expect.soft(page).toHaveScreenshot(`${name}-${width}-${language}.png`, {
          mask: [page.getByRole('application')],
        });
      }
    }
    await stop();
  });
}
