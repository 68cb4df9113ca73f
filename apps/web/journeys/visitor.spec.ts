import type { Locator, Page } from '@playwright/test';
import { sidewaysScroll } from './support/accessibility';
import { expect, test } from './support/journey';
import { LANGUAGES, showIn } from './support/languages';
import { restingBox } from './support/motion';

const SMALLEST_PHONE = { width: 320, height: 640 };

const speak = (page: Page, language: string) =>
  page.addInitScript((chosen) => localStorage.setItem('lang', chosen), language);

/** Whether its whole text is visible. */
const isWhole = (words: Locator) =>
  words.evaluate(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => [
    scrollWidth <= clientWidth,
    scrollHeight <= clientHeight,
  ]);

const LONG_NAME = { name: 'The digital asset exchange of Valencia' };
// A picture four times as wide as high.
const WIDE_LOGO = { name: 'Agora', logo: '/og.png' };

/** The brands that are looked at in each language: Spanish has the longest words. */
const BRANDS = { spa: [{ name: 'Bourse' }, LONG_NAME, WIDE_LOGO], jp: [LONG_NAME], kr: [LONG_NAME], en: [LONG_NAME] };

test.describe('on the smallest phone', () => {
  test.use({ viewport: SMALLEST_PHONE });

  test('login and registration are fully visible in the header for any brand, and Korean breaks between words', async ({
    context,
    page,
  }) => {
    for (const [language, brands] of Object.entries(BRANDS)) {
      // The last script is the last to set the language.
      await speak(page, language);
      for (const brand of brands) {
        const at = `${brand.name} in ${language}`;
        // From the second page on the service worker requests it.
        await context.route('/brand.json', (route) => route.fulfill({ json: brand }));
        await page.goto('/');
        const header = page.getByRole('banner');
        await expect(header.getByRole('link', { name: brand.name })).toBeVisible();
        await expect(header.getByRole('link')).toHaveCount(3);
        for (const way of (await header.getByRole('link').all()).slice(1)) {
          await expect(way, at).toBeInViewport({ ratio: 1 });
          expect(await isWhole(way), at).toEqual([true, true]);
        }
        expect(await sidewaysScroll(page), at).toBeLessThanOrEqual(0);
        // One line for any content.
        const name = await restingBox(header.getByRole('link').first());
        expect(name.height, at).toBeLessThanOrEqual(28);
        if (language === 'kr') {
          await expect(page.getByRole('table')).toBeVisible();
          expect(await page.getByRole('main').getByRole('paragraph').evaluateAll(brokenWords)).toEqual([]);
        }
        await context.unroute('/brand.json');
      }
    }
  });
});

for (const width of [1440, 1280, 1200, 1024]) {
  test(`no word of the header is cut at ${width} px but those of the search field`, async ({ page, deal, sandbox }) => {
    const user = await sandbox.user({ USDT: '1000' });
    await page.setViewportSize({ width, height: 900 });
    const header = page.getByRole('banner');
    await page.goto('/');
    for (const shown of [
      header.getByRole('link', { name: 'Sign up' }),
      header.getByRole('button', { name: /us\*\*\*/ }),
    ]) {
      await expect(shown).toBeVisible();
      for (const language of LANGUAGES) {
        await showIn(page, language);
        const at = `${language}, ${width} px`;
        for (const control of await header.getByRole('link').or(header.getByRole('button')).all()) {
          await expect(control, at).toBeInViewport({ ratio: 1 });
          const [fits] = await isWhole(control);
          expect(fits, `${at}: ${await control.innerText()}`).toBe(true);
        }
      }
      await deal.logIn(user);
      await page.reload();
    }
  });
}

test('every price of the moving strip is reached by Tab', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  const strip = page.getByRole('region', { name: 'Price ticker' });
  const prices = strip.getByRole('listitem').getByRole('link');
  await expect(prices.first()).toBeAttached();
  // Most of them have moved out.
  await strip.evaluate((element) => {
    for (const animation of element.getAnimations({ subtree: true })) animation.currentTime = 30_000;
  });
  await expect(prices.first()).not.toBeInViewport();

  await page.getByRole('banner').getByRole('link', { name: 'Sign up' }).focus();
  const count = (await prices.count()) / 2;
  for (let at = 0; at < count; at += 1) {
    await page.keyboard.press('Tab');
    await expect(prices.nth(at)).toBeFocused();
    await expect(prices.nth(at)).toBeInViewport();
  }

  await page.getByRole('button', { name: 'Pause price ticker' }).focus();
  await expect(prices.first()).toBeInViewport();
});

/** A file that the start page needs after its first paint. */
const FOOTER = '/assets/footer-';

test.describe('a client with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a visitor of the start page sees all pairs while offline', async ({ context, page }) => {
    const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
    // On a slow machine the service worker is active first and sends this request, which `page.route` does not see.
    await context.route(`**${FOOTER}*`, async (route) => {
      await arrival;
      await route.continue();
    });
    await page.goto('/');
    // The worker keeps the files that were loaded before it was active as the last.
    const missingFiles = () =>
      page.evaluate(async () => {
        const cached = new Set((await (await caches.open('assets')).keys()).map(({ url }) => url));
        const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
        return loaded.filter((url) => url.includes('/assets/') && !cached.has(url));
      });
    const loadedFiles = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    // The code loaded ahead is the last before the worker is told of the visit; the footer's arrives after that.
    await expect.poll(loadedFiles).toContainEqual(expect.stringContaining('/assets/quotation-'));
    expect(await loadedFiles()).not.toContainEqual(expect.stringContaining(FOOTER));
    arrive();
    await expect.poll(loadedFiles).toContainEqual(expect.stringContaining(FOOTER));
    await expect.poll(missingFiles).toEqual([]);

    await context.setOffline(true);
    await page.goto('/quotation');
    await expect(page.getByText(/^You are offline\. Data as of/)).toBeVisible();
    await expect(page.getByRole('table', { name: 'Markets' }).getByRole('rowheader').first()).toHaveText(/BTC/);
  });
});

test('a page opened by its address starts at the top, and a reload keeps the place', async ({ page }) => {
  await page.setViewportSize(SMALLEST_PHONE);
  const place = () => page.evaluate(() => window.scrollY);
  await page.goto('/quotation');
  await expect(page.getByRole('table', { name: 'Markets' }).getByRole('rowheader').nth(8)).toBeAttached();
  await page.evaluate(() => window.scrollTo(0, 400));
  await expect.poll(place).toBeGreaterThan(200);
  await page.reload();
  await expect.poll(place).toBeGreaterThan(200);
  await page.goto('/noticeList');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await place()).toBe(0);
});

test('a page whose code failed to load reports it in the language of the user, and loads after a retry', async ({
  page,
}) => {
  await speak(page, 'spa');
  for (const path of ['/', '/quotation']) {
    await page.route('**/assets/vendor-*', (route) => route.fulfill({ status: 502 }));
    await page.goto(path);
    await expect(page.getByRole('alert')).toHaveText(/^No se ha podido cargar la página/);
    await page.unroute('**/assets/vendor-*');
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByRole('table')).toBeVisible();
  }
});

/** Words that wrap over several lines. */
function brokenWords(paragraphs: Element[]): string[] {
  return paragraphs.flatMap(({ firstChild: text }) =>
    [...(text?.textContent ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
      if (!text) return [];
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return range.getClientRects().length > 1 ? [word] : [];
    }),
  );
}
