import type { Page } from 'playwright';
import { call, newTrader } from '../sandbox-load/control.ts';
import { open, untilShown, visit } from '../shared/browser.ts';
import { SLOWDOWN } from '../shared/slow.ts';
import { responseOf, SHORTEST_MS, type EventEntry } from './interactions.ts';

/** BTC/USDT in the sandbox exchange. */
const PAIR = { currency_id: '1', legal_id: '3' };
/** More than the deal centre shows at once. */
const OPEN_ORDERS = 20;
/** USDT; far below the market. */
const LOWEST = 20_000;
const LIMIT = '2';
const PATIENCE_MS = 60_000;

interface EventTiming extends PerformanceEntry {
  readonly interactionId: number;
}

declare global {
  interface Window {
    __events?: EventEntry[];
  }
}

function observeInPage(shortest: number): void {
  const entries: EventEntry[] = [];
  window.__events = entries;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the observer is given entries of this type alone
      const { interactionId: interaction, duration } = entry as EventTiming;
      entries.push({ interaction, duration });
    }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- TypeScript's list lacks the threshold
  }).observe({ type: 'event', buffered: true, durationThreshold: shortest } as PerformanceObserverInit);
}

/** A trader with more open orders than one page has; the token. */
async function newPagedTrader(address: string): Promise<string> {
  const token = await newTrader(address);
  for (let index = 0; index < OPEN_ORDERS; index += 1) {
    await call(address, '/transaction/in', { ...PAIR, price: String(LOWEST + index), num: '0.01', mode: LIMIT }, token);
  }
  return token;
}

/** A side of the order form, which is a radio button under its label. */
const sideOf = (page: Page, name: string) =>
  page
    .getByRole('form')
    .locator('label')
    .filter({ hasText: new RegExp(`^${name}$`) });

/** Pair, tab, dialog, language, theme, buy and sell, page of a table: each as a user does it, and awaited. */
async function playSession(page: Page): Promise<void> {
  const html = page.locator('html');

  await sideOf(page, 'Sell').click();
  await page.getByRole('button', { name: /^Sell / }).waitFor();
  await sideOf(page, 'Buy').click();
  await page.getByRole('button', { name: /^Buy / }).waitFor();

  const orders = page.getByRole('table', { name: 'Open orders' }).getByRole('row');
  const shown = await orders.count();
  await page.getByRole('button', { name: 'Load more' }).first().click();
  await orders.nth(shown).waitFor();

  await page.getByRole('tab', { name: 'Trade history' }).click();
  await page.getByRole('tab', { name: 'Trade history', selected: true }).waitFor();
  await page.getByRole('tab', { name: 'Open orders' }).click();
  await orders.first().waitFor();

  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  const settings = page.getByRole('banner').getByRole('button', { name: /Settings|Ajustes/ });
  for (const theme of ['dark', 'light']) {
    await settings.click();
    await page.getByRole('menuitem', { name: /^Switch to/ }).click();
    await page.locator(`html[data-theme=${theme}]`).waitFor({ state: 'attached' });
  }

  await settings.click();
  await page.getByRole('menuitemradio', { name: 'Español' }).click();
  await page.locator('html[lang=es]').waitFor({ state: 'attached' });
  await settings.click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await html.and(page.locator('[lang=en]')).waitFor({ state: 'attached' });

  await page.keyboard.press('/');
  const search = page.getByRole('searchbox', { name: 'Search pairs' });
  await search.fill('');
  await search.press('e');
  await search.press('t');
  await search.press('h');
  await search.press('Enter');
  await page.waitForURL(/symbol=ETH_USDT/);
  await page.getByRole('grid', { name: /^Order book of ETH/ }).waitFor();
}

/** Click or key to next paint in a scripted session of the deal centre: the 98th percentile, in milliseconds. */
export async function response(address: string, slowdown = SLOWDOWN): Promise<number> {
  const token = await newPagedTrader(address);
  return visit(async ({ page, cdp, errors }) => {
    page.setDefaultTimeout(PATIENCE_MS);
    await page.addInitScript(observeInPage, SHORTEST_MS);
    await page.addInitScript((stored) => localStorage.setItem('token', stored), token);
    await page.emulateMedia({ colorScheme: 'light' });
    await open(page, `${address}/dealCenter?symbol=BTC_USDT`);
    await untilShown(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await playSession(page);
    // Entries come after the paint that they measure.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    const { entries, interactions } = await page.evaluate(() => ({
      entries: window.__events ?? [],
      interactions: performance.interactionCount,
    }));
    if (errors.length > 0) throw new Error(`The scripted session: ${errors.join('; ')}`);
    return responseOf(entries, interactions);
  });
}
