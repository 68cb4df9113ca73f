import { test as base, expect, type Browser, type Page } from '@playwright/test';
import { DealCenter } from './deal-center';
import { leavePagesAtRest } from './history-at-rest';
import { preparedData } from './prepared-data';
import { Sandbox } from './sandbox';

interface Own {
  /** The exchange of this file: no other file has moved its prices or its clock. */
  sandbox: Sandbox;
  deal: DealCenter;
  /** A second user in a separate browser context. */
  secondReader: DealCenter;
}

interface OfWorker {
  exchanges: SandboxOfFile;
}

/** The running sandbox of a worker. A worker runs one file after the other. */
class SandboxOfFile {
  #file: string | undefined;
  #sandbox: Sandbox | undefined;

  /** @param file its path and which repetition of it, so that a repetition starts anew */
  async of(file: string): Promise<Sandbox> {
    if (this.#sandbox && this.#file === file) return this.#sandbox;
    await this.stop();
    this.#sandbox = await Sandbox.start(preparedData());
    this.#file = file;
    return this.#sandbox;
  }

  async stop(): Promise<void> {
    await this.#sandbox?.stop();
    this.#sandbox = undefined;
  }
}

/** A journey: one sandbox exchange per file, one browser context per user, and a page without errors. */
export const test = base.extend<Own, OfWorker>({
  exchanges: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this very pattern
    async ({}, use) => {
      const exchanges = new SandboxOfFile();
      await use(exchanges);
      await exchanges.stop();
    },
    { scope: 'worker' },
  ],
  sandbox: [
    async ({ exchanges }, use, { file, repeatEachIndex }) => {
      await use(await exchanges.of(`${file} ${repeatEachIndex}`));
    },
    { timeout: 90_000 },
  ],
  context: async ({ context }, use) => {
    leavePagesAtRest(context);
    await use(context);
  },
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
  leavePagesAtRest(context);
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
