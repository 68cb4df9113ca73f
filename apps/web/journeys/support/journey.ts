import { test as base, expect, type Browser, type Page } from '@playwright/test';
import { DealCenter } from './deal-center';
import { Sandbox } from './sandbox';

interface Own {
  deal: DealCenter;
  /** A second user in a separate browser context. */
  secondReader: DealCenter;
}

/** A journey: one sandbox exchange per worker, one browser context per user, and a page without errors. */
export const test = base.extend<Own, { sandbox: Sandbox }>({
  sandbox: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this very pattern
    async ({}, use) => {
      const sandbox = await Sandbox.start();
      await use(sandbox);
      await sandbox.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ sandbox }, use) => {
    await use(sandbox.address);
  },
  deal: async ({ page, sandbox }, use) => {
    const complaints = listenForComplaints(page);
    await use(new DealCenter(page, sandbox));
    await sandbox.resetFaults();
    expect(complaints).toEqual([]);
  },
  secondReader: async ({ browser, sandbox }, use) => {
    const page = await newReader(browser, sandbox.address);
    await use(new DealCenter(page, sandbox));
    await page.context().close();
  },
});

async function newReader(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
  });
  return context.newPage();
}

/** Uncaught errors and content security policy violations. */
function listenForComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (/Content Security Policy|Refused to/i.test(message.text())) complaints.push(message.text());
  });
  return complaints;
}

export { expect };
