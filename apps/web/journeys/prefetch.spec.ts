import type { Page } from '@playwright/test';
import { expect, test } from './support/journey';

test.use({ serviceWorkers: 'allow' });

const OPTIONS = /\/assets\/options-deal-center-[^/]+\.js$/;
const LEVERAGE = /\/assets\/lever-deal-center-[^/]+\.js$/;
const DEAL_CENTER = /\/assets\/deal-center-[^/]+\.js$/;

const optionsLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Options' });

/** Opens the start page; returns the addresses of all requests so far. The service worker starts after the prefetch. */
async function openHome(page: Page): Promise<() => string[]> {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/');
  await expect(page.getByRole('table')).toBeVisible();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  return () => requests;
}

test('code is requested before the click: of the deal centre while the start page is idle, of other screens when their link is hovered or focused', async ({
  page,
}) => {
  const requests = await openHome(page);
  await expect.poll(requests).toContainEqual(expect.stringMatching(DEAL_CENTER));
  for (const code of [OPTIONS, LEVERAGE]) expect(requests()).not.toContainEqual(expect.stringMatching(code));
  await optionsLink(page).hover();
  await expect.poll(requests).toContainEqual(expect.stringMatching(OPTIONS));
  expect(requests()).not.toContainEqual(expect.stringMatching(LEVERAGE));
  await page.getByRole('banner').getByRole('link', { name: 'Leverage' }).focus();
  await expect.poll(requests).toContainEqual(expect.stringMatching(LEVERAGE));
  await expect(page).toHaveURL('/');
});

test('nothing is requested before the click with the data saver', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
  const requests = await openHome(page);
  // Without the data saver the focus requests the code at once.
  await optionsLink(page).focus();
  await optionsLink(page).hover();
  expect(requests()).not.toContainEqual(expect.stringMatching(OPTIONS));
  await optionsLink(page).click();
  await expect(page).toHaveURL(/secondDealCenter/);
  expect(requests()).toContainEqual(expect.stringMatching(OPTIONS));
});

test.describe('without a service worker, whose requests a journey cannot break', () => {
  test.use({ serviceWorkers: 'block' });

  test('a prefetch that fails is silent, and the click loads the screen', async ({ page, deal }) => {
    await page.route(DEAL_CENTER, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed', (request) => DEAL_CENTER.test(request.url()));
    await page.goto('/');
    await failed;
    await page.unroute(DEAL_CENTER);
    await page.getByRole('banner').getByRole('link', { name: 'Spot' }).click();
    await expect(deal.form).toBeVisible();
  });
});
