import type { Page } from '@playwright/test';
import { expect, test } from './support/journey';
import { VIEWS } from './support/views';

declare global {
  /** The layout shifts of the page without a press of the user, as Chromium scores them. */
  var layoutShifts: number[];
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/**
 * Screens of a user, what they show in the end, and how far they may move until then: 0.1 is "good" in Core Web Vitals, more than 0.25 "poor". The
 * parts of the fee page come in the order in which a busy machine gets them.
 */
const SCREENS: Readonly<Record<string, { shows: (page: Page) => ReturnType<Page['getByText']>; atMost: number }>> = {
  '/': { shows: (page) => page.getByText('No open orders'), atMost: 0.1 },
  '/fees': { shows: (page) => page.getByText('No fees in this period').last(), atMost: 0.25 },
  '/letransactions': { shows: (page) => page.getByRole('button', { name: 'Convert small balances' }), atMost: 0.1 },
  '/leverRecord': { shows: (page) => page.getByText('No closed positions'), atMost: 0.1 },
};

for (const [view, options] of Object.entries(VIEWS)) {
  test.describe(`on ${view}`, () => {
    test.use(options);

    test('the parts of a screen keep their places while they load', async ({ deal, page, sandbox }) => {
      await page.addInitScript(() => {
        globalThis.layoutShifts = [];
        new PerformanceObserver((entries) => {
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the types of the DOM lack it
          for (const { value, hadRecentInput } of entries.getEntries() as LayoutShift[]) {
            if (!hadRecentInput) globalThis.layoutShifts.push(value);
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await deal.logIn(await sandbox.user({ BTC: '0.5', USDT: '3000' }));
      for (const [path, { shows, atMost }] of Object.entries(SCREENS)) {
        await page.goto(path);
        await expect(shows(page)).toBeVisible();
        const moved = await page.evaluate(() => globalThis.layoutShifts.reduce((sum, value) => sum + value, 0));
        expect(moved, path).toBeLessThanOrEqual(atMost);
      }
    });
  });
}
