import type { Locator, Page, Route } from '@playwright/test';
import { expect, test } from './support/journey';

/** A path with the element that appears last on its screen. */
type Screen = readonly [path: string, last: (page: Page) => Locator];

const isChart = (page: Page) => page.getByRole('application');

const TRADING: readonly Screen[] = [
  ['/dealCenter?symbol=BTC_USDT', isChart],
  ['/leverdealCenter?symbol=LINK_USDT', isChart],
  ['/secondDealCenter?symbol=BTC_USDT', isChart],
];
const OF_VISITORS: readonly Screen[] = [
  ['/', (page) => page.getByText('ETH/USDT').locator('visible=true').first()],
  ['/quotation', (page) => page.getByText('ETH').locator('visible=true').first()],
  ['/components/login', (page) => page.getByRole('form')],
  ['/components/register', (page) => page.getByRole('form')],
  ...TRADING,
];
const ASSETS: readonly Screen[] = [['/letransactions', (page) => page.getByRole('table').first()]];
const OF_USERS: readonly Screen[] = [
  ['/fiatradCenter', (page) => page.getByRole('button', { name: /^Buy / }).first()],
  ...ASSETS,
];

/** Holds the code of the client back until the returned function is called. */
async function holdCode(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHeld = true;
  const pattern = '**/assets/*.js';
  await page.route(pattern, async (route) => {
    if (isHeld) held.push(route);
    else await route.continue();
  });
  return async () => {
    isHeld = false;
    await Promise.all(held.map((route) => route.continue()));
  };
}

/** The size of the largest paint up to now, CSS pixels squared; waits for the first one. */
const largestPaint = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<unknown>((done) =>
        new PerformanceObserver((list) => {
          const entry = list.getEntries().at(-1);
          done(entry && 'size' in entry && entry.size);
        }).observe({ type: 'largest-contentful-paint', buffered: true }),
      ),
  );

const prerendered = (page: Page) => page.locator('#root > [inert]');

/** The places of headings, labels and menu entries by tag and text, and of the header. */
async function placesOf(page: Page): Promise<Map<string, string>> {
  const places = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.querySelectorAll('#root header, #root main :is(h1, h2, label, nav a, th, dt)')].flatMap(
      (element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const isBar = element.tagName === 'HEADER' && y === 0;
        const text = isBar ? '' : element.textContent;
        const isShown =
          width > 1 && height > 1 && y < innerHeight && getComputedStyle(element).visibility === 'visible';
        // The columns of a table follow the data.
        const place = [...(element.tagName === 'TH' ? [] : [x]), y, ...(isBar ? [width, height] : [])]
          .map((each) => Math.round(each))
          .join(' ');
        return isShown && (isBar || text !== '') ? [[`${element.tagName} ${text}`, place] as const] : [];
      },
    );
  });
  return new Map(places.toReversed());
}

test.use({ serviceWorkers: 'block' });

for (const { form, use } of [
  { form: 'a phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
  { form: 'a window of 1350 px', use: { viewport: { width: 1350, height: 940 } } },
]) {
  test.describe(form, () => {
    test.use(use);

    test('the prerendered screens have their texts where the client draws them', async ({ deal, page, sandbox }) => {
      test.slow();
      const visit = ([path, last]: Screen) =>
        test.step(path, async () => {
          const release = await holdCode(page);
          await page.goto(path, { waitUntil: 'commit' });
          await expect(prerendered(page)).toBeVisible();
          const before = await placesOf(page);
          await release();
          await expect(last(page)).toBeVisible({ timeout: 20_000 });
          await expect(prerendered(page)).toHaveCount(0);
          const after = await placesOf(page);
          const common = [...before].filter(([text]) => after.has(text));
          expect(common.length).toBeGreaterThan(0);
          expect.soft(new Map(common), path).toEqual(new Map(common.map(([text]) => [text, after.get(text) ?? ''])));
          await page.unrouteAll({ behavior: 'ignoreErrors' });
        });
      for (const screen of OF_VISITORS) await visit(screen);
      await deal.logIn(await sandbox.user({ USDT: '1000' }));
      for (const screen of OF_USERS) await visit(screen);
    });

    test('the largest paint of the trading screens and of the assets does not wait for code', async ({
      page,
      deal,
      sandbox,
    }) => {
      const market = TRADING.map((screen) => [...screen, 'Loading market data…'] as const);
      const balances = ASSETS.map((screen) => [...screen, 'Loading your balances…'] as const);
      await deal.logIn(await sandbox.user({ USDT: '1000' }));
      for (const [path, last, caption] of [...market, ...balances]) {
        const release = await holdCode(page);
        await page.goto(path, { waitUntil: 'commit' });
        await expect(page.getByText(caption, { exact: true })).toBeVisible();
        const before = await largestPaint(page);
        await release();
        await expect(last(page)).toBeVisible({ timeout: 20_000 });
        expect(await largestPaint(page), path).toBe(before);
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      }
    });
  });
}

test('the prerendered screen is in the language of the user', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('lang', 'spa'));
  await holdCode(page);
  await page.goto('/fiatradCenter', { waitUntil: 'commit' });
  await expect(page.locator('#root h1')).toHaveText('Mercado C2C');
});

test('no prerendered screen is shown that differs from the first frame of the client', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('token', 'of a user');
    localStorage.setItem('bourse.spot.layout', '{"hidden":["markets"]}');
  });
  await holdCode(page);
  for (const path of ['/', '/dealCenter', '/components/login', '/wallet/none']) {
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator('noscript').waitFor({ state: 'attached' });
    await expect(page.locator('#root > *')).toHaveCount(0);
  }
});

test('the client inserts no rule that the page already has', async ({ page }) => {
  for (const [path, last] of [...OF_VISITORS.slice(0, 2), ...TRADING.slice(0, 1)]) {
    await page.goto(path);
    await last(page).waitFor();
    const { known, doubled } = await page.evaluate(() => {
      const names =
        document.querySelector('style[data-emotion^="css "]')?.getAttribute('data-emotion')?.split(' ') ?? [];
      const texts = [...document.styleSheets]
        .filter(({ ownerNode }) => ownerNode instanceof HTMLStyleElement)
        .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
      // The variables of the theme are in the base styles alone.
      const isBaseInserted = texts.some((text) => text.includes('--bourse-palette-primary-main:'));
      return {
        known: names.length,
        doubled: [
          ...names.slice(1).filter((name) => texts.some((text) => text.startsWith(`.css-${name} `))),
          ...(isBaseInserted ? ['base'] : []),
        ],
      };
    });
    expect(known, path).toBeGreaterThan(10);
    expect(doubled).toEqual([]);
  }
});

test('the client inserts all rules where the sheet of the page failed to load', async ({ page }) => {
  await page.route('**/assets/first-paint-*.css', (route) => route.abort());
  await page.goto('/');
  await expect(page.locator('#root > [inert]')).toHaveCount(0);
  await expect(page.locator('body')).toHaveCSS('margin', '0px');
  await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky');
});
